import { describe, expect, it } from 'vitest';
import { aField, aForm, aGroup, guidOf } from '../../../testing/index.ts';
import { testFieldTypes as fieldTypes } from '../../../testing/test-field-types.ts';
import type { FormCheck } from '../../form.ts';
import { formTextsFromCsv, formTextsToCsv } from './form-texts-csv.ts';

const name = aField('text', { guid: guidOf('name'), label: { fi: 'Nimi', gb: 'Name' } });
const grants = { ...aGroup('Grants', [name]), name: { fi: 'Avustukset' } };
const check: FormCheck = {
  guid: guidOf('check'),
  kind: 'error' as const,
  at: null,
  must: { kind: 'field', field: name.guid, operator: 'answered', operand: null },
  message: { fi: 'Kirjoita nimi.\nSe tarvitaan.' },
};
const form = aForm({
  name: { fi: 'Hakemus' },
  fields: [name],
  groups: [grants],
  layout: [{ kind: 'group', guid: grants.guid }],
  checks: [check],
});
const into = (csv: string) => formTextsFromCsv(form, csv, 'gb', fieldTypes);

describe('the texts of a form as CSV', () => {
  it('are listed with the language that they are translated from, in page order', () => {
    expect(formTextsToCsv(form, { from: 'fi', to: 'gb' }, fieldTypes).split('\r\n')).toEqual([
      'key;fi;text',
      'form.name;Hakemus;',
      `group.${grants.guid}.name;Avustukset;`,
      `field.${name.guid}.label;Nimi;Name`,
      `check.${check.guid}.message;"Kirjoita nimi.\nSe tarvitaan.";`,
      '',
    ]);
  });

  it('change nothing when they are imported as they were exported', () => {
    for (const to of ['fi', 'gb']) {
      const csv = formTextsToCsv(form, { from: 'fi', to }, fieldTypes);

      expect(formTextsFromCsv(form, csv, to, fieldTypes)).toEqual({ ok: true, value: form });
    }
  });

  it('are imported into one language, and an empty one removes it', () => {
    const csv = `key;text\nform.name;"An\napplication"\nfield.${name.guid}.label;\ncheck.${check.guid}.message;"A\r\nB"`;

    expect(into(csv)).toMatchObject({
      ok: true,
      value: {
        name: { fi: 'Hakemus', gb: 'An application' },
        fields: [{ label: { fi: 'Nimi' } }],
        checks: [{ message: { ...check.message, gb: 'A\nB' } }],
      },
    });
  });

  it.each([
    ['key;text\nform.title;A', 'translations.csv-key-unknown'],
    [`key;text\nfield.${guidOf('gone')}.label;A`, 'translations.csv-key-unknown'],
    ['key;text\n__proto__;A', 'translations.csv-key-unknown'],
    ['key;text\nform.name;A\nform.name;B', 'translations.csv-key-twice'],
    [`key;text\nform.name;${'x'.repeat(1001)}`, 'translations.too-long'],
    ['form.name;A', 'translations.csv-columns'],
  ])('are all refused when one is invalid: %j', (csv, code) => {
    expect(into(csv)).toMatchObject({ ok: false, problems: [{ code }] });
  });
});
