import { dayMs, displayDay, isRealDate, type DisplayLocale } from '@form-portal/domain';
import { safely } from '../safely.ts';

/** A date as `YYYY-MM-DD`, or why the text is not one: malformed, or a day that does not exist. */
export type ReadDate =
  | { readonly kind: 'date'; readonly stored: string }
  | { readonly kind: 'not-real' }
  | { readonly kind: 'unreadable' };

const yearFirst = /^(\d{4}) ?[-./ ] ?(\d{1,2}) ?[-./ ] ?(\d{1,2})$/;
const dayFirst = /^(\d{1,2}) ?[-./, ] ?(\d{1,2}) ?[-./, ] ?(\d{4})$/;
const digitsOnly = /^(\d{2})(\d{2})(\d{4})$/;

/**
 * Parses a date: `d.m.yyyy`, `dd.mm.yyyy`, `d/m/yyyy`, with blanks or commas, `ddmmyyyy`, or ISO
 * `yyyy-mm-dd` (docs/design.md#inputs). In every language the day comes first unless the year does. Years
 * have four digits, from 1000.
 */
export function readDate(text: string): ReadDate {
  const spelled = text.trim().replace(/\s+/g, ' ');
  const iso = yearFirst.exec(spelled);
  if (iso) return dateOf(iso[1], iso[2], iso[3]);
  const european = dayFirst.exec(spelled) ?? digitsOnly.exec(spelled);
  return european ? dateOf(european[3], european[2], european[1]) : { kind: 'unreadable' };
}

function dateOf(year = '', month = '', day = ''): ReadDate {
  const isReal = Number(year) >= 1000 && isRealDate(Number(year), Number(month), Number(day));
  if (!isReal) return { kind: 'not-real' };
  return { kind: 'date', stored: `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` };
}

type Spelling = 'year-first' | '.' | '/' | ' ';

// Only formats that readDate understands: the day never follows the month unless the year comes first.
const spellings: Readonly<Record<string, Spelling>> = {
  lt: 'year-first',
  hu: 'year-first',
  ja: 'year-first',
  ko: 'year-first',
  zh: 'year-first',
  en: ' ',
  fr: '/',
  es: '/',
  it: '/',
  pt: '/',
  el: '/',
  vi: '/',
  ga: '/',
  mt: '/',
  ar: '/',
  fa: '/',
};

function spellingOf(languageTag: string): Spelling {
  return spellings[languageTag.split('-')[0] ?? ''] ?? '.';
}

function partsOf(stored: string): { year: string; month: number; day: number } {
  const [year = '', month = '', day = ''] = stored.split('-');
  return { year, month: Number(month), day: Number(day) };
}

/** Formats a stored date for a control: `31.12.2027`, `2027-12-31`, `31/12/2027` or `31 12 2027`. */
export function spellDate(stored: string, languageTag: string): string {
  const spelling = spellingOf(languageTag);
  if (spelling === 'year-first') return stored;
  const { year, month, day } = partsOf(stored);
  return `${String(day)}${spelling}${String(month)}${spelling}${year}`;
}

/** A date as its control shows it; what cannot be parsed stays as typed. */
export function dateInControl(text: string, languageTag: string): string {
  const read = readDate(text);
  return read.kind === 'date' ? spellDate(read.stored, languageTag) : text;
}

/** Formats a stored date for display: `31.12.2027`, `31 December 2027`, `31 december 2027`. */
export function displayDate(stored: string, locale: DisplayLocale): string {
  const { year, month, day } = partsOf(stored);
  return safely(
    () => displayDay(Date.UTC(Number(year), month - 1, day), locale),
    spellDate(stored, locale.languageTag),
  );
}

/** Returns the ISO 8601 week number: the week of the year's first Thursday is week 1. */
export function isoWeek(stored: string): number {
  const { year, month, day } = partsOf(stored);
  const thursday = new Date(Date.UTC(Number(year), month - 1, day));
  thursday.setUTCDate(thursday.getUTCDate() + 4 - (thursday.getUTCDay() || 7));
  const yearStart = Date.UTC(thursday.getUTCFullYear(), 0, 1);
  return Math.floor((thursday.getTime() - yearStart) / dayMs / 7) + 1;
}
