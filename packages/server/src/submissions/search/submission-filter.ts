import {
  dayRange,
  failed,
  ok,
  parseGuid,
  parseReference,
  readSearchText,
  type Guid,
  type Result,
  type SubmissionStatus,
} from '@form-portal/domain';
import { isOneOf, type Database, type Engine } from '@form-portal/storage';
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { SubmissionTables } from '../../db/submission-tables.ts';
import type { SearchIndex } from './search-index.ts';

/** The filter of the list and of the export, as requested. */
export interface FilterRequest {
  readonly status?: SubmissionStatus | undefined;
  /** `true` for test submissions; otherwise only real ones are meant. */
  readonly test?: 'true' | undefined;
  /** A form's GUID. */
  readonly form?: string | undefined;
  /** Earliest instant of receipt, ISO 8601 UTC. */
  readonly since?: string | undefined;
  /** First and last day of receipt, `YYYY-MM-DD` in the site's time zone. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** Words, a reference or the beginning of one, or a submission's GUID; never an identity code. */
  readonly q?: string | undefined;
  /** A key of an identity code. */
  readonly person?: string | undefined;
}

/** The conditions that submissions have to meet. */
export interface SubmissionFilter {
  readonly status?: SubmissionStatus | undefined;
  /** Only test submissions; otherwise only real ones. */
  readonly test?: boolean | undefined;
  readonly form?: Guid | undefined;
  /** First instant of receipt, ISO 8601 UTC. */
  readonly since?: string | undefined;
  /** First instant after it. */
  readonly until?: string | undefined;
  /** The submissions that a search found; undefined when nothing is searched for. */
  readonly among?: readonly Guid[] | undefined;
}

/** Dependencies of reading a filter. */
export interface ReadFilterDeps {
  readonly database: Database<SubmissionTables>;
  readonly searchIndex: SearchIndex;
  /** IANA name of the site's time zone. */
  readonly timeZone: string;
}

/**
 * Reads a filter and searches. Problem code: `request.invalid` for a search text with an identity code or the beginning of
 * one, which must not appear in an address.
 */
export async function readFilter(
  deps: ReadFilterDeps,
  request: FilterRequest,
): Promise<Result<SubmissionFilter>> {
  const searched = await search(deps, request);
  if (!searched.ok) return searched;
  const form = request.form === undefined ? undefined : parseGuid(request.form);
  const isUnknownForm = request.form !== undefined && form === undefined;
  const days = dayRange(request.from ?? '', request.to ?? '', deps.timeZone);
  return ok({
    status: request.status,
    test: request.test === 'true',
    form,
    since: days.since !== undefined && (request.since ?? '') < days.since ? days.since : request.since,
    until: days.until,
    among: isUnknownForm ? [] : searched.value,
  });
}

async function search(
  { database, searchIndex }: ReadFilterDeps,
  { q = '', person }: FilterRequest,
): Promise<Result<readonly Guid[] | undefined>> {
  const text = readSearchText(q);
  if (text.kind !== 'words') return failed({ code: 'request.invalid', path: 'q' });
  if (text.words.length === 0 && person === undefined) return ok(undefined);
  // So that submissions sent since the last indexing are found too.
  await searchIndex.indexBatch();
  const byWords =
    text.words.length === 0
      ? undefined
      : [...(await findReferences(database, q)), ...(await searchIndex.findWords(text.words))];
  const byPerson = person === undefined ? undefined : await searchIndex.findPerson(person);
  if (byWords === undefined || byPerson === undefined) return ok(byWords ?? byPerson);
  const ofPerson = new Set(byPerson);
  return ok(byWords.filter((guid) => ofPerson.has(guid)));
}

/** The submissions whose reference is the typed one or begins with it, and the one whose GUID was typed. */
async function findReferences({ read }: Database<SubmissionTables>, typed: string): Promise<readonly Guid[]> {
  const guid = parseGuid(typed);
  if (guid !== undefined) return [guid];
  // Other characters make it a word: stripped of them, it could match the beginning of a reference by chance.
  if (!/^[0-9a-z\s-]+$/i.test(typed)) return [];
  const letters = typed.toUpperCase().replace(/[^0-9A-Z]/g, '');
  const from = parseReference(typed) ?? letters.match(/.{1,4}/g)?.join('-');
  if (from === undefined) return [];
  const rows = await read
    .selectFrom('submissions')
    .select('guid')
    .where('reference', '>=', from)
    .where('reference', '<', `${from}~`)
    .execute();
  return rows.flatMap((row) => parseGuid(row.guid) ?? []);
}

/** The filter as a condition of a query. */
export function meets(filter: SubmissionFilter, engine: Engine) {
  const { status, test = false, form, since, until, among } = filter;
  return (row: ExpressionBuilder<SubmissionTables, 'submissions'>): Expression<SqlBool> =>
    row.and([
      row('submissions.test', test ? 'is not' : 'is', null),
      ...(form === undefined ? [] : [row('submissions.form', '=', form)]),
      ...(since === undefined ? [] : [row('submissions.received_at', '>=', since)]),
      ...(until === undefined ? [] : [row('submissions.received_at', '<', until)]),
      // Matches the condition of the partial index of undelivered submissions.
      ...(status === undefined || status === 'delivered'
        ? []
        : [row('submissions.status', '<>', 'delivered')]),
      ...(status === undefined ? [] : [row('submissions.status', '=', status)]),
      ...(among === undefined ? [] : [isOneOf('submissions.guid', among, engine)]),
    ]);
}
