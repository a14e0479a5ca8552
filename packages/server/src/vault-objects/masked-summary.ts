import { parseGuid, parseReference, type Guid, type SavedForm } from '@form-portal/domain';
import type { VaultObjectDetails } from '@form-portal/vault';
import type { NamedFile } from '../http/response/file-headers.ts';

/** The submission that an object was created from. */
interface SummarySource {
  readonly form: Guid;
  /** The revision of the form that it was delivered by. */
  readonly deliveryRevision: number;
  readonly reference: string;
  /** Null while the portal has the answers. */
  readonly clearedAt: string | null;
}

/** Dependencies of masking summaries. */
export interface MaskedSummaryDeps {
  readonly administration: {
    find(submission: Guid): Promise<SummarySource | undefined>;
  };
  readonly findFormRevision: (form: Guid, revision: number) => Promise<SavedForm | undefined>;
  readonly receipts: {
    findMasked(submission: Guid, signal: AbortSignal): Promise<NamedFile | undefined>;
  };
}

/** The summary of the submission that an object was created from. */
export interface ObjectSummary {
  readonly file: number;
  readonly submission: Guid;
  /** Whether the portal no longer has the answers, so that it cannot mask the identity codes. */
  readonly isCleared: boolean;
}

/** The delivery adds the summary as the first file. */
const summaryFile = 1;

/**
 * The file of an object that is only shown with identity codes masked, unless it is requested in full: the one with the position and
 * the name of a summary. Undefined when there is none, or when the form that the object was delivered by has no summaries.
 */
export async function findSummary(
  { administration, findFormRevision }: MaskedSummaryDeps,
  { submission: guid, files }: Pick<VaultObjectDetails, 'submission' | 'files'>,
): Promise<ObjectSummary | undefined> {
  const submission = guid === null ? undefined : parseGuid(guid);
  if (submission === undefined || !files.some(isNamedAsSummary)) return undefined;
  const stored = await administration.find(submission);
  const form = stored && (await findFormRevision(stored.form, stored.deliveryRevision));
  if (form?.summaryPdf === false) return undefined;
  return { file: summaryFile, submission, isCleared: form === undefined || stored?.clearedAt !== null };
}

/** Whether a file is where the summary would be and has a submission's reference in its name. */
function isNamedAsSummary({ id, name, extension }: VaultObjectDetails['files'][number]): boolean {
  const hasReference = name.split(' ').some((word) => parseReference(word) !== undefined);
  return id === summaryFile && extension === 'pdf' && hasReference;
}

/** Renders the summary with identity codes masked; undefined when the portal no longer has the answers. */
export async function renderMasked(
  { receipts }: MaskedSummaryDeps,
  { submission, isCleared }: ObjectSummary,
  signal: AbortSignal,
): Promise<NamedFile | undefined> {
  return isCleared ? undefined : receipts.findMasked(submission, signal);
}
