import { describe, expect, it } from 'vitest';
import { dataTypes, textFormats } from '@form-portal/domain';
import { aField, aLocale } from '../testing/a-field.ts';
import { text } from './text.ts';

const field = aField('text');

describe('A text', () => {
  it.each([
    ['blanks at the ends', '  Åbo ', 'Åbo'],
    ['letters in two parts', 'Ao\u0308', 'Aö'],
    ['line ends and tabs', 'one\r\ntwo\tthree', 'one two three'],
    ['characters no one sees', 'a\u0000b\u001fc', 'abc'],
    ['a number of a program', 12, '12'],
  ])('is stored without %s', (_title, typed, stored) => {
    expect(text.normalise(field, typed)).toBe(stored);
  });

  it('holds at most 100 characters, the limit stated in the problem', () => {
    expect(text.check(field, 'x'.repeat(100))).toEqual([]);
    expect(text.check(field, 'x'.repeat(101))).toEqual([
      { code: 'answer.text-too-long', path: field.guid, params: { max: 100, n: 101 } },
    ]);
  });

  it('refuses lone surrogates, which no vault can store', () => {
    expect(text.check(field, '\ud83d')).toMatchObject([{ code: 'answer.text-invalid' }]);
  });

  it.each([
    [1, { dataType: 1, value: 'Åbo' }],
    [13, { dataType: 13, value: 'Åbo' }],
    [2, undefined],
  ] as const)('is sent to a property of data type %i', (dataType, value) => {
    expect(text.toPropertyValue(aField('text', { dataType }), 'Åbo')).toEqual(value);
  });

  it('in a format is stored in its one spelling, or as typed when it is refused', () => {
    const iban = aField('text', { settings: { format: 'iban' } });

    expect(text.normalise(iban, ' fi21 1234 5600 0007 85 ')).toBe('FI2112345600000785');
    expect(text.display(iban, 'FI2112345600000785', aLocale('fi'))).toBe('FI21 1234 5600 0007 85');
    expect(text.normalise(iban, 'FI21')).toBe('FI21');
    expect(text.display(iban, 'FI21', aLocale('fi'))).toBe('FI21');
    expect(text.check(iban, 'FI21')).toEqual([
      {
        code: 'answer.refused',
        path: iban.guid,
        params: { reason: 'fieldType.text.refused.iban', example: 'FI21 1234 5600 0007 85' },
      },
    ]);
  });

  it.each(Object.keys(textFormats))('has a text for what the format %s refuses', (format) => {
    expect(Object.keys(text.texts)).toContain(`fieldType.text.refused.${format}`);
  });

  it('takes any text in a format that this portal does not know, which is a finding', () => {
    const newer = aField('text', { settings: { format: 'of a newer portal' } });

    expect(text.check(newer, 'anything')).toEqual([]);
    expect(text.settings.normalise(newer.settings)).toEqual(newer.settings);
    expect(text.settings.check(newer.settings)).toEqual(['fieldType.text.panel.formatUnknown']);
  });

  it('is sensitive when it is a personal identity code', () => {
    const isSensitive = (format: string) => text.isSensitive?.(aField('text', { settings: { format } }));

    expect([isSensitive('hetu'), isSensitive('email'), isSensitive('')]).toEqual([true, false, false]);
  });

  it('gets confirmations when it is an e-mail address', () => {
    const isMailAddress = (format: string) => text.isMailAddress?.(aField('text', { settings: { format } }));

    expect([isMailAddress('email'), isMailAddress('hetu'), isMailAddress('')]).toEqual([true, false, false]);
  });

  it('is offered text properties of one line', () => {
    expect(text.offeredDataTypes).toEqual([dataTypes.text]);
  });
});
