import type { Guid, StoredSubmission } from '@form-portal/domain';
import type { Database } from '@form-portal/storage';
import type { SubmissionTables } from '../../db/submission-tables.ts';
import { meets, type SubmissionFilter } from '../search/submission-filter.ts';
import { guidFromRow, submissionFromRow } from '../store/submission-rows.ts';

/** A submission to export, without its attachments. */
export interface ExportedSubmission extends Omit<StoredSubmission, 'attachments'> {
  readonly attachmentCount: number;
}

/** A revision of a form. */
export interface ExportedRevision {
  readonly form: Guid;
  readonly revision: number;
}

/** Submissions that meet a filter, for reading sequentially. */
export interface SubmissionExportStore {
  /** Oldest first; read page by page as they are consumed. */
  all(filter: SubmissionFilter): AsyncGenerator<ExportedSubmission>;
  /** The revisions that they were sent to, form by form, newest first. */
  revisions(filter: SubmissionFilter): Promise<readonly ExportedRevision[]>;
}

const pageSize = 200;

/** Creates the store. */
export function createSubmissionExportStore({
  read,
  engine,
}: Database<SubmissionTables>): SubmissionExportStore {
  return {
    async *all(filter) {
      const page = read
        .selectFrom('submissions')
        .selectAll()
        .where(meets(filter, engine))
        .orderBy('received_at')
        .orderBy('guid')
        .limit(pageSize);
      let rows = await page.execute();
      while (rows.length > 0) {
        for (const row of rows)
          yield { ...submissionFromRow(row, []), attachmentCount: row.attachment_count };
        const last = rows.at(-1);
        if (last === undefined || rows.length < pageSize) return;
        rows = await page
          .where((row) =>
            row(row.refTuple('received_at', 'guid'), '>', row.tuple(last.received_at, last.guid)),
          )
          .execute();
      }
    },
    async revisions(filter) {
      const rows = await read
        .selectFrom('submissions')
        .select(['form', 'form_revision'])
        .distinct()
        .where(meets(filter, engine))
        .orderBy('form')
        .orderBy('form_revision', 'desc')
        .execute();
      return rows.map((row) => ({ form: guidFromRow(row.form), revision: row.form_revision }));
    },
  };
}
