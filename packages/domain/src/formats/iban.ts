import { withoutBlanks, type TextFormat } from './text-format.ts';

/** Countries of the IBAN registry (ISO 13616) by the length of their account numbers. */
const countriesByLength: Readonly<Record<number, string>> = {
  15: 'NO',
  16: 'BE',
  18: 'DK FI FK FO GL NL SD',
  19: 'MK SI',
  20: 'AT BA EE KZ LT LU MN XK',
  21: 'CH HR LI LV',
  22: 'BG BH CR DE GB GE IE ME RS VA',
  23: 'AE GI IL IQ OM SO TL',
  24: 'AD CZ ES MD PK RO SA SE SK TN VG',
  25: 'LY PT ST',
  26: 'IS TR',
  27: 'BI DJ FR GR IT MC MR SM',
  28: 'AL AZ BY CY DO GT HN HU LB NI PL SV',
  29: 'BR EG PS QA UA',
  30: 'JO KW MU YE',
  31: 'MT SC',
  32: 'LC',
  33: 'RU',
};

/** An international bank account number, stored without blanks and shown in groups of four. */
export const iban: TextFormat = {
  inputType: 'text',
  inputMode: 'text',
  autocomplete: undefined,
  example: 'FI21 1234 5600 0007 85',
  isSensitive: false,
  parse: parseIban,
  display: (stored) => stored.replace(/(.{4})(?=.)/g, '$1 '),
};

function parseIban(text: string): string | undefined {
  const number = withoutBlanks(text)
    .toUpperCase()
    .replace(/^IBAN:?/, '')
    .replaceAll('-', '');
  const countries = countriesByLength[number.length] ?? '';
  // Check digits range from 02 to 98; 00, 01 and 99 have the same remainder as one of these (ISO 7064).
  const isOfCountry =
    /^[A-Z]{2}(?!00|01|99)\d{2}[A-Z\d]+$/.test(number) && countries.includes(number.slice(0, 2));
  return isOfCountry && remainderBy97(number.slice(4) + number.slice(0, 4)) === 1 ? number : undefined;
}

/** The remainder of a text read as a number in which A is 10 and Z is 35 (ISO 7064). */
function remainderBy97(text: string): number {
  let remainder = 0;
  for (const character of text) {
    const value = parseInt(character, 36);
    remainder = (remainder * (value < 10 ? 10 : 100) + value) % 97;
  }
  return remainder;
}
