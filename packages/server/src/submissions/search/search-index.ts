import type { FieldTypes, Guid, SavedForm } from '@form-portal/domain';
import { contains, type Database } from '@form-portal/storage';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { SubmissionTables } from '../../db/submission-tables.ts';
import { siteLocaleOf, type SiteLocaleDeps } from '../../http/site-locale.ts';
import type { HashKey } from '../../http/limits/address-key.ts';
import { answerDisplayOf } from '../administration/answer-display.ts';
import { contentFromRow, guidFromRow, type SubmissionRow } from '../store/submission-rows.ts';
import { searchEntryOf, type SearchEntry } from './searchable-texts.ts';

/** Dependencies of the search index. */
export interface SearchIndexDeps extends SiteLocaleDeps {
  readonly database: Database<SubmissionTables>;
  readonly findFormRevision: (form: Guid, revision: number) => Promise<SavedForm | undefined>;
  readonly fieldTypes: FieldTypes;
  /** Keyed with a secret of the installation. */
  readonly hashKey: HashKey;
}

/** The search index of submissions (decision 0050). */
export interface SearchIndex {
  /** Indexes the newest submissions that are not indexed yet, at most {@link batchSize}. Returns how many. */
  indexBatch(): Promise<number>;
  /** Indexes all that are not indexed yet. */
  indexAll(): Promise<void>;
  /** The submissions in which every word occurs: in the reference, the name of the sender, an answer or a file name. */
  findWords(words: readonly string[]): Promise<readonly Guid[]>;
  /** The submissions with the identity code of a {@link personKey}. */
  findPerson(key: string): Promise<readonly Guid[]>;
  /** The keyed hash of an identity code, which is in upper case. */
  personKey(code: string): string;
}

/** Indexed in one transaction, for which new submissions have to wait. */
const batchSize = 100;

/** Creates the index. */
export function createSearchIndex(deps: SearchIndexDeps): SearchIndex {
  const { database, hashKey } = deps;
  const { read } = database;
  const personKey = (code: string) => hashKey('identity-code', code);

  async function indexBatch(): Promise<number> {
    const rows = await read
      .selectFrom('submissions')
      .selectAll()
      .where('search_indexed', '=', 0)
      .orderBy('received_at', 'desc')
      .orderBy('guid', 'desc')
      .limit(batchSize)
      .execute();
    if (rows.length === 0) return 0;
    const entries = await entriesOf(deps, rows);
    await database.write(async (transaction) => {
      // Oldest first, like all that lock several submissions: in different orders they would deadlock.
      for (const [submission, { text, codes, senderKey }] of entries.toReversed()) {
        // Unless it was cleared, removed, or indexed by another process in the meantime.
        const claimed = await transaction
          .updateTable('submissions')
          .set({ search_indexed: 1 })
          .where('guid', '=', submission)
          .where('search_indexed', '=', 0)
          .where('cleared_at', 'is', null)
          .returning('guid')
          .executeTakeFirst();
        if (claimed === undefined) continue;
        const row = { submission, text, codes: codes.map(personKey).join(' '), sender_key: senderKey };
        await transaction.insertInto('submission_search').values(row).execute();
      }
    });
    return rows.length;
  }

  return {
    indexBatch,
    async indexAll() {
      while ((await indexBatch()) === batchSize) await nextTurn();
    },
    findWords: (words) =>
      scan(deps, (rows) => rows.where((row) => row.and(words.map((word) => contains('text', word))))),
    findPerson: (key) => scan(deps, (rows) => rows.where(contains('codes', key))),
    personKey,
  };
}

async function entriesOf(
  deps: SearchIndexDeps,
  rows: readonly SubmissionRow[],
): Promise<readonly (readonly [string, SearchEntry])[]> {
  const names = await fileNamesOf(
    deps.database,
    rows.map(({ guid }) => guid),
  );
  const locale = await siteLocaleOf(deps);
  const entries: (readonly [string, SearchEntry])[] = [];
  for (const row of rows) {
    const revision = { form: guidFromRow(row.form), formRevision: row.form_revision };
    const display = await answerDisplayOf(deps, revision, locale);
    const submission = {
      reference: row.reference,
      ...contentFromRow(row),
      fileNames: names.get(row.guid) ?? [],
    };
    entries.push([row.guid, searchEntryOf(submission, display)]);
    await nextTurn();
  }
  return entries;
}

/** The names of the files of submissions, in the order sent. */
export async function fileNamesOf(
  { read }: Database<SubmissionTables>,
  submissions: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (submissions.length === 0) return new Map();
  const rows = await read
    .selectFrom('submission_attachments')
    .select(['submission', 'name'])
    .where('submission', 'in', submissions)
    .orderBy('position')
    .execute();
  const bySubmission = Map.groupBy(rows, ({ submission }) => submission);
  return new Map([...bySubmission].map(([guid, files]) => [guid, files.map(({ name }) => name)]));
}

/** Index rows read per query: SQLite reads in the server's own thread, which serves no request until it is done. */
const sliceBounds = [
  ...Array.from({ length: 64 }, (_, slice) => (slice * 4).toString(16).padStart(2, '0')),
  'g',
];

/** Reads the index slice by slice, by the first characters of the GUIDs. */
async function scan(
  { database: { read } }: SearchIndexDeps,
  narrow: (rows: IndexRows) => IndexRows,
): Promise<readonly Guid[]> {
  const found: Guid[] = [];
  for (const [index, from] of sliceBounds.slice(0, -1).entries()) {
    const slice = indexRows(read)
      .where('submission', '>=', from)
      .where('submission', '<', sliceBounds[index + 1] ?? 'g');
    for (const { submission } of await narrow(slice).execute()) found.push(guidFromRow(submission));
    await nextTurn();
  }
  return found;
}

type IndexRows = ReturnType<typeof indexRows>;

function indexRows(read: Database<SubmissionTables>['read']) {
  return read.selectFrom('submission_search').select('submission');
}
