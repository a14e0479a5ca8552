import { BackupError } from './backup-error.ts';

/** The values a column can hold, on both engines. */
export type StoredValue = null | number | string | Uint8Array;

/** Serialises a row as one line of JSON, in column order. */
export function rowText(row: Readonly<Record<string, unknown>>, columns: readonly string[]): string {
  return JSON.stringify(columns.map((column) => valueToJson(row[column])));
}

/** Throws {@link BackupError} when the line is not a row with that many columns. */
export function parseRow(line: string, columns: readonly string[]): Readonly<Record<string, StoredValue>> {
  const values = parseLine(line);
  if (values.length !== columns.length) throw new BackupError('A row of the archive is damaged.');
  return Object.fromEntries(columns.map((column, index) => [column, valueFromJson(values[index])]));
}

/** Parses the column names in the first line of an entry. Throws {@link BackupError}. */
export function parseColumns(line: string): readonly string[] {
  return parseLine(line).map((name) => {
    if (typeof name !== 'string') throw new BackupError('The columns of a table in the archive are damaged.');
    return name;
  });
}

function parseLine(line: string): readonly unknown[] {
  try {
    const values: unknown = JSON.parse(line);
    if (Array.isArray(values)) return values;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw new BackupError('A row of the archive is damaged.');
}

function valueToJson(value: unknown): unknown {
  if (value === null || typeof value === 'string') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  if (value instanceof Uint8Array) return { base64: Buffer.from(value).toString('base64') };
  throw new TypeError(`A ${typeof value} cannot be written to a backup.`);
}

function valueFromJson(value: unknown): StoredValue {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value;
  if (typeof value === 'object' && 'base64' in value && typeof value.base64 === 'string')
    return Buffer.from(value.base64, 'base64');
  throw new BackupError('A value of the archive is damaged.');
}
