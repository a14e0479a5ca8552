import {
  concerns,
  maskIdentityCodes,
  wordsOf,
  type DataSubject,
  type Guid,
  type LocalizedText,
  type SavedForm,
  type StoredSubmission,
} from '@form-portal/domain';
import { userFromWire } from '@form-portal/domain/wire';
import type { Database } from '@form-portal/storage';
import type { VaultAdministration, VaultObjectTexts } from '@form-portal/vault';
import type { SubmissionTables } from '../../db/submission-tables.ts';
import { fileNamesOf } from '../search/search-index.ts';
import { submissionFromRow } from '../store/submission-rows.ts';

/** Dependencies of a search for a person. */
export interface FindPersonDeps {
  readonly database: Database<SubmissionTables>;
  /** Undefined when the vault is external. */
  readonly vault: Pick<VaultAdministration, 'listObjectTexts'> | undefined;
  readonly findFormRevision: (form: Guid, revision: number) => Promise<SavedForm | undefined>;
}

/** A submission of the person, without its attachments. */
export interface FoundSubmission {
  readonly kind: 'submission';
  /** The GUID. */
  readonly id: Guid;
  readonly submission: StoredSubmission;
  readonly formName: LocalizedText;
  readonly fileCount: number;
}

/** An object of the embedded vault about the person. */
export interface FoundObject {
  readonly kind: 'object';
  /** Type and number, `0/12`. */
  readonly id: string;
  readonly object: VaultObjectTexts;
  /** With identity codes masked. */
  readonly title: string;
}

/** Everything that the portal holds about a person. */
export interface PersonData {
  readonly items: readonly (FoundSubmission | FoundObject)[];
  /** Hashes of the ids of open sessions. */
  readonly sessions: readonly string[];
}

const pageSize = 200;

/**
 * Looks through every submission, object and session of identified people. A code is compared, never stored: there is no index of
 * persons. An object that was created from a found submission is the person’s too.
 */
export async function findPerson(deps: FindPersonDeps, subject: DataSubject): Promise<PersonData> {
  const submissions = await findSubmissions(deps, subject);
  const objects = await findObjects(deps, subject, new Set(submissions.map(({ id }) => id)));
  return { items: [...submissions, ...objects], sessions: await findSessions(deps, subject) };
}

async function findSubmissions(
  { database, findFormRevision }: FindPersonDeps,
  subject: DataSubject,
): Promise<readonly FoundSubmission[]> {
  const found: FoundSubmission[] = [];
  let after = '';
  for (;;) {
    const rows = await database.read
      .selectFrom('submissions')
      .selectAll()
      .where('guid', '>', after)
      .orderBy('guid')
      .limit(pageSize)
      .execute();
    const names = await fileNamesOf(
      database,
      rows.map(({ guid }) => guid),
    );
    for (const row of rows) {
      const submission = submissionFromRow(row, []);
      const texts = [...textsOf(submission), ...(names.get(row.guid) ?? [])];
      if (!concerns(subject, texts)) continue;
      const form = await findFormRevision(submission.form, submission.formRevision);
      found.push({
        kind: 'submission',
        id: submission.guid,
        submission,
        formName: form?.name ?? {},
        fileCount: row.attachment_count,
      });
    }
    const last = rows.at(-1);
    if (last === undefined || rows.length < pageSize) return found;
    after = last.guid;
  }
}

function textsOf({ answers, identity }: StoredSubmission): readonly string[] {
  return [...Object.values(answers), ...Object.values(identity)].filter((value) => typeof value === 'string');
}

async function findObjects(
  { vault }: FindPersonDeps,
  subject: DataSubject,
  submissions: ReadonlySet<string>,
): Promise<readonly FoundObject[]> {
  const candidates =
    (await vault?.listObjectTexts({ words: wordsOf(subject), submissions: [...submissions] })) ?? [];
  return candidates
    .filter((object) => submissions.has(object.submission ?? '') || concerns(subject, object.texts))
    .map((object) => ({
      kind: 'object',
      id: `${object.type}/${object.id}`,
      object,
      title: maskIdentityCodes(object.title),
    }));
}

async function findSessions({ database: { read } }: FindPersonDeps, subject: DataSubject) {
  const rows = await read
    .selectFrom('sessions')
    .select(['id_hash', 'user_document'])
    .where('user_type', '=', 'saml')
    .execute();
  return rows
    .filter(({ user_document: user }) => concerns(subject, identifyingTexts(user)))
    .map(({ id_hash: idHash }) => idHash);
}

/** The name of an identified user, and the details of the identification. */
function identifyingTexts(document: string): readonly string[] {
  const user = userFromWire(JSON.parse(document));
  if (!user.ok || user.value.type !== 'saml') return [];
  return [user.value.name, ...Object.values(user.value.attributes)];
}
