import { describe, expect, it } from 'vitest';
import type { FieldTypes } from '../../../field-type.ts';
import { aField, aForm } from '../../../testing/builders.ts';
import { testFieldTypes } from '../../../testing/test-field-types.ts';
import { readWholeNumber } from './read-whole-number.ts';
import { setSettings, type OwnSettings } from './set-settings.ts';

const rating = aField('rating');
const form = aForm({ fields: [rating] });

/** Field types that clamp every minimum to 0 or above. */
const types: FieldTypes = {
  ...testFieldTypes,
  get: (name) => ({
    ...testFieldTypes.get(name),
    normaliseSettings: (field) => ({ ...field, minValue: Math.max(0, field.minValue) }),
  }),
};

describe("a field's own settings", () => {
  it('are made valid by its type', () => {
    expect(setSettings(form, rating.guid, { maxValue: 5 }, types).fields).toEqual([
      { ...rating, maxValue: 5 },
    ]);
    expect(setSettings(form, rating.guid, { minValue: -4, maxValue: 5 }, types).fields).toEqual([
      { ...rating, minValue: 0, maxValue: 5 },
    ]);
  });

  it('stay unchanged when the type normalises them back', () => {
    expect(setSettings(form, rating.guid, { minValue: -4 }, types)).toBe(form);
    expect(setSettings(form, rating.guid, { minValue: 0, maxValue: 10 }, types)).toBe(form);
  });
});

describe('setting one bound', () => {
  const range = (settings: OwnSettings): readonly unknown[] =>
    setSettings(form, rating.guid, settings, testFieldTypes).fields.map(({ minValue, maxValue }) => [
      minValue,
      maxValue,
    ]);

  it.each<[OwnSettings, readonly [number, number]]>([
    [{ minValue: 3 }, [3, 10]],
    [{ minValue: 50 }, [50, 50]],
    [{ maxValue: -5 }, [-5, -5]],
  ])('to %j moves the other one when they would cross: %j', (settings, expected) => {
    expect(range(settings)).toEqual([expected]);
  });
});

describe('readWholeNumber', () => {
  it.each([
    ['5', 5],
    [' 12 ', 12],
    ['-7', -7],
    ['\u22127', -7],
    ['+3', 3],
    ['007', 7],
    ['-0', 0],
    ['1 000', 1000],
    ['99999999999', 2147483647],
    ['-99999999999', -2147483648],
  ])('reads %j as %d', (typed, read) => {
    expect(readWholeNumber(typed)).toBe(read);
  });

  it.each(['', '-', '1.5', '1,5', '0x10', '1e3', 'ten', '12a'])('returns undefined for %j', (typed) => {
    expect(readWholeNumber(typed)).toBeUndefined();
  });
});
