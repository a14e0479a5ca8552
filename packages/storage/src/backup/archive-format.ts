import type { Engine } from '../database.ts';
import { BackupError } from './backup-error.ts';

/*
 * An archive is a tar file of these entries, in this order (docs/decisions/0032-one-archive-for-both-engines.md):
 *
 *   manifest.json                  what made it, and the schema it was made of
 *   contents/<SHA-256>             every stored content, wherever the portal keeps it
 *   tables/<table>/000001.jsonl    column names, then rows; tables that others refer to come first
 *   checksums/000001.sha256        between the others: the entries since the last one, as `sha256sum` writes them
 *   end.json                       counts, and the hashes of the checksums; without it the archive is not whole
 */

/** The first entry. */
export interface Manifest {
  /** The portal's version. */
  readonly version: string;
  readonly engine: Engine;
  /** ISO 8601 UTC; the state of the portal that the archive holds. */
  readonly createdAt: string;
  /** Those that had run, in order. */
  readonly migrations: readonly string[];
}

/** The last entry. */
export interface ArchiveEnd {
  readonly contents: number;
  /** Of all contents together. */
  readonly contentBytes: number;
  /** Rows by table; the tables of contents are not among them. */
  readonly rows: Readonly<Record<string, number>>;
  /** SHA-256 of every list of checksums, in order. */
  readonly checksums: readonly string[];
}

/** The form of archives that this version writes and reads. */
const formatVersion = 1;
const format = 'form-portal-backup';

export const manifestName = 'manifest.json';
export const endName = 'end.json';
export const contentName = (sha256: string): string => `contents/${sha256}`;
export const tableEntryName = (table: string, number: number): string =>
  `tables/${table}/${padded(number)}.jsonl`;
export const checksumsName = (number: number): string => `checksums/${padded(number)}.sha256`;

/** Entries between two lists of checksums: the list is held in memory. */
export const entriesPerList = 10_000;

/** What an entry is, by its name. */
export type EntryKind =
  | { readonly kind: 'manifest' | 'checksums' | 'end' }
  | { readonly kind: 'content'; readonly sha256: string }
  | { readonly kind: 'rows'; readonly table: string };

/** Throws {@link BackupError} for a name that no archive has. */
export function entryKind(name: string): EntryKind {
  if (name === manifestName) return { kind: 'manifest' };
  if (name === endName) return { kind: 'end' };
  if (/^checksums\/\d{6,}\.sha256$/.test(name)) return { kind: 'checksums' };
  const [, sha256] = /^contents\/([0-9a-f]{64})$/.exec(name) ?? [];
  if (sha256 !== undefined) return { kind: 'content', sha256 };
  const [, table] = /^tables\/([a-z_0-9]+)\/\d{6,}\.jsonl$/.exec(name) ?? [];
  if (table !== undefined) return { kind: 'rows', table };
  throw new BackupError('The archive holds an entry that no backup has: it is damaged, or no backup.');
}

/** The manifest as it is written. */
export function manifestText(manifest: Manifest): string {
  return `${JSON.stringify({ format, formatVersion, ...manifest }, null, 2)}\n`;
}

/** Throws {@link BackupError} when the text is no manifest, or one of a newer form. */
export function parseManifest(text: string): Manifest {
  const value = parseObject(text);
  if (value['format'] !== format) throw new BackupError('The file is no backup of a portal.');
  if (value['formatVersion'] !== formatVersion)
    throw new BackupError(
      `The archive has form ${String(value['formatVersion'])}; this version reads form ${formatVersion}. Use the version that made it.`,
    );
  const { version, engine, createdAt, migrations } = value;
  if (
    typeof version !== 'string' ||
    (engine !== 'sqlite' && engine !== 'postgres') ||
    typeof createdAt !== 'string' ||
    !isTexts(migrations)
  )
    throw new BackupError('The manifest of the archive is damaged.');
  return { version, engine, createdAt, migrations };
}

/** Throws {@link BackupError} when the text is no end of an archive. */
export function parseEnd(text: string): ArchiveEnd {
  const { contents, contentBytes, rows, checksums } = parseObject(text);
  if (
    typeof contents !== 'number' ||
    typeof contentBytes !== 'number' ||
    !isCounts(rows) ||
    !isTexts(checksums)
  )
    throw new BackupError('The end of the archive is damaged.');
  return { contents, contentBytes, rows, checksums };
}

function parseObject(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) return { ...value };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw new BackupError('The archive is damaged, or no backup of a portal.');
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

function isCounts(value: unknown): value is Readonly<Record<string, number>> {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((count) => typeof count === 'number')
  );
}

function padded(number: number): string {
  return String(number).padStart(6, '0');
}
