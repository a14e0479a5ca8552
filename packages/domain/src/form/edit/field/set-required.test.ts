import { describe, expect, it } from 'vitest';
import { guidOf } from '../../../testing/guids.ts';
import { drawn } from '../../../testing/layout-notation.ts';
import { setRequired } from './set-required.ts';

describe('requiring a field', () => {
  const { form } = drawn('a b');

  it('changes only that field, and back', () => {
    const required = setRequired(form, guidOf('b'), 'required');

    expect(required.fields.map((field) => field.required)).toEqual([false, true]);
    expect(setRequired(required, guidOf('b'), 'optional')).toEqual(form);
  });

  it('changes nothing when it is required already or the field does not exist', () => {
    expect(setRequired(form, guidOf('b'), 'optional')).toBe(form);
    expect(setRequired(form, guidOf('z'), 'required')).toBe(form);
  });
});
