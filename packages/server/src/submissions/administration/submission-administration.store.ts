import type { Guid, RefusedPart, StoredSubmission, SubmissionStatus, TestMode } from '@form-portal/domain';
import { lockingRows, type Database } from '@form-portal/storage';
import type { Transaction } from 'kysely';
import { listSubmissionEvents } from '../../db/submission-events.ts';
import type { SubmissionTables } from '../../db/submission-tables.ts';
import type { SubmissionFilter } from '../search/submission-filter.ts';
import { guidFromRow, statusFromRow, submissionFromRow, testModeFromRow } from '../store/submission-rows.ts';
import { listAttachments } from '../store/submissions.store.ts';
import { deliveryFromRow, setAsideAt, type DeliveryState } from './delivery-state.ts';
import {
  countByStatus,
  readSubmissionList,
  type StatusCounts,
  type SubmissionListItem,
  type SubmissionQuery,
} from './submission-list.ts';

/** A complete submission. */
export interface SubmissionDetail extends DeliveryState, StoredSubmission {
  /** When answers and files were removed, ISO 8601 UTC; null when they are stored. */
  readonly clearedAt: string | null;
  /** What happens to a test submission; null for a real one. */
  readonly test: TestMode | null;
  /** How many files were sent, including removed ones. */
  readonly attachmentCount: number;
  /** The GUID of {@link StoredSubmission.corrects}, while the portal has it. */
  readonly correctedGuid: Guid | null;
  /** What the vault refused the object for in the last attempt, where it is known. */
  readonly refused: readonly RefusedPart[];
  /** Later submissions that correct it, oldest first. */
  readonly correctedBy: readonly { readonly guid: Guid; readonly reference: string }[];
  readonly events: readonly { readonly at: string; readonly kind: string; readonly detail: string }[];
}

/** How many submissions are not in the vault. */
export interface SubmissionCounts {
  readonly waiting: number;
  /** Set aside. */
  readonly failed: number;
}

/** Accepted submissions, for administrators. */
export interface SubmissionAdministrationStore {
  list(query: SubmissionQuery): Promise<readonly SubmissionListItem[]>;
  /** Of every status, whatever the filter's is. */
  countByStatus(filter: SubmissionFilter): Promise<StatusCounts>;
  find(guid: Guid): Promise<SubmissionDetail | undefined>;
  /** Of one form, or of all when undefined. */
  count(form: Guid | undefined): Promise<SubmissionCounts>;
  /** Returns the status and locks it until the transaction ends; undefined when there is no such submission. */
  lockStatus(transaction: Transaction<SubmissionTables>, guid: Guid): Promise<SubmissionStatus | undefined>;
  /** What happens to a test submission; null for a real one. */
  testModeOf(transaction: Transaction<SubmissionTables>, guid: Guid): Promise<TestMode | null>;
  /**
   * Up to `limit` test submissions, oldest first, and locks them until the transaction ends; with `before` (ISO 8601 UTC), of those
   * received earlier.
   */
  listTests(
    transaction: Transaction<SubmissionTables>,
    limit: number,
    before?: string,
  ): Promise<readonly Guid[]>;
  remove(transaction: Transaction<SubmissionTables>, guid: Guid): Promise<void>;
}

/** Creates the store. */
export function createSubmissionAdministrationStore(
  database: Database<SubmissionTables>,
): SubmissionAdministrationStore {
  return {
    list: (query) => readSubmissionList(database, query),
    countByStatus: (filter) => countByStatus(database, filter),
    async find(guid) {
      const row = await database.read
        .selectFrom('submissions')
        .leftJoin('outbox', 'outbox.submission', 'submissions.guid')
        .leftJoin('submissions as corrected', 'corrected.reference', 'submissions.corrects')
        .leftJoin('submission_rules', 'submission_rules.form', 'submissions.form')
        .selectAll('submissions')
        .select(['outbox.due_at', 'outbox.scan', 'submission_rules.failed_retention'])
        .select('corrected.guid as corrected_guid')
        .select(setAsideAt)
        .where('submissions.guid', '=', guid)
        .executeTakeFirst();
      if (row === undefined) return undefined;
      const submission = submissionFromRow(row, await listAttachments(database, guid));
      const received = { at: row.received_at, kind: 'received', detail: '' };
      const events = [received, ...(await listSubmissionEvents(database, guid))];
      return {
        ...submission,
        ...deliveryFromRow(row),
        clearedAt: row.cleared_at,
        test: testModeFromRow(row.test),
        attachmentCount: row.attachment_count,
        correctedGuid: row.corrected_guid === null ? null : guidFromRow(row.corrected_guid),
        // Written by the outbox.
        refused: row.refused_parts === null ? [] : (JSON.parse(row.refused_parts) as readonly RefusedPart[]),
        correctedBy: await listCorrections(database, row.reference),
        events,
      };
    },
    count: (form) => count(database, form),
    async lockStatus(transaction, guid) {
      const row = await transaction
        .updateTable('submissions')
        .set({ guid })
        .where('guid', '=', guid)
        .returning('status')
        .executeTakeFirst();
      return row && statusFromRow(row.status);
    },
    async testModeOf(transaction, guid) {
      const row = await transaction
        .selectFrom('submissions')
        .select('test')
        .where('guid', '=', guid)
        .executeTakeFirst();
      return testModeFromRow(row?.test ?? null);
    },
    async listTests(transaction, limit, before) {
      let tests = transaction
        .selectFrom('submissions')
        .select('guid')
        .where('test', 'is not', null)
        .orderBy('received_at')
        .orderBy('guid')
        .limit(limit);
      if (before !== undefined) tests = tests.where('received_at', '<', before);
      const rows = await lockingRows(tests, database.engine).execute();
      return rows.map((row) => guidFromRow(row.guid));
    },
    async remove(transaction, guid) {
      await transaction.deleteFrom('submission_events').where('submission', '=', guid).execute();
      await transaction.deleteFrom('submission_attachments').where('submission', '=', guid).execute();
      await transaction.deleteFrom('submission_search').where('submission', '=', guid).execute();
      await transaction.deleteFrom('outbox').where('submission', '=', guid).execute();
      await transaction.deleteFrom('submissions').where('guid', '=', guid).execute();
    },
  };
}

async function listCorrections(
  { read }: Database<SubmissionTables>,
  reference: string,
): Promise<SubmissionDetail['correctedBy']> {
  const rows = await read
    .selectFrom('submissions')
    .select(['guid', 'reference'])
    .where('corrects', '=', reference)
    .orderBy('received_at')
    .execute();
  return rows.map((row) => ({ guid: guidFromRow(row.guid), reference: row.reference }));
}

async function count(
  { read }: Database<SubmissionTables>,
  form: Guid | undefined,
): Promise<SubmissionCounts> {
  let rows = read
    .selectFrom('submissions')
    .select(['status', (row) => row.fn.countAll<number | string | bigint>().as('number')])
    .where('status', 'in', ['waiting', 'failed'])
    .where('test', 'is', null)
    .groupBy('status');
  if (form !== undefined) rows = rows.where('form', '=', form);
  const counts = new Map((await rows.execute()).map(({ status, number }) => [status, Number(number)]));
  return { waiting: counts.get('waiting') ?? 0, failed: counts.get('failed') ?? 0 };
}
