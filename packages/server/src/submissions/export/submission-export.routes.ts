import { failed, ok, parseGuid } from '@form-portal/domain';
import { routes } from '@form-portal/domain/api';
import type { Database } from '@form-portal/storage';
import type { AuditEvents } from '../../audit/audit-events.ts';
import type { SubmissionTables } from '../../db/submission-tables.ts';
import { bindRoute, type BoundRoute } from '../../http/bind-route.ts';
import { tableHeaders, tableStream } from '../../tables/table-file.ts';
import { siteLocaleOf, type SiteLocaleDeps } from '../../http/site-locale.ts';
import { exportSubmissions, type ExportSubmissionsDeps } from './export-submissions.ts';

/** Dependencies of the export routes. */
interface SubmissionExportDeps extends ExportSubmissionsDeps, SiteLocaleDeps {
  readonly database: Database<SubmissionTables>;
  readonly audit: Pick<AuditEvents, 'submissionsExported'>;
}

/** Exports of submissions; each is recorded before its first byte is sent. */
export function submissionExportRoutes(deps: SubmissionExportDeps): readonly BoundRoute[] {
  return [
    bindRoute(routes.exportSubmissions, async ({ params, query: { format }, user, reply }) => {
      const form = parseGuid(params.id);
      const rows = form && (await exportSubmissions(deps, form, await siteLocaleOf(deps)));
      if (form === undefined || rows === undefined) return failed({ code: 'not-found' });
      await deps.database.write((transaction) =>
        deps.audit.submissionsExported(transaction, user, form, format),
      );
      void reply.headers(tableHeaders('submissions', format));
      return ok(tableStream(format, rows));
    }),
  ];
}
