import { confirmationLimits, dayMs, isGuid, retentionDays, type Guid } from '@form-portal/domain';
import type { BlobStore, Database } from '@form-portal/storage';
import type { AuditEvents } from '../audit/audit-events.ts';
import { addSubmissionEvent } from '../db/submission-events.ts';
import { contentOwner, type SubmissionTables } from '../db/submission-tables.ts';
import { rulesFromRow } from './submission-rules.store.ts';

/** Dependencies of clearing submissions. */
export interface ClearSubmissionsDeps {
  readonly database: Database<SubmissionTables>;
  readonly blobs: BlobStore;
  readonly audit: Pick<AuditEvents, 'submissionCleared'>;
  readonly now: () => Date;
  readonly vaultKind: 'embedded' | 'other';
}

const batchSize = 100;

/**
 * Removes the answers and files of delivered submissions whose retention has ended and whose confirmation is not still waiting; the
 * receipt's data are kept. Returns their number.
 */
export async function clearSubmissions(deps: ClearSubmissionsDeps): Promise<number> {
  let cleared = 0;
  for (const { form, days } of await formsToClear(deps)) {
    const deliveredBefore = new Date(deps.now().getTime() - days * dayMs).toISOString();
    let due = await findDue(deps, form, deliveredBefore);
    while (due.length > 0) {
      for (const submission of due) await clear(deps, submission);
      cleared += due.length;
      due = await findDue(deps, form, deliveredBefore);
    }
  }
  return cleared;
}

interface FormToClear {
  readonly form: string;
  readonly days: number;
}

/** The forms whose submissions are not kept for ever, deleted forms included. */
async function formsToClear({
  database: { read },
  vaultKind,
}: ClearSubmissionsDeps): Promise<readonly FormToClear[]> {
  const rows = await read.selectFrom('submission_rules').selectAll().execute();
  const retentions = new Map(rows.map((row) => [row.form, rulesFromRow(row).retention]));
  const defaultDays = retentionDays('default', vaultKind);
  const forms =
    defaultDays === null
      ? [...retentions.keys()]
      : (await read.selectFrom('submissions').select('form').distinct().execute()).map((row) => row.form);
  return forms.flatMap((form) => {
    const days = retentionDays(retentions.get(form) ?? 'default', vaultKind);
    return days === null ? [] : [{ form, days }];
  });
}

async function findDue(
  { database: { read }, now }: ClearSubmissionsDeps,
  form: string,
  deliveredBefore: string,
): Promise<readonly Guid[]> {
  const waitingSince = new Date(now().getTime() - confirmationLimits.triedDays * dayMs).toISOString();
  const rows = await read
    .selectFrom('submissions')
    .select('guid')
    .where('form', '=', form)
    .where('delivered_at', 'is not', null)
    .where('delivered_at', '<', deliveredBefore)
    .where('cleared_at', 'is', null)
    // A confirmation is written from the answers when it is sent. Without a mail server nothing gives up old confirmations.
    .where('guid', 'not in', (waiting) =>
      waiting
        .selectFrom('confirmation_outbox')
        .select('submission')
        .where('sent_at', 'is', null)
        .where('created_at', '>', waitingSince),
    )
    .orderBy('delivered_at')
    .limit(batchSize)
    .execute();
  return rows.map(({ guid }) => guid).filter(isGuid);
}

/** The document of a submission without its content. */
const emptyDocument = JSON.stringify({ answers: {}, identity: {}, verified: [] });

async function clear({ database, blobs, audit, now }: ClearSubmissionsDeps, submission: Guid): Promise<void> {
  const at = now().toISOString();
  await database.write(async (transaction) => {
    const row = await transaction
      .updateTable('submissions')
      .set({ document: emptyDocument, owner: null, receipt_sha256: null, search_indexed: 1, cleared_at: at })
      .where('guid', '=', submission)
      .where('status', '=', 'delivered')
      .where('cleared_at', 'is', null)
      .returning('guid')
      .executeTakeFirst();
    if (row === undefined) return;
    await transaction.deleteFrom('submission_attachments').where('submission', '=', submission).execute();
    await transaction.deleteFrom('submission_search').where('submission', '=', submission).execute();
    await blobs.release(transaction, contentOwner(submission));
    await addSubmissionEvent(transaction, submission, { at, kind: 'cleared', detail: '' });
    await audit.submissionCleared(transaction, submission);
  });
}
