import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryForm } from '../testing/arbitrary-form.ts';
import {
  aCatalogue,
  aField,
  aForm,
  aGroup,
  aPredefinedField,
  aStructure,
  someOptions,
} from '../testing/builders.ts';
import { guidOf, nameOf } from '../testing/guids.ts';
import { testFieldTypes } from '../testing/test-field-types.ts';
import { optionsFromItems } from '../vault/options-from-items.ts';
import type { Field, Form } from './form.ts';
import type { EditorLocation } from './editor-location.ts';
import { checkMapping } from './mapping-check.ts';
import type { Finding } from './mapping/finding.ts';
import type { MappingContext } from './mapping/mapping-context.ts';

const everywhere = (text: string) => ({ gb: text, fi: text, se: text });
const items = [
  { id: 1, name: 'North' },
  { id: 2, name: 'South' },
];
const structure = aStructure();
const around: MappingContext = {
  suomiFi: 'available',
  structure,
  items: new Map([[1009, items]]),
  catalogue: aCatalogue(),
  mapping: { enabled: true, properties: { email: 1001 } },
  fieldTypes: testFieldTypes,
  language: 'gb',
  defaultLanguage: 'gb',
};
const districts = optionsFromItems(items, structure.itemNames[101], around.catalogue);

function question(name: string, type: string, changes: Partial<Field> = {}): Field {
  return aField(type, { guid: guidOf(name), label: everywhere(name), ...changes });
}

const subject = question('subj', 'text', { property: 1001, dataType: 1, required: true });
const whole: Form = aForm({ name: everywhere('Application'), class: 5, fields: [subject] });

/** The complete form with only these fields, at the top level. */
function asking(...fields: Field[]): Form {
  return { ...whole, fields, layout: fields.map(({ guid }) => ({ kind: 'field', guid })) };
}

function withFields(...fields: Field[]): Form {
  return asking(subject, ...fields);
}

function where(at: EditorLocation): string {
  switch (at.in) {
    case 'text':
      return `${at.text.of === 'form' ? 'form' : nameOf(at.text.guid)}.${at.text.part}`;
    case 'field':
      return `${nameOf(at.guid)}.${at.part}`;
    case 'group':
      return nameOf(at.guid);
    case 'logic':
      return `${nameOf(at.of)}.${at.rule}`;
    case 'settings':
      return `settings.${at.section}${at.predefined === null ? '' : `.${nameOf(at.predefined)}`}`;
    case 'adding':
      return 'adding';
  }
}

const told = ({ severity, code, at }: Finding): string => `${severity} ${code} at ${where(at)}`;
const findings = (form: Form, changes: Partial<MappingContext> = {}): string[] =>
  problemsOf(form, { ...around, ...changes }).map(told);

/** The findings but those that only say what will happen. */
function problemsOf(form: Form, surroundings: MappingContext): readonly Finding[] {
  return checkMapping(form, surroundings).filter(({ severity }) => severity !== 'info');
}

describe('a form that fits', () => {
  it('has no findings', () => {
    const choice = question('dist', 'select', { property: 1009, dataType: 9, options: districts });

    expect(findings(withFields(choice))).toEqual([]);
  });

  it('has no vault findings while the vault structure is not loaded', () => {
    expect(findings({ ...whole, class: 77 }, { structure: null })).toEqual([]);
  });
});

describe('own settings', () => {
  it('are reported as their type finds them', () => {
    const form = withFields(
      question('b', 'rating', { label: everywhere('b'), settings: { minValue: 3, maxValue: 3 } }),
    );

    expect(findings(form)).toContain('warning own-setting at b.options');
  });
});

describe('texts', () => {
  it.each<[string, Form, string]>([
    ['a form without a name', { ...whole, name: { fi: ' ' } }, 'error form-name-missing at form.name'],
    ['a field without a label', asking({ ...subject, label: {} }), 'error label-missing at subj.label'],
    [
      'a label that is there already, in whatever case',
      withFields(question('b', 'text', { label: { ...everywhere('b'), fi: 'SUBJ ' } })),
      'warning label-duplicate at b.label',
    ],
    [
      'a text that is missing in a language',
      { ...whole, description: { gb: 'How to apply', fi: 'Ohje' } },
      'warning texts-missing at form.description',
    ],
    [
      'a link that does not say where it leads',
      { ...whole, description: everywhere('Read the rules [here](https://example.org).') },
      'warning link-vague at form.description',
    ],
  ])('are reported for %s', (_what, form, found) => {
    expect(new Set(findings(form))).toEqual(new Set([found]));
  });

  it('are reported for a group without a heading and a group without fields', () => {
    const [nameless, bare] = [{ ...aGroup('G', [subject]), name: {} }, aGroup('H')];
    const form: Form = {
      ...whole,
      groups: [nameless, { ...bare, name: everywhere('H') }],
      layout: [
        { kind: 'group', guid: nameless.guid },
        { kind: 'group', guid: bare.guid },
      ],
    };

    expect(findings(form)).toEqual(['warning group-name-missing at G.name', 'warning group-empty at H']);
  });

  it('are reported once per language with the number missing and the first location', () => {
    const form = withFields(question('b', 'text', { label: { gb: 'b' } }));
    const described: Form = { ...form, description: { gb: 'How to apply' } };

    expect(problemsOf(described, around).map(({ at, params }) => [at, params])).toEqual([
      [
        { in: 'text', text: { of: 'form', part: 'description' }, language: 'fi' },
        { language: 'Suomi', n: 2 },
      ],
      [
        { in: 'text', text: { of: 'form', part: 'description' }, language: 'se' },
        { language: 'Svenska', n: 2 },
      ],
    ]);
  });

  it.each(['here', 'Click here', '**tästä**', 'Lue lisää…', 'här'])(
    'accept %o as having no link text',
    (words) => {
      const form = { ...whole, description: everywhere(`[${words}](https://example.org)`) };

      expect(findings(form)).toHaveLength(3);
    },
  );

  it('accept the name of a page as link text', () => {
    expect(findings({ ...whole, description: everywhere('[The rules](https://example.org)') })).toEqual([]);
  });
});

describe('properties of fields', () => {
  it.each<[string, Partial<Field>, string]>([
    ['is gone', { property: 4711, dataType: 1 }, 'error property-gone at b.property'],
    [
      'is of another data type now',
      { type: 'number', property: 1002, dataType: 3 },
      'warning property-type-changed at b.property',
    ],
    [
      'is of a data type that the field type does not take',
      { type: 'number', property: 1005, dataType: 2 },
      'error property-not-offered at b.property',
    ],
    [
      'is set by another field already',
      { property: 1001, dataType: 1 },
      'warning property-shared at b.property',
    ],
  ])('are reported when a property %s', (_what, changes, found) => {
    expect(findings(withFields(question('b', 'text', changes)))).toEqual([found]);
  });

  it('are not reported when fields share a property that combines their answers', () => {
    const lists = ['b', 'c'].map((name) =>
      question(name, 'select', { property: 1010, dataType: 10, options: someOptions('x') }),
    );

    expect(findings(withFields(...lists))).toEqual([]);
  });

  it('are reported when an answer is not stored anywhere: no property and no summary', () => {
    const form = { ...withFields(question('b', 'text')), summaryPdf: false };

    expect(findings(form)).toEqual(['error answer-not-kept at b.property']);
  });

  it('are reported when a predefined value overrides an answer', () => {
    const predefined = aPredefinedField(1001, { dataType: 1, value: 'Roads' });

    expect(findings({ ...whole, predefinedFields: [predefined] })).toEqual([
      'warning property-overridden at subj.property',
    ]);
  });

  it('are reported for an unknown field type', () => {
    expect(findings(withFields(question('b', 'hologram')))).toEqual(['error type-unknown at b.type']);
  });
});

describe('options', () => {
  const choice = (changes: Partial<Field>): Form =>
    withFields(question('b', 'select', { property: 1009, dataType: 9, options: districts, ...changes }));

  it('that were never loaded are reported', () => {
    expect(findings(choice({ options: [] }))).toEqual(['error options-missing at b.options']);
  });

  it('that differ from the value list are counted', () => {
    const form = choice({ options: [districts[0]!, { id: 7, name: everywhere('Gone') }] });
    const [found] = checkMapping(form, around);

    expect(found).toMatchObject({
      code: 'options-drift',
      severity: 'warning',
      params: { name: 'b', added: 1, removed: 1 },
    });
  });

  it('that were only renamed differ too', () => {
    const renamed = districts.map((option) => ({ ...option, name: everywhere('x') }));

    expect(findings(choice({ options: renamed }))).toEqual(['warning options-drift at b.options']);
  });

  it('of a value list that is not loaded are not checked', () => {
    expect(findings(choice({ options: someOptions('x') }), { items: new Map() })).toEqual([]);
  });
});

describe('object type and class', () => {
  it.each<[string, Partial<Form>, string]>([
    ['no class is chosen', { class: null }, 'error class-missing at settings.vault'],
    ['the class is gone', { class: 77 }, 'error class-gone at settings.vault'],
    ['the class belongs to another type', { class: 6 }, 'error class-gone at settings.vault'],
    ['the object type is gone', { objectType: 120 }, 'error object-type-gone at settings.vault'],
    [
      'the object type is none that forms may choose',
      { objectType: 9 },
      'error object-type-gone at settings.vault',
    ],
  ])('are reported when %s', (_what, changes, found) => {
    expect(findings({ ...whole, ...changes })).toEqual([found]);
  });
});

describe('a mandatory property of the class', () => {
  const loose = question('free', 'text');
  const bare = asking(loose);

  it('is reported when no field and no predefined field sets it', () => {
    const [found] = checkMapping(bare, around);

    expect(found).toMatchObject({ code: 'class-property-missing', params: { property: 'Subject' } });
  });

  it('is reported when the field that sets it is optional', () => {
    const optional = asking({ ...subject, required: false });

    expect(findings(optional)).toEqual(['error class-property-optional at subj.required']);
  });

  it('must be asked of everybody', () => {
    const showWhen = { kind: 'person', identified: true } as const;
    const sometimes = asking({ ...subject, required: false, requireWhen: 'shown', showWhen });

    expect(findings(sometimes)).toEqual(['error class-property-not-asked at subj.required']);
  });

  it('may be predefined, or come from the identity', () => {
    const predefined = aPredefinedField(1001, { dataType: 1, value: 'Roads' });

    expect(findings({ ...bare, predefinedFields: [predefined] })).toEqual([]);
    expect(findings({ ...bare, identity: { enabled: true, attributes: ['email'] } })).toEqual([]);
  });

  it('may be set by an optional checkbox, which is false when untouched', () => {
    const agreed = question('agree', 'boolean', { property: 1008, dataType: 8 });
    const classes = structure.classes.map((one) =>
      one.id === 5 ? { ...one, properties: [{ id: 1008, required: true }] } : one,
    );
    const tick = { ...testFieldTypes.get('boolean'), isEmpty: () => true };
    const fieldTypes = { ...testFieldTypes, get: () => tick };

    expect(findings(asking(agreed), { structure: { ...structure, classes }, fieldTypes })).toEqual([]);
  });

  it('is not reported when the vault sets it itself', () => {
    const classes = structure.classes.map((one) => ({ ...one, properties: [{ id: 0, required: true }] }));

    expect(findings(bare, { structure: { ...structure, classes } })).toEqual([]);
  });
});

describe('predefined fields', () => {
  const predefined = aPredefinedField(1009, { dataType: 9, value: 1 });

  it.each<[string, Partial<typeof predefined>, string]>([
    [
      'no property is chosen',
      { property: -1, dataType: 0, value: undefined },
      'warning predefined-not-chosen',
    ],
    ['the property is gone', { property: 4711 }, 'error predefined-gone'],
    ['the property has another data type', { property: 1003 }, 'error predefined-type-changed'],
    ['there is no value', { value: undefined }, 'warning predefined-empty'],
    ['the chosen item is gone', { value: { dataType: 9, value: 3 } }, 'error predefined-item-gone'],
  ])('are reported when %s', (_what, changes, found) => {
    const form = { ...whole, predefinedFields: [{ ...predefined, ...changes }] };

    expect(findings(form)).toEqual([`${found} at settings.predefined.p1009`]);
  });
});

describe('settings of the form', () => {
  it.each<[string, Partial<Form>, Partial<MappingContext>, string]>([
    [
      'identity that the site does not map',
      { identity: { enabled: true, attributes: ['email'] } },
      { mapping: { enabled: false, properties: {} } },
      'error identity-not-mapped at settings.identity',
    ],
    [
      'an attribute that the site does not map',
      { identity: { enabled: true, attributes: ['birthDate'] } },
      {},
      'warning identity-attribute-not-mapped at settings.identity',
    ],
    [
      'a title with a field that is gone',
      { titleTemplate: `{field:${guidOf('z')}}` },
      {},
      'warning title-field-gone at settings.title',
    ],
    [
      'an ending that is always refused',
      { attachments: { ...whole.attachments, customExtensions: ['dwg', 'exe'] } },
      {},
      'warning extension-refused at settings.attachments',
    ],
    ['nothing to ask', { fields: [], layout: [], class: 0 }, {}, 'error no-fields at adding'],
  ])('are reported for %s', (_what, changes, site, found) => {
    expect(findings({ ...whole, ...changes }, site)).toEqual([found]);
  });

  it('accept a title template with a field of the form', () => {
    expect(findings({ ...whole, titleTemplate: `{field:${subject.guid}}` })).toEqual([]);
  });
});

describe('findings', () => {
  it('name the answers that only the PDF gets, once for all fields', () => {
    const fields = [
      question('b', 'text', { label: { gb: 'Boat' } }),
      question('c', 'text', { label: { gb: 'Colour' } }),
    ];
    const only = (form: Form) => checkMapping(form, around).filter(({ code }) => code === 'answers-only-pdf');

    expect(only(withFields(...fields))).toEqual([
      {
        code: 'answers-only-pdf',
        severity: 'info',
        at: { in: 'field', guid: fields[0]!.guid, part: 'property' },
        params: { names: 'Boat, Colour' },
      },
    ]);
    expect(only({ ...withFields(...fields), summaryPdf: false })).toEqual([]);
  });

  it('are reported for an identity that the server cannot fetch', () => {
    const identity = { enabled: true, attributes: ['lastName'] } as const;
    const codes = (suomiFi: MappingContext['suomiFi']) =>
      checkMapping({ ...whole, identity }, { ...around, suomiFi }).map(({ code }) => code);

    expect(codes('unavailable')).toContain('identity-unavailable');
    expect(codes('available')).not.toContain('identity-unavailable');
  });

  it('are reported for attachments of at most 0 MB', () => {
    const attachments = { maxFileSizeMb: 0, categories: ['doc'], customExtensions: [] } as const;

    expect(findings({ ...whole, attachments })).toContain('warning file-size-zero at settings.attachments');
    expect(findings({ ...whole, attachments: { ...attachments, categories: [] } })).toEqual([]);
  });

  it('list errors first', () => {
    const form: Form = { ...whole, class: 77, description: { gb: 'How to apply' } };

    expect(problemsOf(form, around).map(({ severity }) => severity)).toEqual(['error', 'warning', 'warning']);
  });

  it('are computed for any form without throwing', () => {
    fc.assert(
      fc.property(arbitraryForm, fc.constantFrom(structure, null), (form, vault) => {
        expect(Array.isArray(checkMapping(form, { ...around, structure: vault }))).toBe(true);
      }),
    );
  });
});
