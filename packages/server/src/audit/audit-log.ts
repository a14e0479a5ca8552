import { describeAuditEvent, failed, ok, type DisplayLocale, type Result } from '@form-portal/domain';
import { cursorOf, readCursor } from '../http/list-cursor.ts';
import { instantCell, type TableRow } from '../tables/table-row.ts';
import type { AuditLogStore, AuditQuery } from './audit-log.store.ts';
import type { NameAuditEvents, NamedAuditEvent } from './name-audit-events.ts';

/** A page of the log, newest first. */
export interface AuditPage {
  readonly items: readonly NamedAuditEvent[];
  /** Null on the last page. */
  readonly next: string | null;
}

/** Which page of the log. */
interface PageRequest extends AuditQuery {
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}

const defaultLimit = 50;
const exportPageSize = 500;

/** Dependencies of reading the log. */
export interface AuditLogDeps {
  readonly auditLog: AuditLogStore;
  readonly nameEvents: NameAuditEvents;
}

/** A page of the log. Problem code: `request.invalid` for an invalid cursor. */
export async function listAuditEvents(
  { auditLog, nameEvents }: AuditLogDeps,
  { cursor, limit = defaultLimit, ...query }: PageRequest,
): Promise<Result<AuditPage>> {
  const after = cursor === undefined ? undefined : readCursor(cursor);
  if (cursor !== undefined && after === undefined) return failed({ code: 'request.invalid', path: 'cursor' });
  const events = await auditLog.list(query, after, limit + 1);
  const items = events.slice(0, limit);
  const last = items.at(-1);
  const isEnd = events.length <= limit || last === undefined;
  return ok({
    items: await nameEvents(items),
    next: isEnd ? null : cursorOf({ at: last.at, guid: last.id }),
  });
}

/** How an exported log is written. */
interface ExportStyle {
  readonly locale: DisplayLocale;
  /** IANA name of the site's time zone. */
  readonly timeZone: string;
}

/** The log as a table with a header, newest first, with the texts of one language; read page by page. */
export async function* auditTable(
  { auditLog, nameEvents }: AuditLogDeps,
  query: AuditQuery,
  { locale, timeZone }: ExportStyle,
): AsyncGenerator<TableRow> {
  const { text } = locale;
  yield [
    text('admin.audit.at'),
    text('admin.audit.event'),
    text('admin.audit.actor'),
    text('admin.audit.address'),
    text('admin.audit.subject'),
    text('admin.audit.detail'),
  ];
  let page = await auditLog.list(query, undefined, exportPageSize);
  while (page.length > 0) {
    for (const event of await nameEvents(page)) {
      const { what, who, from, target, detail } = describeAuditEvent(event, locale);
      yield [instantCell(event.at, timeZone), what, who, from, target, detail];
    }
    const last = page.at(-1);
    if (last === undefined || page.length < exportPageSize) return;
    page = await auditLog.list(query, { at: last.at, guid: last.id }, exportPageSize);
  }
}
