import { parseGuid, type Guid, type SavedForm } from '@form-portal/domain';
import type { VaultObjectDetails } from '@form-portal/vault';
import type { NamedFile } from '../http/response/file-headers.ts';

/** What is known of the submission behind an object. */
interface SummarySource {
  readonly form: Guid;
  /** The form's revision that it was delivered by. */
  readonly deliveryRevision: number;
  readonly reference: string;
  /** Null: the portal still holds the answers. */
  readonly clearedAt: string | null;
}

/** What masking summaries needs. */
export interface MaskedSummaryDeps {
  readonly administration: {
    find(submission: Guid): Promise<SummarySource | undefined>;
  };
  readonly findFormRevision: (form: Guid, revision: number) => Promise<SavedForm | undefined>;
  readonly receipts: {
    findMasked(submission: Guid, signal: AbortSignal): Promise<NamedFile | undefined>;
  };
}

/** The summary of the submission that an object was made of. */
export interface Summary {
  readonly file: number;
  readonly submission: Guid;
}

/** Delivery puts it first. */
const summaryFile = 1;

/**
 * The file of an object that the portal can draw with identity codes masked. Undefined: the object has no summary, or the portal no longer
 * holds the answers.
 */
export async function findSummary(
  { administration, findFormRevision }: MaskedSummaryDeps,
  { submission: guid, files }: VaultObjectDetails,
): Promise<Summary | undefined> {
  const submission = guid === null ? undefined : parseGuid(guid);
  const stored = submission && (await administration.find(submission));
  if (submission === undefined || stored === undefined || stored.clearedAt !== null) return undefined;
  const form = await findFormRevision(stored.form, stored.deliveryRevision);
  const isThere = files.some(
    ({ id, name, extension }) => id === summaryFile && extension === 'pdf' && name.includes(stored.reference),
  );
  return form?.summaryPdf === true && isThere ? { file: summaryFile, submission } : undefined;
}

/** The summary with identity codes masked. */
export function drawMasked(
  { receipts }: MaskedSummaryDeps,
  { submission }: Summary,
  signal: AbortSignal,
): Promise<NamedFile | undefined> {
  return receipts.findMasked(submission, signal);
}
