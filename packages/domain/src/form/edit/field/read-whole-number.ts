import { integerRange } from '../../new-form.ts';

const wholeNumber = /^[+-]?\d{1,20}$/;

/**
 * Parses a whole number typed by an administrator, in base ten (specification §5, Field settings), clamped
 * to the integer range (specification §9). Accepts the typographic minus sign and ignores blanks. Returns
 * undefined when it is not a whole number.
 */
export function readWholeNumber(typed: string): number | undefined {
  const text = typed.replace(/\s/gu, '').replace('\u2212', '-');
  if (!wholeNumber.test(text)) return undefined;
  return Math.min(integerRange.max, Math.max(integerRange.min, Number.parseInt(text, 10))) + 0;
}
