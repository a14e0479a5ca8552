import { dayMs, localDateTime } from '@form-portal/domain';

/** A cell: a text, a number, or a value with its own format. */
export type Cell = string | number | FormattedCell;

/** A row of a table. */
export type TableRow = readonly Cell[];

/** How spreadsheets show a number: with decimals, as an amount in euros, or as a point in time. */
export type CellFormat = 'decimal' | 'money' | MomentKind;

/** A date, a date with a time, or a time of day; without a time zone. */
export type MomentKind = 'date' | 'date-time' | 'time';

/** A value that spreadsheets calculate with and show in a format. */
export interface FormattedCell {
  readonly format: CellFormat;
  /** The value in a spreadsheet; of a moment the number of days since 30 December 1899. */
  readonly value: number;
  /** The cell of a CSV file. */
  readonly csv: string | number;
}

/** A number that may have decimals. */
export function decimalCell(value: number): FormattedCell {
  return { format: 'decimal', value, csv: value };
}

/** An amount of money in euros. */
export function moneyCell(value: number): FormattedCell {
  return { format: 'money', value, csv: value };
}

/** An instant (ISO 8601 UTC) in the local time of a zone, to the minute; the text itself when it cannot be parsed. */
export function instantCell(instant: string, timeZone: string): Cell {
  const local = localDateTime(instant, timeZone);
  return local === undefined ? instant : momentCell('date-time', local, local);
}

/**
 * A moment in its stored form (`YYYY-MM-DD`, `YYYY-MM-DD HH:MM` or `HH:MM`), with its text in CSV files. It is that text everywhere
 * before 1 March 1900: spreadsheets disagree about earlier days.
 */
export function momentCell(kind: MomentKind, stored: string, csv: string): Cell {
  const value = daysIn(kind, stored);
  return kind !== 'time' && value < firstReliableDay ? csv : { format: kind, value, csv };
}

const firstDay = Date.UTC(1899, 11, 30);
/** 1 March 1900. Excel counts a 29 February 1900, which did not exist. */
const firstReliableDay = 61;

function daysIn(kind: MomentKind, stored: string): number {
  if (kind === 'time') return Date.parse(`1970-01-01T${stored}Z`) / dayMs;
  const instant = Date.parse(kind === 'date' ? stored : `${stored.replace(' ', 'T')}Z`);
  // One division of whole numbers: the sum of two quotients would be rounded twice.
  return (instant - firstDay) / dayMs;
}
