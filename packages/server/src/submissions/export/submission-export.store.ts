import type { Guid, StoredSubmission } from '@form-portal/domain';
import type { Database } from '@form-portal/storage';
import type { SubmissionTables } from '../../db/submission-tables.ts';
import { submissionFromRow } from '../store/submission-rows.ts';

/** A submission to export, without its attachments. */
export interface ExportedSubmission extends Omit<StoredSubmission, 'attachments'> {
  readonly attachmentCount: number;
}

/** All submissions of a form, for reading sequentially. */
export interface SubmissionExportStore {
  /** Oldest first; read page by page as they are consumed. */
  all(form: Guid): AsyncGenerator<ExportedSubmission>;
  /** The revisions that they were sent to, newest first. */
  revisions(form: Guid): Promise<readonly number[]>;
}

const pageSize = 200;

/** Creates the store. */
export function createSubmissionExportStore({ read }: Database<SubmissionTables>): SubmissionExportStore {
  return {
    async *all(form) {
      const page = read
        .selectFrom('submissions')
        .selectAll()
        .where('form', '=', form)
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
    async revisions(form) {
      const rows = await read
        .selectFrom('submissions')
        .select('form_revision')
        .distinct()
        .where('form', '=', form)
        .orderBy('form_revision', 'desc')
        .execute();
      return rows.map((row) => row.form_revision);
    },
  };
}
