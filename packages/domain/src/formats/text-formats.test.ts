import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCharacters } from '../testing/any-characters.ts';
import { maxHostileMs, slowestHostileMs } from '../testing/hostile-texts.ts';
import type { TextFormatName } from './text-format.ts';
import { isTextFormatName, textFormats } from './text-formats.ts';

const names = Object.keys(textFormats).filter(isTextFormatName);

/** What people type, and what is stored. */
const accepted: Readonly<Record<TextFormatName, readonly (readonly [string, string])[]>> = {
  email: [
    ['aino.korhonen@kuopio.fi', 'aino.korhonen@kuopio.fi'],
    ['Aino@Kuopio.FI', 'Aino@kuopio.fi'],
    ['aino+tag@sub.example.co', 'aino+tag@sub.example.co'],
    ['åsa@öljyalue.fi', 'åsa@öljyalue.fi'],
    ['\u200f aino@kuopio.fi\u200b', 'aino@kuopio.fi'],
    ['ａｉｎｏ＠ｋｕｏｐｉｏ．ｆｉ', 'aino@kuopio.fi'],
    ['aino@etelä–savo.fi', 'aino@etelä-savo.fi'],
  ],
  phone: [
    ['040 123 4567', '+358401234567'],
    ['(09) 310 1691', '+35893101691'],
    ['+358 (0)40-123 4567', '+358401234567'],
    ['00358 40 1234567', '+358401234567'],
    ['+3580401234567', '+358401234567'],
    ['358401234567', '+358401234567'],
    ['+46 70 123 45 67', '+46701234567'],
    ['+39 06 698 12345', '+390669812345'],
    ['+1 (201) 555-0123', '+12015550123'],
    ['\u202a+358 40 1234567\u202c', '+358401234567'],
  ],
  // The examples of the IBAN registry.
  iban: [
    ['FI21 1234 5600 0007 85', 'FI2112345600000785'],
    ['fi2112345600000785', 'FI2112345600000785'],
    ['IBAN: FI21-1234-5600-0007-85', 'FI2112345600000785'],
    ['SE45 5000 0000 0583 9825 7466', 'SE4550000000058398257466'],
    ['NO93 8601 1117 947', 'NO9386011117947'],
    ['EE38 2200 2210 2014 5685', 'EE382200221020145685'],
    ['GB29 NWBK 6016 1331 9268 19', 'GB29NWBK60161331926819'],
    ['MT84 MALT 0110 0001 2345 MTLC AST0 01S', 'MT84MALT011000012345MTLCAST001S'],
  ],
  hetu: [
    ['131052-308T', '131052-308T'],
    ['131052-308t', '131052-308T'],
    ['131052–308T', '131052-308T'],
    ['131052Y308T', '131052Y308T'],
    ['010594Y9032', '010594Y9032'],
    ['010516B903X', '010516B903X'],
  ],
  'y-tunnus': [
    ['1234567-1', '1234567-1'],
    ['0201256-6', '0201256-6'],
    ['201256-6', '0201256-6'],
    ['FI02012566', '0201256-6'],
    ['FI-02012566', '0201256-6'],
    ['FI-0201256-6', '0201256-6'],
    ['02012566', '0201256-6'],
  ],
  postcode: [
    ['00100', '00100'],
    ['70 110', '70110'],
    ['FI-70110', '70110'],
    ['FI 70110', '70110'],
    ['AX-22100', '22100'],
    ['AX 22 100', '22100'],
  ],
  url: [
    ['https://www.kuopio.fi/avustukset?vuosi=2027', 'https://www.kuopio.fi/avustukset?vuosi=2027'],
    ['http://kuopio.fi', 'http://kuopio.fi'],
    ['www.kuopio.fi/avustukset', 'https://www.kuopio.fi/avustukset'],
    ['https://öljyalue.fi', 'https://öljyalue.fi'],
    ['kuopio.fi:8080/avustukset', 'https://kuopio.fi:8080/avustukset'],
    ['\u200fwww.kuopio.fi\u200f', 'https://www.kuopio.fi'],
  ],
};

const refused: Readonly<Record<TextFormatName, readonly string[]>> = {
  email: [
    'aino',
    'aino@kuopio',
    '@kuopio.fi',
    'aino@',
    'a b@kuopio.fi',
    'aino@kuopio..fi',
    '.aino@kuopio.fi',
    'Aino <aino@kuopio.fi>',
    'aino@kuopio.fi, eino@kuopio.fi',
    'aino@127.0.0.1',
    `${'a'.repeat(65)}@kuopio.fi`,
  ],
  phone: ['', '12', 'soita iltaisin', '+', '0', '040 123 4567 tai 050 765 4321', '+358 40', '++358401234567'],
  iban: [
    'FI21 1234 5600 0007 86',
    'FI21 1234 5600 0007 8',
    // The same remainder as the check digits 02.
    'FI99 1234 5600 0000 60',
    'XX21 1234 5600 0007 85',
    'F 21 1234 5600 0007 85',
    '123456-785',
    'SE21 1234 5600 0007 85',
  ],
  hetu: ['131052-308U', '311152-308T', '131052', '131052G308T', '131052-001K', '19521013-308T'],
  'y-tunnus': ['1234567-8', '1234567', '123456', '12345678-1', 'SE12345671', '0000010-0', '0000000-0'],
  postcode: ['0010', '001000', 'Helsinki', '00100 Helsinki', 'SE-11122'],
  url: [
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://kuopio.fi',
    'https://',
    'https://kuopio',
    'https://user:pass@kuopio.fi',
    'kuopio',
    '1.5',
    'https://kuo pio.fi',
    'mailto:aino@kuopio.fi',
    'www.kuopio.fi,',
    '(www.kuopio.fi)',
  ],
};

describe.each(names)('The format %s', (name) => {
  const { parse, display, example } = textFormats[name];

  it.each(accepted[name])('stores "%s" as "%s"', (typed, stored) => {
    expect(parse(typed)).toBe(stored);
    expect(parse(display(stored))).toBe(stored);
  });

  it.each(refused[name])('refuses "%s"', (typed) => {
    expect(parse(typed)).toBeUndefined();
  });

  it('accepts the example that its message gives', () => {
    expect(parse(example)).toBeDefined();
  });

  it('takes linear time with any text', () => {
    expect(slowestHostileMs(textFormats[name].parse)).toBeLessThan(maxHostileMs);
  });

  it('parses any text without throwing, and a stored text to itself', () => {
    const near = fc.constantFrom(...accepted[name].map(([typed]) => typed), ...refused[name]);
    const edited = fc
      .tuple(near, fc.nat(30), fc.nat(3), anyCharacters(3))
      .map(([text, from, cut, put]) => text.slice(0, from) + put + text.slice(from + cut));
    fc.assert(
      fc.property(fc.oneof(edited, fc.string({ unit: 'grapheme' })), (text) => {
        const stored = parse(text);
        if (stored === undefined) return;
        expect(parse(stored)).toBe(stored);
        expect(parse(display(stored))).toBe(stored);
      }),
      { numRuns: 500 },
    );
  });
});

it('shows an account number in groups of four', () => {
  expect(textFormats.iban.display('FI2112345600000785')).toBe('FI21 1234 5600 0007 85');
});

it('refuses an account number with any one digit changed', () => {
  const number = 'FI2112345600000785';
  for (let index = 2; index < number.length; index += 1)
    for (const digit of '0123456789')
      if (digit !== number[index])
        expect(
          textFormats.iban.parse(number.slice(0, index) + digit + number.slice(index + 1)),
        ).toBeUndefined();
});

it('refuses a Business ID with any one digit changed or two neighbours swapped', () => {
  const id = '0201256-6';
  const changed = [...id].flatMap((character, index) =>
    character === '-'
      ? []
      : [...'0123456789'].map((digit) => id.slice(0, index) + digit + id.slice(index + 1)),
  );
  for (const text of changed.filter((one) => one !== id))
    expect(textFormats['y-tunnus'].parse(text), text).toBeUndefined();
  expect(textFormats['y-tunnus'].parse('0201526-6')).toBeUndefined();
});

it.each(['', 'ssn', 'toString', '__proto__', 'constructor'])('knows no format "%s"', (name) => {
  expect(isTextFormatName(name)).toBe(false);
});
