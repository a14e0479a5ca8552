import {
  askedRequests,
  checkSubmission,
  failed,
  fileTypes,
  formControlNames,
  isForUnaskedRequest,
  makeReference,
  ok,
  referenceRandomBytes,
  storedRequests,
  withProblemSubjects,
  type Catalogue,
  type CleanFiles,
  type FieldTypes,
  type Guid,
  type Problem,
  type Result,
  type Settings,
  type StoredAttachment,
  type Limits,
  type UnscannedFiles,
} from '@form-portal/domain';
import type { BlobRef, Database } from '@form-portal/storage';
import type { Transaction } from 'kysely';
import { contentOwner, type SubmissionTables } from '../../db/submission-tables.ts';
import type { FormAvailability } from '../../form-opening/form-availability.ts';
import { Refusal } from '../../http/problems/refusal.ts';
import type { Metrics } from '../../metrics/metrics.ts';
import type { OpenedSubmission } from './open-submission.ts';
import type { ReceivedFile } from './receive-parts.ts';
import { scanReceived, type ScanReceivedDeps } from './checks/scan-received.ts';
import type { StagedFileStore } from '../staging/staged-files.store.ts';
import type { NewSubmission } from '../store/submission-rows.ts';
import type { ReceivedSubmission, SubmissionStore } from '../store/submissions.store.ts';

type Write = Transaction<SubmissionTables>;

/** Dependencies of accepting a submission. */
export interface AcceptSubmissionDeps extends ScanReceivedDeps {
  readonly database: Database<SubmissionTables>;
  readonly stagedFiles: StagedFileStore;
  readonly submissions: SubmissionStore;
  readonly outbox: {
    add(
      transaction: Write,
      submission: NewSubmission,
      scan: CleanFiles | UnscannedFiles | null,
    ): Promise<void>;
  };
  readonly readSettings: () => Promise<Settings>;
  readonly readCatalogue: () => Promise<Catalogue>;
  readonly fieldTypes: FieldTypes;
  readonly limits: Limits;
  readonly now: () => Date;
  readonly randomBytes: (size: number) => Buffer;
  readonly metrics: Pick<Metrics, 'submissionAccepted' | 'refused'>;
  readonly availability: FormAvailability;
  readonly confirmations: {
    add(transaction: Write, submission: NewSubmission): Promise<void>;
    /** Where the confirmation of a submission goes, masked; undefined when none is sent. */
    maskedAddressOf(submission: Guid): Promise<string | undefined>;
  };
  /** Called when a new submission waits for delivery. */
  readonly wakeDelivery: () => void;
}

/**
 * Checks a whole submission (specification D4) and stores it with its files and its outbox row in one transaction: once this
 * resolves, it survives a crash (specification D10). Of two concurrent posts with the same GUID one is stored; the other gets
 * `guid-taken`.
 */
export async function acceptSubmission(
  deps: AcceptSubmissionDeps,
  opened: OpenedSubmission,
  files: readonly ReceivedFile[],
): Promise<Result<ReceivedSubmission | 'guid-taken'>> {
  const checked = await checkOpenedSubmission(deps, opened, files);
  if (!checked.ok) return checked;
  const asked = askedFiles(opened, files);
  const scan = await scanReceived(deps, asked);
  if (!scan.ok) return scan;

  const { language } = checked.value;
  const submission = newSubmission(opened, asked, { language, receivedAt: deps.now().toISOString() });
  const stored = await unlessRefused(() =>
    deps.database.write(async (transaction) => {
      const reference = await store(deps, transaction, submission, { files: asked, scan: scan.value });
      if (reference !== undefined && submission.test === null) {
        await deps.availability.admit(transaction, submission.form, opened.beganAt);
        await deps.confirmations.add(transaction, submission);
      }
      return reference;
    }),
  );
  if (!stored.ok) return stored;
  const reference = stored.value;
  if (reference === undefined) return ok('guid-taken');
  if (opened.test === null) deps.metrics.submissionAccepted();
  deps.wakeDelivery();
  const { guid, form, receivedAt, identified, attachments } = submission;
  const attachmentCount = attachments.length;
  return ok({ guid, form, reference, receivedAt, identified, attachmentCount, status: 'waiting' });
}

/** Runs work; a Refusal that it throws, after which nothing is stored, becomes a failed result. */
async function unlessRefused<R>(work: () => Promise<R>): Promise<Result<R>> {
  try {
    return ok(await work());
  } catch (error) {
    if (error instanceof Refusal) return failed(error.problem);
    throw error;
  }
}

/** The parts of a submission that are checked. */
type CheckedParts = Pick<OpenedSubmission, 'form' | 'submission' | 'verified' | 'requestStates' | 'language'>;

/** Checks a whole submission (specification D4) without storing anything. Returns the languages to write to its sender in. */
export async function checkOpenedSubmission(
  deps: AcceptSubmissionDeps,
  opened: CheckedParts,
  files: readonly ReceivedFile[],
): Promise<Result<TextLanguages>> {
  const [settings, catalogue] = await Promise.all([deps.readSettings(), deps.readCatalogue()]);
  const { defaultLanguage } = settings;
  const language =
    opened.language !== null && Object.hasOwn(catalogue, opened.language) ? opened.language : defaultLanguage;
  const languages = { language, defaultLanguage };
  const [first, ...others] = problemsOf(deps, opened, files, languages);
  return first === undefined ? ok(languages) : failed(first, ...others);
}

/** The languages in which texts for the sender are looked up. */
interface TextLanguages {
  readonly language: string;
  readonly defaultLanguage: string;
}

/** All problems, in the order of the page; fields are named in the sender's language. */
function problemsOf(
  { fieldTypes, limits }: AcceptSubmissionDeps,
  { form, submission, verified, requestStates }: CheckedParts,
  files: readonly ReceivedFile[],
  languages: TextLanguages,
): readonly Problem[] {
  const problems = checkSubmission({
    form,
    submission,
    verified,
    attachments: files,
    requestStates,
    fieldTypes,
    fileTypes,
    limits,
  });
  const reported = new Set(problems.map((problem) => problem.params?.['index']));
  const unreported = askedFiles({ form, submission }, files).flatMap(({ problem }, index): Problem[] =>
    problem === undefined || reported.has(index)
      ? []
      : [{ ...problem, path: formControlNames.attachments, params: { ...problem.params, index } }],
  );
  return withProblemSubjects([...problems, ...unreported], form, fieldTypes, languages);
}

/** The files with the content of those left out whose requests are not asked: nothing is stored of them. */
function askedFiles(
  { form, submission }: Pick<OpenedSubmission, 'form' | 'submission'>,
  files: readonly ReceivedFile[],
): readonly ReceivedFile[] {
  return files.map((file) =>
    isForUnaskedRequest(file, form, submission)
      ? { ...file, content: undefined, problem: undefined, stagedId: null }
      : file,
  );
}

function newSubmission(
  opened: OpenedSubmission,
  files: readonly ReceivedFile[],
  { language, receivedAt }: { readonly language: string; readonly receivedAt: string },
): NewSubmission {
  const { guid, form, submission, logic, identity, verified, owner, corrects, test } = opened;
  const kept = files.filter((file) => !isForUnaskedRequest(file, form, submission));
  return {
    guid,
    form: form.guid,
    formRevision: form.revision,
    deliveryRevision: form.revision,
    language,
    answers: submission.answers,
    logic,
    receivedAt,
    identity,
    verified,
    identified: form.identity.enabled && test === null,
    owner,
    corrects,
    test,
    attachments: kept.flatMap(attachmentOf),
    requests: storedRequests(askedRequests(form, submission), kept, opened.requestStates),
  };
}

function attachmentOf({ name, mediaType, content, request }: ReceivedFile): StoredAttachment[] {
  if (content === undefined) return [];
  const { size, sha256 } = content;
  return [{ name, mediaType, size, sha256, ...(request !== null && { request }) }];
}

interface ScannedFiles {
  readonly files: readonly ReceivedFile[];
  readonly scan: CleanFiles | UnscannedFiles | null;
}

/** Returns the reference; undefined when the GUID is taken. */
async function store(
  { submissions, outbox, stagedFiles, randomBytes }: AcceptSubmissionDeps,
  transaction: Write,
  submission: NewSubmission,
  { files, scan }: ScannedFiles,
): Promise<string | undefined> {
  const newReference = () => makeReference(randomBytes(referenceRandomBytes));
  const reference = await submissions.insert(transaction, submission, newReference);
  if (reference === undefined) return undefined;
  const contents = files.flatMap(({ content }) => content ?? []);
  for (const content of contents.toSorted(byHash))
    await content.keep(transaction, contentOwner(submission.guid));
  await takeOver(stagedFiles, transaction, files, submission.guid);
  if (submission.test !== 'keep') await outbox.add(transaction, submission, scan);
  return reference;
}

/** Gives the staged files to their submission. Throws a Refusal when another one has taken them, or they no longer exist. */
async function takeOver(
  stagedFiles: Pick<StagedFileStore, 'take'>,
  transaction: Write,
  files: readonly ReceivedFile[],
  submission: Guid,
): Promise<void> {
  const staged = files.filter(({ stagedId }) => stagedId !== null);
  const ids = staged.flatMap(({ stagedId }) => stagedId ?? []);
  if (await stagedFiles.take(transaction, ids, submission)) return;
  const name = staged.map((file) => file.name).join(', ');
  throw new Refusal({ code: 'attachment.gone', path: formControlNames.attachments, params: { name } });
}

/** Concurrent transactions keep shared blobs in the same order, which prevents deadlocks. */
function byHash(one: BlobRef, other: BlobRef): number {
  return one.sha256 < other.sha256 ? -1 : 1;
}
