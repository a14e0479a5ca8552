import { expect, it } from 'vitest';
import { aField, aForm } from '../../../testing/builders.ts';
import { guidOf } from '../../../testing/guids.ts';
import { setDecimals } from './set-decimals.ts';

const field = aField('number');
const form = aForm({ fields: [field] });

it('sets the decimals of a number and removes them again', () => {
  const two = setDecimals(form, field.guid, 2);

  expect(two.fields).toEqual([{ ...field, decimals: 2 }]);
  expect(setDecimals(two, field.guid, undefined)).toEqual(form);
});

it('returns the form itself when nothing changes', () => {
  expect(setDecimals(form, field.guid, undefined)).toBe(form);
  expect(setDecimals(form, guidOf('none'), 2)).toBe(form);
});
