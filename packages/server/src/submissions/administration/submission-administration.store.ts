import {
  deliveryFailureOf,
  type Answers,
  type AppliedLogic,
  type DeliveryFailure,
  type FilesScan,
  type Guid,
  type IdentityValues,
  type LocalizedText,
  type RefusedPart,
  type StoredSubmission,
  type SubmissionStatus,
  type TestMode,
} from '@form-portal/domain';
import type { Database } from '@form-portal/storage';
import { sql, type ExpressionBuilder, type Transaction } from 'kysely';
import { failedRetentionFromRow, failedUntil } from '../../db/failed-retention.ts';
import { listSubmissionEvents } from '../../db/submission-events.ts';
import { neverDue, type SubmissionTables } from '../../db/submission-tables.ts';
import { meets, type SubmissionFilter } from '../search/submission-filter.ts';
import { newestFirst, sortKey, type SortPosition, type SubmissionOrder } from '../search/submission-order.ts';
import {
  contentFromRow,
  guidFromRow,
  statusFromRow,
  submissionFromRow,
  testModeFromRow,
  type SubmissionRow,
} from '../store/submission-rows.ts';
import { listAttachments } from '../store/submissions.store.ts';

/** The state of a submission's delivery. */
interface DeliveryState {
  readonly attempts: number;
  /** Why the last attempt failed; null when it did not. */
  readonly lastError: string | null;
  /** The kind of that failure; null when it is not known, or the scan is what failed. */
  readonly failure: DeliveryFailure | null;
  /** The scan result that blocks its delivery; null for none. */
  readonly scan: Exclude<FilesScan['kind'], 'clean'> | null;
  /** ISO 8601 UTC; null when the submission does not wait. */
  readonly nextAttemptAt: string | null;
  readonly object: { readonly type: number; readonly id: number } | null;
  /** When the set-aside submission will be removed, ISO 8601 UTC; null for never. */
  readonly expiresAt: string | null;
}

/** A row of the administrators' list. */
export interface SubmissionListItem
  extends
    DeliveryState,
    Pick<StoredSubmission, 'guid' | 'form' | 'reference' | 'receivedAt' | 'status' | 'identified'> {
  /** The form's current name; null when the form has been deleted. */
  readonly formName: LocalizedText | null;
  readonly formRevision: number;
  readonly attachmentCount: number;
  /** What happens to a test submission; null for a real one. */
  readonly test: TestMode | null;
  /** Removed with the answers. */
  readonly identity: IdentityValues;
  readonly answers: Answers;
  /** Removed with the answers. */
  readonly logic: AppliedLogic | null;
  /** What it is sorted by. */
  readonly sortKey: string;
}

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

/** A page of submissions that meet a filter. */
export interface SubmissionQuery extends SubmissionFilter {
  /** Newest first when undefined. */
  readonly order?: SubmissionOrder | undefined;
  /** The last entry of the previous page. */
  readonly after?: SortPosition | undefined;
  readonly limit: number;
}

/** How many submissions meet a filter, by status. */
export type StatusCounts = Readonly<Record<SubmissionStatus, number>>;

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
  /** Up to `most` test submissions, oldest first; with `before` (ISO 8601 UTC), of those received earlier. */
  listTests(
    transaction: Transaction<SubmissionTables>,
    most: number,
    before?: string,
  ): Promise<readonly Guid[]>;
  remove(transaction: Transaction<SubmissionTables>, guid: Guid): Promise<void>;
}

/** Creates the store. */
export function createSubmissionAdministrationStore(
  database: Database<SubmissionTables>,
): SubmissionAdministrationStore {
  return {
    list: (query) => list(database, query),
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
        .select(lastEventAt)
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
    async listTests(transaction, most, before) {
      let tests = transaction
        .selectFrom('submissions')
        .select('guid')
        .where('test', 'is not', null)
        .orderBy('received_at')
        .limit(most);
      if (before !== undefined) tests = tests.where('received_at', '<', before);
      const rows = await tests.execute();
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
  const found = new Map((await rows.execute()).map(({ status, number }) => [status, Number(number)]));
  return { waiting: found.get('waiting') ?? 0, failed: found.get('failed') ?? 0 };
}

const listColumns = [
  'submissions.guid',
  'submissions.form',
  'submissions.form_revision',
  'submissions.reference',
  'submissions.received_at',
  'submissions.status',
  'submissions.identified',
  'submissions.attachment_count',
  'submissions.test',
  'submissions.document',
  'submissions.attempts',
  'submissions.last_error',
  'submissions.last_failure',
  'submissions.object_type',
  'submissions.object_id',
  'outbox.due_at',
  'outbox.scan',
  'forms.name',
  'submission_rules.failed_retention',
] as const;

/** When the latest event happened: for a failed submission, when it was set aside. */
function lastEventAt(row: ExpressionBuilder<SubmissionTables, 'submissions'>) {
  return row
    .selectFrom('submission_events')
    .select((event) => event.fn.max('submission_events.at').as('at'))
    .whereRef('submission_events.submission', '=', 'submissions.guid')
    .as('last_event_at');
}

async function list(
  { read, engine }: Database<SubmissionTables>,
  { order = newestFirst, after, limit, ...filter }: SubmissionQuery,
): Promise<readonly SubmissionListItem[]> {
  const { by, direction } = order;
  let rows = read
    .selectFrom('submissions')
    .leftJoin('outbox', 'outbox.submission', 'submissions.guid')
    .leftJoin('forms', 'forms.guid', 'submissions.form')
    .leftJoin('submission_rules', 'submission_rules.form', 'submissions.form')
    .leftJoin('submission_search', 'submission_search.submission', 'submissions.guid')
    .select(listColumns)
    .select(sortKey(by).as('sort_key'))
    .select(lastEventAt)
    .where(meets(filter, engine))
    .orderBy(sortKey(by), direction)
    .orderBy('submissions.guid', direction)
    .limit(limit);
  if (after !== undefined) {
    const isBeyond = sql.raw(direction === 'asc' ? '>' : '<');
    rows = rows.where(
      sql<boolean>`(${sortKey(by)}, submissions.guid) ${isBeyond} (${after.key}, ${after.guid})`,
    );
  }
  return (await rows.execute()).map((row) => ({
    ...deliveryFromRow(row),
    guid: guidFromRow(row.guid),
    form: guidFromRow(row.form),
    formRevision: row.form_revision,
    reference: row.reference,
    receivedAt: row.received_at,
    status: statusFromRow(row.status),
    identified: row.identified === 1,
    test: testModeFromRow(row.test),
    attachmentCount: row.attachment_count,
    ...contentFromRow(row),
    sortKey: row.sort_key,
    // Written by the store of forms.
    formName: row.name === null ? null : (JSON.parse(row.name) as LocalizedText),
  }));
}

async function countByStatus(
  { read, engine }: Database<SubmissionTables>,
  { status: _, ...filter }: SubmissionFilter,
): Promise<StatusCounts> {
  const rows = await read
    .selectFrom('submissions')
    .select(['status', (row) => row.fn.countAll<number | string | bigint>().as('number')])
    .where(meets(filter, engine))
    .groupBy('status')
    .execute();
  const found = new Map(rows.map(({ status, number }) => [status, Number(number)]));
  return {
    waiting: found.get('waiting') ?? 0,
    failed: found.get('failed') ?? 0,
    delivered: found.get('delivered') ?? 0,
  };
}

function deliveryFromRow(
  row: Pick<
    SubmissionRow,
    'status' | 'attempts' | 'last_error' | 'last_failure' | 'object_type' | 'object_id'
  > & {
    readonly due_at: string | null;
    readonly failed_retention: string | null;
    readonly last_event_at: string | null;
    readonly scan: string | null;
  },
): DeliveryState {
  const { object_type: type, object_id: id, scan } = row;
  return {
    attempts: row.attempts,
    lastError: row.last_error,
    failure: deliveryFailureOf(row.last_failure),
    scan: scan === 'unscanned' || scan === 'infected' ? scan : null,
    nextAttemptAt: row.due_at === neverDue ? null : row.due_at,
    object: type === null || id === null ? null : { type, id },
    expiresAt:
      row.status === 'failed' && row.last_event_at !== null
        ? failedUntil(row.last_event_at, failedRetentionFromRow(row.failed_retention ?? 'keep'))
        : null,
  };
}
