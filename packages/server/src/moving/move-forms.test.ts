import { formFromWire } from '@form-portal/domain/wire';
import { aField, aForm, aStructure, guidOf } from '@form-portal/domain/testing';
import { expect, it } from 'vitest';
import { moveForms } from './move-forms.ts';

const from = aStructure();
const to = {
  ...from,
  classes: [],
  properties: from.properties.map((property) => ({ ...property, id: property.id + 1000 })),
};

it('moveForms makes an importable backup of each form, and reports what it left behind', () => {
  const form = aForm({ class: 5, fields: [aField('text', { property: 1001 })] });

  const [first, second] = moveForms([{ ...form, guid: guidOf('second') }, form], { from, to });

  expect([first?.fileName, second?.fileName].toSorted()).toEqual(
    [`${form.guid}.json`, `${guidOf('second')}.json`].toSorted(),
  );
  expect(first?.report).toEqual([
    `${first?.fileName}: Application`,
    '  without class 5 (Application): choose another in the builder',
  ]);
  const read = formFromWire(JSON.parse(first?.text ?? ''));
  expect(read.ok && read.value.fields[0]?.property).toBe(2001);
});
