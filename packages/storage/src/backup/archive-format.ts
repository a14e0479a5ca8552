import type { Engine } from '../database.ts';
import { BackupError } from './backup-error.ts';

/*
 * An archive is a tar file of these entries, in this order (docs/decisions/0032-one-archive-for-both-engines.md):
 *
 *   manifest.json                  the version that wrote it, and its schema
 *   contents/<SHA-256>             every stored content, wherever the portal keeps it
 *   tables/<table>/000001.jsonl    column names, then rows; tables that others refer to come first
 *   checksums/000001.sha256        between the others: the entries since the previous one, as `sha256sum` writes them
 *   end.json                       counts, and the hashes of the checksums; without it the archive is incomplete
 */

/** The first entry. */
export interface Manifest {
  /** The portal's version. */
  readonly version: string;
  readonly engine: Engine;
  /** ISO 8601 UTC: the instant whose state the archive holds. */
  readonly createdAt: string;
  /** The migrations that had run, in order. */
  readonly migrations: readonly string[];
}

/** The last entry. */
export interface ArchiveEnd {
  readonly contents: number;
  /** Total size of all contents. */
  readonly contentBytes: number;
  /** Row counts by table, excluding the tables of contents. */
  readonly rows: Readonly<Record<string, number>>;
  /** SHA-256 of each checksum list, in order. */
  readonly checksums: readonly string[];
}

/** The archive format version that this release writes and reads. */
const formatVersion = 1;
const format = 'form-portal-backup';

/** The name of the first entry. */
export const manifestName = 'manifest.json';
/** The name of the last entry. */
export const endName = 'end.json';
/** The name of a content's entry; the hash is 64 hexadecimal digits in lower case. */
export const contentName = (sha256: string): string => `contents/${sha256}`;
/** The name of a table's nth entry, counted from 1: six digits, or more when that many are not enough. */
export const tableEntryName = (table: string, number: number): string =>
  `tables/${table}/${padded(number)}.jsonl`;
/** The name of the nth checksum list, counted from 1. */
export const checksumsName = (number: number): string => `checksums/${padded(number)}.sha256`;

/** The line of an entry in a checksum list, without its line break. */
export const checksumLine = (sha256: string, name: string): string => `${sha256}  ${name}`;
/** The name of the entry in such a line. */
export const nameInChecksumLine = (line: string): string =>
  line.slice(checksumLine('0'.repeat(64), '').length);

/** Entries between two checksum lists; each list is held in memory. */
export const entriesPerList = 10_000;

/** The kind of an entry, derived from its name. */
export type EntryKind =
  | { readonly kind: 'manifest' | 'checksums' | 'end' }
  | { readonly kind: 'content'; readonly sha256: string }
  | { readonly kind: 'rows'; readonly table: string };

/** Throws {@link BackupError} for a name that never occurs in an archive. */
export function entryKind(name: string): EntryKind {
  if (name === manifestName) return { kind: 'manifest' };
  if (name === endName) return { kind: 'end' };
  if (/^checksums\/\d{6,}\.sha256$/.test(name)) return { kind: 'checksums' };
  const [, sha256] = /^contents\/([0-9a-f]{64})$/.exec(name) ?? [];
  if (sha256 !== undefined) return { kind: 'content', sha256 };
  const [, table] = /^tables\/([a-z_0-9]+)\/\d{6,}\.jsonl$/.exec(name) ?? [];
  if (table !== undefined) return { kind: 'rows', table };
  throw new BackupError(
    'The archive holds an entry that no backup contains: it is damaged, or not a backup.',
  );
}

/** Serialises the manifest. */
export function manifestText(manifest: Manifest): string {
  return `${JSON.stringify({ format, formatVersion, ...manifest }, null, 2)}\n`;
}

/** Throws {@link BackupError} when the text is not a manifest, or has a newer format version. */
export function parseManifest(text: string): Manifest {
  const value = parseObject(text);
  if (value['format'] !== format) throw new BackupError('The file is not a backup of a portal.');
  if (value['formatVersion'] !== formatVersion)
    throw new BackupError(
      `The archive has format version ${String(value['formatVersion'])}; this version reads format version ${formatVersion}. Use the version that made it.`,
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

/** Throws {@link BackupError} when the text is not a valid last entry. */
export function parseEnd(text: string): ArchiveEnd {
  const { contents, contentBytes, rows, checksums } = parseObject(text);
  if (
    typeof contents !== 'number' ||
    typeof contentBytes !== 'number' ||
    !isCounts(rows) ||
    !isTexts(checksums)
  )
    throw new BackupError('The last entry of the archive is damaged.');
  return { contents, contentBytes, rows, checksums };
}

function parseObject(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) return { ...value };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw new BackupError('The archive is damaged, or not a backup of a portal.');
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
