import {
  failed,
  ok,
  parseGuid,
  type Guid,
  type Result,
  type TableFormat,
  type User,
} from '@form-portal/domain';
import { routes } from '@form-portal/domain/api';
import type { Database } from '@form-portal/storage';
import type { FastifyReply } from 'fastify';
import type { Readable } from 'node:stream';
import type { AuditEvents } from '../../audit/audit-events.ts';
import type { SubmissionTables } from '../../db/submission-tables.ts';
import { bindRoute, type BoundRoute } from '../../http/bind-route.ts';
import { siteLocaleOf, type SiteLocaleDeps } from '../../http/site-locale.ts';
import { fits, tableHeaders, tableStream } from '../../tables/table-file.ts';
import type { SearchIndex } from '../search/search-index.ts';
import { readFilter, type ReadFilterDeps, type SubmissionFilter } from '../search/submission-filter.ts';
import { exportSubmissions, type ExportSubmissionsDeps } from './export-submissions.ts';
import { isExportable } from './exported-forms.ts';

/** Dependencies of the export routes. */
interface SubmissionExportDeps extends ExportSubmissionsDeps, SiteLocaleDeps, ReadFilterDeps {
  readonly database: Database<SubmissionTables>;
  readonly searchIndex: SearchIndex;
  readonly audit: Pick<AuditEvents, 'submissionsExported'>;
}

/** Exports of submissions; each is recorded before its first byte is sent. */
export function submissionExportRoutes(deps: SubmissionExportDeps): readonly BoundRoute[] {
  return [
    bindRoute(routes.exportSubmissions, async ({ params, query: { format, group }, user, reply }) => {
      const form = parseGuid(params.id);
      if (form === undefined || !(await isExportable(deps, form))) return failed({ code: 'not-found' });
      return recordedTable(deps, { filter: { form }, format, group, user, reply });
    }),
    bindRoute(
      routes.exportFoundSubmissions,
      async ({ query: { format, group, ...request }, user, reply }) => {
        const filter = await readFilter(deps, request);
        if (!filter.ok) return filter;
        return recordedTable(deps, { filter: filter.value, format, group, user, reply });
      },
    ),
  ];
}

interface RequestedTable {
  readonly filter: SubmissionFilter;
  readonly format: TableFormat;
  /** The repeatable group whose rows the table has; undefined for the submissions. */
  readonly group: string | undefined;
  readonly user: User | null;
  readonly reply: FastifyReply;
}

/**
 * Records an export and responds with its table. Problem codes: `submission.too-many-columns` for a table that is too wide for a
 * workbook, `not-found` for a group that none of the forms has.
 */
async function recordedTable(
  deps: SubmissionExportDeps,
  { filter, format, group, user, reply }: RequestedTable,
): Promise<Result<Readable>> {
  const { submissions, rowTables } = await exportSubmissions(deps, filter, await siteLocaleOf(deps));
  const table =
    group === undefined ? submissions : rowTables.find((rowTable) => rowTable.group === parseGuid(group));
  if (table === undefined) return failed({ code: 'not-found' });
  const further = group === undefined && format === 'xlsx' ? rowTables : [];
  if (![table, ...further].every(({ header }) => fits(format, header)))
    return failed({ code: 'submission.too-many-columns' });
  const subject: Guid | '' = filter.form ?? '';
  await deps.database.write((transaction) =>
    deps.audit.submissionsExported(transaction, user, subject, format),
  );
  void reply.headers(tableHeaders('submissions', format));
  return ok(tableStream(format, table.rows, further));
}
