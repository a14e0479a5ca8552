import { describe, expect, it } from 'vitest';
import { aField, aForm, aPredefinedField } from '../../testing/builders.ts';
import { guidOf } from '../../testing/guids.ts';
import { testFieldTypes } from '../../testing/test-field-types.ts';
import { bundledCatalogue } from '../../translations/defaults/index.ts';
import { translateWith } from '../../translations/translate.ts';
import type { FieldTypes } from '../../field-type/field-type.ts';
import type { Guid } from '../../guid.ts';
import type { Field, Form, PredefinedField } from '../form.ts';
import type { FormChange } from './form-change.ts';
import { formChanges } from './form-changes.ts';

const field = (name: string, changes: Partial<Field> = {}): Field =>
  aField('text', { guid: guidOf(name), label: { gb: name }, ...changes });
const [a, b] = [field('a'), field('b')];
const group = { guid: guidOf('G'), name: { gb: 'G' }, fields: [b.guid] };
const form = aForm({
  name: { gb: 'Permit' },
  fields: [a, b],
  groups: [group],
  layout: [
    { kind: 'field', guid: a.guid },
    { kind: 'group', guid: group.guid },
  ],
});
const condition = { kind: 'field', field: a.guid, operator: 'answered', operand: null } as const;
const check = { guid: guidOf('check'), must: condition, message: {}, at: null, kind: 'error' } as const;
const x = aPredefinedField(1001, { dataType: 1, value: 'x' });
const y = aPredefinedField(1002, { dataType: 1, value: 'y' });
const withPredefined = (...predefinedFields: readonly PredefinedField[]): Form => ({
  ...form,
  predefinedFields,
});
const withB = (changes: Partial<Field>): Form => ({ ...form, fields: [a, { ...b, ...changes }] });

/** “part: kind code name on page language before→after” */
function inWords({ part, kind, code, name, page, language, values }: FormChange): string {
  const quoted = values === null ? '' : ` ${values.before}→${values.after}`;
  return `${part}: ${kind} ${code}${name === '' ? '' : ` ${name}`}${page === null ? '' : ` on ${page}`}${language === null ? '' : ` ${language}`}${quoted}`;
}

const text = translateWith(bundledCatalogue.gb?.texts ?? {}, 'en');
/** Field types that keep the name by which they are looked up. */
const fieldTypes: FieldTypes = {
  all: testFieldTypes.all,
  get: (name) => ({ ...testFieldTypes.get(name), labelKey: `fieldType.${name}.label` }),
};
const options = {
  fieldTypes,
  locale: { languageTag: 'en', language: 'gb', defaultLanguage: 'fi', text },
  propertyName: (property: number) => `P${property}`,
  targetName: ({ objectType, class: id }: Pick<Form, 'objectType' | 'class'>) => `T${objectType}, C${id}`,
};

function changes(before: Form, after: Form): readonly string[] {
  return formChanges(before, after, options).map(inWords);
}

describe('the changes between two versions of a form', () => {
  const c = field('c');
  const withC: Form = {
    ...form,
    fields: [a, b, c],
    layout: [...form.layout, { kind: 'field', guid: c.guid }],
  };
  const swapped: Form = { ...form, layout: [form.layout[1]!, form.layout[0]!] };
  const flat: Form = { ...form, groups: [], layout: [form.layout[0]!, { kind: 'field', guid: b.guid }] };

  it.each<[string, Form, Form, readonly string[]]>([
    ['nothing', form, { ...form, revision: 9, updatedAt: '2027-01-01T00:00:00.000Z' }, []],
    ['an empty text', form, { ...form, description: { gb: '' } }, []],
    ['an added field', form, withC, ['questions: added field-added c']],
    ['a removed field', withC, form, ['questions: removed field-removed c']],
    ['an added group', flat, form, ['questions: added group-added G', 'questions: changed order']],
    ['a removed group', form, flat, ['questions: removed group-removed G', 'questions: changed order']],
    ['another order', form, swapped, ['questions: changed order']],
    ['a required field', form, withB({ required: true }), ['questions: changed field-required b']],
    ['an optional field', withB({ required: true }), form, ['questions: changed field-optional b']],
    ['another property', form, withB({ property: 1002 }), ['questions: changed field-property b →P1002']],
    [
      'another type',
      form,
      withB({ type: 'number' }),
      ['questions: changed field-type b fieldType.text.label→fieldType.number.label'],
    ],
    ['another width', form, withB({ width: 'narrow' }), ['questions: changed field-width b']],
    ['several options', form, withB({ multiSelect: true }), ['questions: changed field-settings b']],
    [
      'a new condition',
      form,
      withB({ showWhen: condition }),
      ['logic: added field-logic b →Shown when a is answered'],
    ],
    [
      'another condition',
      withB({ showWhen: condition }),
      withB({ showWhen: { ...condition, operator: 'unanswered' } }),
      ['logic: changed field-logic b Shown when a is answered→Shown when a is not answered'],
    ],
    [
      'a removed condition, by the labels of its own version',
      withB({ requireWhen: condition }),
      { ...form, fields: [{ ...a, label: { gb: 'A' } }, b] },
      ['logic: removed field-logic b Required when a is answered→', 'texts: changed text-label A gb a→A'],
    ],
    [
      'another formula',
      withB({ formula: '1 + 2' }),
      withB({ formula: `1 + {field:${a.guid}}` }),
      ['logic: changed field-logic b Computed: 1 + 2→Computed: 1 + a'],
    ],
    [
      'a condition of a group',
      form,
      { ...form, groups: [{ ...group, showWhen: condition }] },
      ['logic: added group-logic G →Shown when a is answered'],
    ],
    [
      'a rule that counts rows',
      form,
      withB({ showWhen: { kind: 'group', group: group.guid, operator: 'more', rows: 1 } }),
      ['logic: added field-logic b →Shown when the number of rows in G is more than 1'],
    ],
    ['a new check', form, { ...form, checks: [check] }, ['logic: added check →Must hold: a is answered']],
    [
      'a removed check',
      { ...form, checks: [check] },
      form,
      ['logic: removed check Must hold: a is answered→'],
    ],
    [
      'a check that is now a stop',
      { ...form, checks: [check] },
      { ...form, checks: [{ ...check, kind: 'stop' }] },
      ['logic: changed checks'],
    ],
    ['a written text', form, withB({ label: { gb: 'b', fi: 'bee' } }), ['texts: added text-label b fi →bee']],
    [
      'another name',
      form,
      { ...form, name: { gb: 'Licence' } },
      ['texts: changed text-form-name gb Permit→Licence'],
    ],
    ['a removed name', form, { ...form, name: {} }, ['texts: removed text-form-name gb Permit→']],
    ['a disabled form', form, { ...form, enabled: false }, ['settings: removed setting-enabled']],
    [
      'a class',
      form,
      { ...form, class: 77 },
      [`settings: changed setting-target T0, C${form.class}→T0, C77`],
    ],
    [
      'the types of files',
      { ...form, attachments: { ...form.attachments, categories: ['doc'], customExtensions: [] } },
      {
        ...form,
        attachments: { ...form.attachments, categories: ['doc', 'img'], customExtensions: ['dwg'] },
      },
      ['settings: changed setting-file-types Documents→Images, Documents, .dwg'],
    ],
    [
      'identification that is now asked for',
      form,
      { ...form, identity: { enabled: true, attributes: ['lastName'] } },
      ['settings: added setting-identity →Last name'],
    ],
    [
      'identification without details',
      { ...form, identity: { enabled: true, attributes: [] } },
      form,
      ['settings: removed setting-identity'],
    ],
    [
      'the largest file',
      form,
      { ...form, attachments: { ...form.attachments, maxFileSizeMb: 25 } },
      [`settings: changed setting-file-size ${form.attachments.maxFileSizeMb}→25`],
    ],
    [
      'a predefined field',
      form,
      withPredefined(x, y),
      ['settings: added predefined-added P1001', 'settings: added predefined-added P1002'],
    ],
    [
      'a removed predefined field',
      withPredefined(x, y),
      withPredefined(y),
      ['settings: removed predefined-removed P1001'],
    ],
    [
      'another predefined value',
      withPredefined(x),
      withPredefined({ ...x, value: { dataType: 1, value: 'z' } }),
      ['settings: changed predefined-value P1001'],
    ],
    [
      'another order of predefined fields',
      withPredefined(x, y),
      withPredefined(y, x),
      ['settings: changed predefined-order'],
    ],
    [
      'a condition of a predefined field',
      withPredefined(x),
      withPredefined({ ...x, when: condition }),
      ['logic: added predefined-logic P1001 →Set when a is answered'],
    ],
    ['the title', form, { ...form, titleTemplate: '{date}' }, ['settings: changed setting-title →{date}']],
    [
      'options of the vault',
      form,
      withB({ options: [{ id: 1, name: { gb: 'One' } }] }),
      ['options: changed field-options b'],
    ],
    [
      'the description in the form list',
      form,
      { ...form, listDescription: { gb: 'For guests' } },
      ['texts: added text-form-list-description gb →For guests'],
    ],
  ])('are described for %s', (_, before, after, expected) => {
    expect(changes(before, after)).toEqual(expected);
  });

  it('name the page on which a question was added or removed', () => {
    const [first, second] = [guidOf('first'), guidOf('second')];
    const paged = (entries: Form['layout'], fields: readonly Field[]): Form => ({
      ...form,
      fields,
      pages: [
        { guid: first, name: { gb: 'You' } },
        { guid: second, name: { gb: '' } },
      ],
      layout: entries,
    });
    const onFirst = { ...form.layout[0]!, page: first };
    const short = paged([onFirst, { ...form.layout[1]!, page: first }], [a, b]);
    const added = (page: Guid): Form =>
      paged([...short.layout, { kind: 'field', guid: c.guid, page }], [a, b, c]);

    expect(changes(short, added(first))).toContain('questions: added field-added c on You');
    expect(changes(added(first), short)).toContain('questions: removed field-removed c on You');
    expect(changes(short, added(second))).toContain('questions: added field-added c on ');
  });

  it('lead to the locations of the later version', () => {
    const locationsOf = (before: Form, after: Form) =>
      formChanges(before, after, options).map(({ at }) => at);

    expect(locationsOf(form, withC)).toEqual([{ in: 'field', guid: c.guid, part: 'required' }]);
    expect(locationsOf(withC, form)).toEqual([null]);
    expect(locationsOf(form, withB({ showWhen: condition }))).toEqual([
      { in: 'logic', of: b.guid, rule: 'showWhen' },
    ]);
    expect(locationsOf({ ...form, checks: [check] }, form)).toEqual([null]);
    expect(locationsOf(form, { ...form, name: { gb: 'Licence' } })).toEqual([
      { in: 'text', text: { of: 'form', part: 'name' }, language: 'gb' },
    ]);
  });
});
