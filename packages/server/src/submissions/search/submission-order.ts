import { isGuid, type Guid, type SubmissionSortColumn } from '@form-portal/domain';
import { sql, type RawBuilder } from 'kysely';
import { afterAllNames } from './searchable-texts.ts';

/** The order of the list. */
export interface SubmissionOrder {
  readonly by: SubmissionSortColumn;
  readonly direction: 'asc' | 'desc';
}

/** Newest first. */
export const newestFirst: SubmissionOrder = { by: 'sent', direction: 'desc' };

/** A position in a sorted list. */
export interface SortPosition {
  readonly key: string;
  readonly guid: Guid;
}

/** The text that the list is sorted by; submissions with the same one are sorted by GUID. */
export function sortKey(by: SubmissionSortColumn): RawBuilder<string> {
  switch (by) {
    case 'sent':
      return sql.ref('submissions.received_at');
    case 'reference':
      return sql.ref('submissions.reference');
    case 'sender':
      return sql`coalesce(submission_search.sender_key, ${sql.lit(afterAllNames)})`;
    case 'delivery':
      return sql`submissions.status || ' ' || submissions.received_at`;
  }
}

/** Encodes a position as a text that is opaque to callers. */
export function sortCursorOf({ key, guid }: SortPosition): string {
  return Buffer.from(JSON.stringify([key, guid])).toString('base64url');
}

/** Decodes a cursor; undefined when it is invalid. */
export function readSortCursor(cursor: string): SortPosition | undefined {
  try {
    const read: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    const [key, guid]: readonly unknown[] = Array.isArray(read) ? read : [];
    // PostgreSQL rejects text with a NUL character.
    return typeof key === 'string' && !key.includes('\0') && isGuid(guid) ? { key, guid } : undefined;
  } catch {
    return undefined;
  }
}

/** A page of a sorted list. */
interface SortedPage<Row> {
  readonly rows: readonly Row[];
  /** The cursor of the next page; null on the last one. */
  readonly next: string | null;
}

/** The first `limit` of some rows as a page; any more rows only show that there is a next one. */
export function pageOf<Row extends { readonly sortKey: string; readonly guid: Guid }>(
  rows: readonly Row[],
  limit: number,
): SortedPage<Row> {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const isLast = rows.length <= limit || last === undefined;
  return { rows: page, next: isLast ? null : sortCursorOf({ key: last.sortKey, guid: last.guid }) };
}
