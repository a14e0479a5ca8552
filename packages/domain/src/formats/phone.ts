import { asStored, withoutBlanks, type TextFormat } from './text-format.ts';

/**
 * A phone number, stored in the format of ITU-T E.164, `+358401234567`. A number that starts with 0 is a
 * Finnish one. Only its length is checked: only operators know whether a number is in use.
 */
export const phone: TextFormat = {
  inputType: 'tel',
  inputMode: 'tel',
  autocomplete: 'tel',
  example: '040 123 4567',
  isSensitive: false,
  parse: parsePhone,
  display: asStored,
};

const finnish = /^\+358[1-9]\d{4,11}$/;
const foreign = /^\+(?!358)[1-9]\d{6,14}$/;

function parsePhone(text: string): string | undefined {
  const digits = withoutBlanks(text)
    .replace(/[./-]/g, '')
    .replace(/^(\+|00)(\d{1,3})\(0\)/, '$1$2')
    .replace(/[()]/g, '');
  const number = digits
    .replace(/^00/, '+')
    .replace(/^0(?=[1-9])/, '+358')
    .replace(/^(?=358\d{6})/, '+')
    .replace(/^\+3580/, '+358');
  return finnish.test(number) || foreign.test(number) ? number : undefined;
}
