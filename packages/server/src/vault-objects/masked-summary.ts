import { parseGuid, type Guid, type SavedForm } from '@form-portal/domain';
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
export interface Summary {
  readonly file: number;
  readonly submission: Guid;
  /** Whether the portal no longer has the answers, so that it cannot mask the identity codes. */
  readonly isCleared: boolean;
}

/** The delivery adds the summary as the first file. */
const summaryFile = 1;

/**
 * The file of an object that is only shown with identity codes masked, unless it is requested in full; undefined when the object has no
 * summary.
 */
export async function findSummary(
  { administration, findFormRevision }: MaskedSummaryDeps,
  { submission: guid, files }: VaultObjectDetails,
): Promise<Summary | undefined> {
  const submission = guid === null ? undefined : parseGuid(guid);
  const stored = submission && (await administration.find(submission));
  if (submission === undefined || stored === undefined) return undefined;
  const form = await findFormRevision(stored.form, stored.deliveryRevision);
  const isThere = files.some(
    ({ id, name, extension }) => id === summaryFile && extension === 'pdf' && name.includes(stored.reference),
  );
  if (form?.summaryPdf !== true || !isThere) return undefined;
  return { file: summaryFile, submission, isCleared: stored.clearedAt !== null };
}

/** Renders the summary with identity codes masked; undefined when the portal no longer has the answers. */
export function drawMasked(
  { receipts }: MaskedSummaryDeps,
  { submission }: Summary,
  signal: AbortSignal,
): Promise<NamedFile | undefined> {
  return receipts.findMasked(submission, signal);
}
