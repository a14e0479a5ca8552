import { describe, expect, it } from 'vitest';
import { fieldTypes } from '../../index.ts';
import { aField, aLocale } from '../../testing/a-field.ts';

describe.each(['dropdown', 'select'])('A choice from a %s', (name) => {
  const type = fieldTypes.get(name);
  const one = aField(name, { dataType: 9 });
  const several = aField(name, { dataType: 10 });

  it.each([
    [['2'], [2]],
    [
      ['3', '1'],
      [3, 1],
    ],
    ['3,1', [3, 1]],
    [' 3, 1 ,', [3, 1]],
    [
      [2, 2, 1],
      [2, 1],
    ],
    [2, [2]],
    [[''], null],
    ['', null],
  ])('is parsed from %j', (input, answer) => {
    expect(type.normalise(several, input)).toEqual(answer);
  });

  it.each(['Espoo', '1;2', '1.5', 'true'])('keeps %j, which is not an option, for the refusal', (sent) => {
    expect(type.normalise(several, sent)).toBe(sent);
    expect(type.check(several, sent)).toMatchObject([{ code: 'answer.option-unknown' }]);
  });

  it('refuses an option that the field does not have', () => {
    expect(type.check(several, [1, 9])).toMatchObject([{ code: 'answer.option-unknown' }]);
  });

  it('accepts one option for data type 9 and several for any other', () => {
    expect(type.check(one, [1, 2])).toMatchObject([{ code: 'answer.one-option-only' }]);
    expect(type.check(several, [1, 2])).toEqual([]);
    expect(type.check(aField(name, { dataType: 0 }), [1, 2])).toEqual([]);
  });

  it('is sent to a lookup as items', () => {
    expect(type.toPropertyValue(one, [2])).toEqual({ dataType: 9, value: 2 });
    expect(type.toPropertyValue(several, [2, 1])).toEqual({ dataType: 10, value: [2, 1] });
    expect(type.toPropertyValue(aField(name, { dataType: 1 }), [2])).toBeUndefined();
  });

  it('is displayed by option names, or by id when the name no longer exists', () => {
    expect(type.display(several, [3, 9, 1], aLocale('fi'))).toBe('Vantaa, 9, Espoo');
    expect(type.display(several, null, aLocale('fi'))).toBe('');
  });
});
