import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryForm } from '../../testing/arbitrary-form.ts';
import { aGroup } from '../../testing/builders.ts';
import { guidOf } from '../../testing/guids.ts';
import {
  everywhere,
  structure,
  mappingContext,
  districts,
  question,
  subject,
  whole,
  asking,
  withFields,
  findings,
  findingsWithoutInfo,
} from '../../testing/mapping-findings.ts';
import type { Form } from '../form.ts';
import { checkMapping } from './mapping-check.ts';
import type { MappingContext } from './mapping-context.ts';

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
      'a label that another field has, ignoring case',
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

  it('are not reported in a language that visitors do not get', () => {
    const { catalogue } = mappingContext;
    const fi = { ...catalogue['fi']!, shownToVisitors: false };
    const form = withFields(question('b', 'text', { label: { gb: 'b', se: 'b' } }));

    expect(findings(form, { catalogue: { ...catalogue, fi } })).toEqual([]);
  });

  it('are reported once per language with the number missing and the first location', () => {
    const form = withFields(question('b', 'text', { label: { gb: 'b' } }));
    const described: Form = { ...form, description: { gb: 'How to apply' } };

    expect(findingsWithoutInfo(described, mappingContext).map(({ at, params }) => [at, params])).toEqual([
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
    'are reported for the vague link text %o',
    (words) => {
      const form = { ...whole, description: everywhere(`[${words}](https://example.org)`) };

      expect(findings(form)).toHaveLength(3);
    },
  );

  it('are not reported for a link text that names its page', () => {
    expect(findings({ ...whole, description: everywhere('[The rules](https://example.org)') })).toEqual([]);
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
      'an extension that is always refused',
      { attachments: { ...whole.attachments, customExtensions: ['dwg', 'tar.exe'] } },
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
    const only = (form: Form) =>
      checkMapping(form, mappingContext).filter(({ code }) => code === 'answers-only-pdf');

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
      checkMapping({ ...whole, identity }, { ...mappingContext, suomiFi }).map(({ code }) => code);

    expect(codes('unavailable')).toContain('identity-unavailable');
    expect(codes('available')).not.toContain('identity-unavailable');
  });

  it('are reported for attachments of at most 0 MB', () => {
    const attachments = { maxFileSizeMb: 0, categories: ['doc'], customExtensions: [] } as const;

    expect(findings({ ...whole, attachments })).toContain('warning file-size-zero at settings.file-size');
    expect(findings({ ...whole, attachments: { ...attachments, categories: [] } })).toEqual([]);
  });

  it('list errors first', () => {
    const form: Form = { ...whole, class: 77, description: { gb: 'How to apply' } };

    expect(findingsWithoutInfo(form, mappingContext).map(({ severity }) => severity)).toEqual([
      'error',
      'warning',
      'warning',
    ]);
  });

  it('are computed for any form without throwing', () => {
    fc.assert(
      fc.property(arbitraryForm, fc.constantFrom(structure, null), (form, vault) => {
        expect(Array.isArray(checkMapping(form, { ...mappingContext, structure: vault }))).toBe(true);
      }),
    );
  });
});
