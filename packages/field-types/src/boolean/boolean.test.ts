import { dataTypes } from '@form-portal/domain';
import { describe, expect, it } from 'vitest';
import { aField, aLocale } from '../testing/a-field.ts';
import { boolean } from './boolean.ts';

const field = aField('boolean');

describe('A boolean', () => {
  it.each([
    [['true'], true],
    ['true', true],
    [true, true],
    [' TRUE ', true],
    [[], false],
    [null, false],
    ['false', false],
  ])('parses %j', (input, answer) => {
    expect(boolean.normalise(field, input)).toBe(answer);
  });

  it('counts as answered only when it is true', () => {
    expect(boolean.isEmpty(field, true)).toBe(false);
    for (const answer of [false, null, '']) expect(boolean.isEmpty(field, answer)).toBe(true);
  });

  it('is false in the vault when untouched', () => {
    const untouched = boolean.normalise(field, null);

    expect(boolean.toPropertyValue(field, untouched)).toEqual({ dataType: 8, value: false });
  });

  it('refuses any other value', () => {
    const answer = boolean.normalise(field, 'perhaps');

    expect(boolean.isEmpty(field, answer)).toBe(false);
    expect(boolean.check(field, answer)).toMatchObject([{ code: 'answer.boolean-invalid' }]);
  });

  it('is displayed as a word', () => {
    expect([true, false].map((answer) => boolean.display(field, answer, aLocale('fi')))).toEqual([
      'yes',
      'no',
    ]);
  });

  it('is offered boolean properties', () => {
    expect(boolean.offeredDataTypes).toEqual([dataTypes.boolean]);
  });
});
