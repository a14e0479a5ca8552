import { ok } from '@form-portal/domain';
import { routes } from '@form-portal/domain/api';
import type { Database } from '@form-portal/storage';
import type { ServerTables } from '../db/tables.ts';
import { bindRoute, type BoundRoute } from '../http/bind-route.ts';
import { readerLocaleOf, type SiteLocaleDeps } from '../http/site-locale.ts';
import { tableHeaders, tableStream } from '../tables/table-file.ts';
import type { AuditEvents } from './audit-events.ts';
import { auditTable, listAuditEvents, type AuditLogDeps } from './audit-log.ts';
import { auditPageToWire } from './audit.wire.ts';

/** Dependencies of the audit log's calls. */
interface AuditDeps extends AuditLogDeps, SiteLocaleDeps {
  readonly database: Database<ServerTables>;
  readonly audit: Pick<AuditEvents, 'auditExported'>;
  readonly timeZone: string;
}

/** Reading and exporting the audit log. */
export function auditRoutes(deps: AuditDeps): readonly BoundRoute[] {
  const { database, audit, timeZone } = deps;
  return [
    bindRoute(routes.listAuditEvents, async ({ query }) => {
      const page = await listAuditEvents(deps, query);
      return page.ok ? ok(auditPageToWire(page.value)) : page;
    }),
    bindRoute(routes.exportAuditEvents, async ({ query: { format, ...query }, user, request, reply }) => {
      const locale = await readerLocaleOf(deps, request.headers['accept-language']);
      await database.write((transaction) => audit.auditExported(transaction, user, format));
      void reply.headers(tableHeaders('audit-log', format));
      return ok(tableStream(format, auditTable(deps, query, { locale, timeZone })));
    }),
  ];
}
