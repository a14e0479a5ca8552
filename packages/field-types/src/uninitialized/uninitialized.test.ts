import { describe, expect, it } from 'vitest';
import { aField } from '../testing/a-field.ts';
import { uninitialized } from './uninitialized.ts';

describe('A field of an unknown type', () => {
  const field = aField('hologram', { required: true });

  it('stores nothing, whatever is sent', () => {
    const answer = uninitialized.normalise(field, 'anything');

    expect(answer).toBeNull();
    expect(uninitialized.toPropertyValue(field, answer)).toBeUndefined();
  });

  it('is never missing, because it cannot be answered', () => {
    expect(uninitialized.isEmpty(field, null)).toBe(false);
    expect(uninitialized.check(field, null)).toEqual([]);
  });

  it('is not offered in the editor', () => {
    expect(uninitialized.offered).toBe(false);
  });

  it('is offered properties of any data type, by naming none', () => {
    expect(uninitialized.offeredDataTypes).toEqual([]);
  });
});
