import { asStored, withoutBlanks, type TextFormat } from './text-format.ts';

/**
 * A Finnish Business ID, stored as `1234567-1`. The VAT number (`FI12345671`, `FI-12345671`) and an old ID of six
 * digits are read as the same.
 */
export const businessId: TextFormat = {
  inputType: 'text',
  inputMode: 'text',
  autocomplete: undefined,
  example: '1234567-1',
  isSensitive: false,
  parse: parseBusinessId,
  display: asStored,
};

const pattern = /^(?:FI-?)?(\d{6,7})-?(\d)$/i;
const weights = [7, 9, 10, 5, 8, 4, 2];

function parseBusinessId(text: string): string | undefined {
  const typed = withoutBlanks(text);
  const [, digits = '', check = ''] = pattern.exec(typed) ?? [];
  // Without a hyphen, seven digits may be a current ID without its check digit.
  if (digits.length === 6 && !typed.includes('-')) return undefined;
  const number = digits.padStart(7, '0');
  // Zeros alone have a valid check digit, but are no ID; nor is a text without digits.
  if (Number(number) === 0) return undefined;
  const remainder = weights.reduce((sum, weight, index) => sum + weight * Number(number[index]), 0) % 11;
  // No ID has a remainder of 1: its check digit would be 10.
  const expected = remainder === 0 ? 0 : 11 - remainder;
  return Number(check) === expected ? `${number}-${check}` : undefined;
}
