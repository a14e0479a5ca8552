import { withPlainSigns } from '@form-portal/domain';
import type { Answer } from '@form-portal/domain';
import type { AnswerInput } from '../input-text.ts';
import { inputText, storedLine } from '../input-text.ts';
import { safely } from '../safely.ts';

const blanks = /[\s'’]/g;
const plainNumber = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;

/**
 * Parses a number: comma or point before the decimals, blanks or apostrophes between thousands, any minus
 * sign. Of two different separators the last one starts the decimals; a repeated one separates thousands.
 * Undefined when it is not a number (specification D13, D43; docs/design.md#inputs).
 */
export function parseNumber(text: string): number | undefined {
  const spelled = withPoint(withPlainSigns(text).replace(blanks, ''));
  if (spelled === undefined || !plainNumber.test(spelled)) return undefined;
  const value = Number(spelled) + 0;
  return Number.isFinite(value) ? value : undefined;
}

function withPoint(text: string): string | undefined {
  const separators = [...text].filter((character) => character === ',' || character === '.');
  const last = separators.at(-1);
  if (last === undefined) return text;
  if (separators.length === 1) return text.replace(',', '.');
  const first = separators[0] ?? last;
  const isRepeated = separators.every((separator) => separator === last);
  if (!isRepeated && separators.lastIndexOf(first) !== separators.length - 2) return undefined;
  const thousands = isRepeated ? text : text.slice(0, text.lastIndexOf(last));
  const grouped = new RegExp(`^[+-]?\\d{1,3}(\\${first}\\d{3})+$`);
  if (!grouped.test(thousands)) return undefined;
  const whole = thousands.replaceAll(first, '');
  return isRepeated ? whole : `${whole}.${text.slice(text.lastIndexOf(last) + 1)}`;
}

/**
 * Converts input to a stored number: null when empty, the text itself when it is not a number. For a field
 * of whole numbers, a text with decimals is kept as text: "1.000" may mean a thousand, and guessing could
 * silently store a wrong number.
 */
export function storedNumber(input: AnswerInput, kind: 'whole' | 'decimal'): number | string | null {
  if (typeof input === 'number' && Number.isFinite(input)) return input + 0;
  const text = storedLine(input);
  if (text === null) return null;
  const value = parseNumber(text);
  if (value === undefined) return text;
  return kind === 'whole' && spellsDecimals(text, value) ? text : value;
}

function spellsDecimals(text: string, value: number): boolean {
  return !Number.isInteger(value) || (/[.,]/.test(text) && text.replace(/[^.,]/g, '').length === 1);
}

/**
 * Formats a number for a control: no thousands separators, comma or point by language. {@link parseNumber}
 * parses it back.
 */
export function spellNumber(value: number, languageTag: string): string {
  const text = String(value);
  return decimalSeparator(languageTag) === ',' ? text.replace('.', ',') : text;
}

/** A number as its control shows it; anything else stays as typed. */
export function numberInControl(answer: Answer, languageTag: string): string {
  return typeof answer === 'number' ? spellNumber(answer, languageTag) : inputText(answer);
}

/**
 * Formats a number for display, for example `2 147 483 647` in Finnish, with `decimals` decimals at least.
 */
export function displayNumber(value: number, languageTag: string, decimals = 0): string {
  return formatOf(languageTag, decimals)?.format(value) ?? String(value);
}

/**
 * Whether a text may be a whole number with a separator of thousands as well as one with three decimals:
 * `1.000`. The language of the page does not decide, since people write as they are used to
 * (decision 0062).
 */
export function isAmbiguous(text: string): boolean {
  return /^[+-]?[1-9]\d{0,2}[.,]\d{3}$/.test(withPlainSigns(text).trim());
}

function decimalSeparator(languageTag: string): string {
  const parts = formatOf(languageTag)?.formatToParts(1.1);
  return parts?.find((part) => part.type === 'decimal')?.value ?? '.';
}

const formats = new Map<string, Intl.NumberFormat | undefined>();

/**
 * Returns a cached formatter: creating one costs more than using it, and a counter needs it on every key.
 * Undefined for an invalid tag.
 */
function formatOf(languageTag: string, decimals = 0): Intl.NumberFormat | undefined {
  const key = `${languageTag} ${decimals}`;
  if (!formats.has(key)) {
    const digits = { minimumFractionDigits: decimals, maximumFractionDigits: 20 };
    const make = () => new Intl.NumberFormat(languageTag, digits);
    formats.set(key, safely<Intl.NumberFormat | undefined>(make, undefined));
  }
  return formats.get(key);
}
