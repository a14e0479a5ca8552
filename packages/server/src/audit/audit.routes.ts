import { ok, type DisplayLocale } from '@form-portal/domain';
import { routes } from '@form-portal/domain/api';
import type { Database } from '@form-portal/storage';
import type { ServerTables } from '../db/tables.ts';
import { bindRoute, type BoundRoute } from '../http/bind-route.ts';
import { tableHeaders, tableStream } from '../tables/table-file.ts';
import type { AuditEvents } from './audit-events.ts';
import { auditTable, listAuditEvents } from './audit-log.ts';
import type { AuditLogStore } from './audit-log.store.ts';
import { auditPageToWire } from './audit.wire.ts';

/** Dependencies of the audit log's calls. */
interface AuditDeps {
  readonly database: Database<ServerTables>;
  readonly auditLog: AuditLogStore;
  readonly audit: Pick<AuditEvents, 'auditExported'>;
  /** How an export is written: in the site's default language. */
  readonly readLocale: () => Promise<DisplayLocale>;
  readonly timeZone: string;
}

/** Reading and exporting the audit log. */
export function auditRoutes(deps: AuditDeps): readonly BoundRoute[] {
  const { database, auditLog, audit, timeZone } = deps;
  return [
    bindRoute(routes.listAuditEvents, async ({ query }) => {
      const page = await listAuditEvents(auditLog, query);
      return page.ok ? ok(auditPageToWire(page.value)) : page;
    }),
    bindRoute(routes.exportAuditEvents, async ({ query: { format, ...query }, user, reply }) => {
      const locale = await deps.readLocale();
      await database.write((transaction) => audit.auditExported(transaction, user, format));
      void reply.headers(tableHeaders('audit-log', format));
      return ok(tableStream(format, auditTable(auditLog, query, { locale, timeZone })));
    }),
  ];
}
