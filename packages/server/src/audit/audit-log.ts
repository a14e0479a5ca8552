import { failed, ok, type DisplayLocale, type Result } from '@form-portal/domain';
import { cursorOf, readCursor } from '../http/list-cursor.ts';
import { instantCell, type TableRow } from '../tables/table-row.ts';
import type { AuditEvent, AuditLogStore, AuditQuery } from './audit-log.store.ts';

/** A page of the log, newest first. */
export interface AuditPage {
  readonly items: readonly AuditEvent[];
  /** Null on the last page. */
  readonly next: string | null;
}

/** Which page of the log. */
interface PageRequest extends AuditQuery {
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}

const usualPage = 50;
const exportPage = 500;

/** A page of the log. Problem code: `request.invalid` for an invalid cursor. */
export async function listAuditEvents(
  store: AuditLogStore,
  { cursor, limit = usualPage, ...query }: PageRequest,
): Promise<Result<AuditPage>> {
  const after = cursor === undefined ? undefined : readCursor(cursor);
  if (cursor !== undefined && after === undefined) return failed({ code: 'request.invalid', path: 'cursor' });
  const found = await store.list(query, after, limit + 1);
  const items = found.slice(0, limit);
  const last = items.at(-1);
  const isEnd = found.length <= limit || last === undefined;
  return ok({ items, next: isEnd ? null : cursorOf({ at: last.at, guid: last.id }) });
}

/** How an exported log is written. */
interface ExportStyle {
  readonly locale: DisplayLocale;
  /** IANA name of the site's time zone. */
  readonly timeZone: string;
}

/** The log as a table with a heading, newest first, read page by page. */
export async function* auditTable(
  store: AuditLogStore,
  query: AuditQuery,
  { locale: { text }, timeZone }: ExportStyle,
): AsyncGenerator<TableRow> {
  yield [
    text('admin.audit.at'),
    text('admin.audit.event'),
    text('admin.audit.actor'),
    text('admin.audit.subject'),
    text('admin.audit.detail'),
  ];
  let page = await store.list(query, undefined, exportPage);
  while (page.length > 0) {
    for (const { at, event, actor, subject, detail } of page)
      yield [instantCell(at, timeZone), event, actor, subject, detail];
    const last = page.at(-1);
    if (last === undefined || page.length < exportPage) return;
    page = await store.list(query, { at: last.at, guid: last.id }, exportPage);
  }
}
