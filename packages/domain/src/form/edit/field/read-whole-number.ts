import { integerRange } from '../../new-form.ts';

const wholeNumber = /^[+-]?\d{1,20}$/;

/**
 * A minimum, a maximum or another whole number as an administrator typed it, in base ten (specification §5, Field
 * settings), kept within the integer range of section 9. A minus sign may be the typographic one, blanks are ignored. Undefined
 * when it is none.
 */
export function readWholeNumber(typed: string): number | undefined {
  const text = typed.replace(/\s/gu, '').replace('\u2212', '-');
  if (!wholeNumber.test(text)) return undefined;
  return Math.min(integerRange.max, Math.max(integerRange.min, Number.parseInt(text, 10))) + 0;
}
