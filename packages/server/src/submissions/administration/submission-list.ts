import type {
  Answers,
  AppliedLogic,
  IdentityValues,
  LocalizedText,
  StoredSubmission,
  SubmissionStatus,
  TestMode,
} from '@form-portal/domain';
import type { Database } from '@form-portal/storage';
import { sql, type ExpressionBuilder } from 'kysely';
import type { ConfirmationEventKind } from '../../db/submission-events.ts';
import type { SubmissionTables } from '../../db/submission-tables.ts';
import { meets, type SubmissionFilter } from '../search/submission-filter.ts';
import { newestFirst, sortKey, type SortPosition, type SubmissionOrder } from '../search/submission-order.ts';
import { contentFromRow, guidFromRow, statusFromRow, testModeFromRow } from '../store/submission-rows.ts';
import { deliveryFromRow, setAsideAt, type DeliveryState } from './delivery-state.ts';

/** A row of the administrators' list. */
export interface SubmissionListItem
  extends
    DeliveryState,
    Pick<StoredSubmission, 'guid' | 'form' | 'reference' | 'receivedAt' | 'status' | 'identified'> {
  /** The form's current name; null when the form has been deleted. */
  readonly formName: LocalizedText | null;
  readonly formRevision: number;
  readonly attachmentCount: number;
  /** Whether its confirmation was refused, or could not be sent for three days. */
  readonly confirmationRefused: boolean;
  /** What happens to a test submission; null for a real one. */
  readonly test: TestMode | null;
  /** Removed with the answers. */
  readonly identity: IdentityValues;
  readonly answers: Answers;
  /** Removed with the answers. */
  readonly logic: AppliedLogic | null;
  /** The key by which the page is sorted. */
  readonly sortKey: string;
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

const refused: ConfirmationEventKind = 'confirmation-refused';

/** A count rather than `exists`, for which PostgreSQL would read the refusals of all submissions for each page. */
function refusalsOfConfirmation(row: ExpressionBuilder<SubmissionTables, 'submissions'>) {
  return row
    .selectFrom('submission_events')
    .select((event) => event.fn.countAll().as('refusals'))
    .whereRef('submission_events.submission', '=', 'submissions.guid')
    .where('submission_events.kind', '=', refused)
    .as('refusals');
}

/** Selects only GUID and sort key: sorting whole rows would carry the documents of all matching submissions along. */
function pageOf(
  { read, engine }: Database<SubmissionTables>,
  { order = newestFirst, after, limit, ...filter }: SubmissionQuery,
) {
  const { by, direction } = order;
  const page = read
    .selectFrom('submissions')
    .leftJoin('submission_search', 'submission_search.submission', 'submissions.guid')
    .select(['submissions.guid', sortKey(by).as('sort_key')])
    .where(meets(filter, engine))
    .orderBy(sortKey(by), direction)
    .orderBy('submissions.guid', direction)
    .limit(limit);
  if (after === undefined) return page;
  const isBeyond = sql.raw(direction === 'asc' ? '>' : '<');
  return page.where(
    sql<boolean>`(${sortKey(by)}, submissions.guid) ${isBeyond} (${after.key}, ${after.guid})`,
  );
}

/** Reads a page of the list. */
export async function readSubmissionList(
  database: Database<SubmissionTables>,
  query: SubmissionQuery,
): Promise<readonly SubmissionListItem[]> {
  const { direction } = query.order ?? newestFirst;
  const rows = database.read
    .selectFrom(pageOf(database, query).as('page'))
    .innerJoin('submissions', 'submissions.guid', 'page.guid')
    .leftJoin('outbox', 'outbox.submission', 'submissions.guid')
    .leftJoin('forms', 'forms.guid', 'submissions.form')
    .leftJoin('submission_rules', 'submission_rules.form', 'submissions.form')
    .select(listColumns)
    .select(['page.sort_key', setAsideAt, refusalsOfConfirmation])
    .orderBy('page.sort_key', direction)
    .orderBy('submissions.guid', direction);
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
    confirmationRefused: Number(row.refusals) > 0,
    ...contentFromRow(row),
    sortKey: row.sort_key,
    // Written by the store of forms.
    formName: row.name === null ? null : (JSON.parse(row.name) as LocalizedText),
  }));
}

/** Counts the submissions that meet a filter, of every status whatever the filter's is. */
export async function countByStatus(
  { read, engine }: Database<SubmissionTables>,
  { status: _, ...filter }: SubmissionFilter,
): Promise<StatusCounts> {
  const rows = await read
    .selectFrom('submissions')
    .select(['status', (row) => row.fn.countAll<number | string | bigint>().as('number')])
    .where(meets(filter, engine))
    .groupBy('status')
    .execute();
  const counts = new Map(rows.map(({ status, number }) => [status, Number(number)]));
  return {
    waiting: counts.get('waiting') ?? 0,
    failed: counts.get('failed') ?? 0,
    delivered: counts.get('delivered') ?? 0,
  };
}
