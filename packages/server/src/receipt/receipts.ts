import {
  identityCodeProperty,
  maskSubmission,
  textIn,
  type Catalogue,
  type FieldTypes,
  type Guid,
  type SavedForm,
  type Settings,
  type StoredSubmission,
} from '@form-portal/domain';
import type { NamedFile } from '../http/response/file-headers.ts';
import { Refusal } from '../http/problems/refusal.ts';
import { Semaphore, type Waiting } from '../semaphore.ts';
import { describeSubmission } from './describe-submission.ts';
import type { KeptReceiptStore } from './kept-receipts.store.ts';
import type { ReceiptRenderer } from './receipt-renderer.ts';

/** What receipts are made with. */
interface ReceiptsDeps {
  readonly findSubmission: (guid: Guid) => Promise<StoredSubmission | undefined>;
  readonly findFormRevision: (form: Guid, revision: number) => Promise<SavedForm | undefined>;
  readonly readSettings: () => Promise<Settings>;
  readonly readCatalogue: () => Promise<Catalogue>;
  readonly fieldTypes: FieldTypes;
  readonly timeZone: string;
  readonly renderer: Pick<ReceiptRenderer, 'render'>;
  readonly kept: KeptReceiptStore;
}

/** The PDFs of submissions: each is drawn once, kept, and the same for visitor, administrator and vault. */
export interface Receipts {
  /**
   * The receipt for somebody who waits until `signal` aborts; undefined when there is no such submission. A Refusal
   * (`receipt.busy`) when {@link mostWaiting} others wait for theirs to be drawn.
   */
  find(guid: Guid, signal: AbortSignal): Promise<NamedFile | undefined>;
  /** The same for administrators, with identity codes masked; drawn anew each time. */
  findMasked(guid: Guid, signal: AbortSignal): Promise<NamedFile | undefined>;
  /** The summary for the vault: goes before whoever waits for a receipt, and is never refused. */
  draw(submission: StoredSubmission): Promise<Buffer>;
}

/** One takes a tenth of a second, a long form a few: more would wait for longer than somebody looks at an empty window. */
export const mostWaiting = 20;
const retryAfterSeconds = 5;

/** Makes them, one at a time: drawing keeps a processor busy. */
export function createReceipts(deps: ReceiptsDeps): Receipts {
  const turns = new Semaphore(1);

  async function formOf({ form, formRevision }: StoredSubmission): Promise<SavedForm> {
    const found = await deps.findFormRevision(form, formRevision);
    if (found === undefined) throw new Error(`Revision ${formRevision} of form ${form} is gone`);
    return found;
  }

  async function drawNow(submission: StoredSubmission): Promise<Buffer> {
    const form = await formOf(submission);
    const [settings, catalogue] = await Promise.all([deps.readSettings(), deps.readCatalogue()]);
    const { fieldTypes, timeZone } = deps;
    const source = { submission, form, settings, catalogue, fieldTypes, timeZone };
    return deps.renderer.render(describeSubmission(source));
  }

  async function drawAndKeep(submission: StoredSubmission): Promise<Buffer> {
    const pdf = await drawNow(submission);
    await deps.kept.keep(submission.guid, pdf);
    return pdf;
  }

  async function inTurn(waiting: Waiting, work: () => Promise<Buffer>): Promise<Buffer> {
    if (waiting.isUrgent !== true && turns.waiting >= mostWaiting)
      throw new Refusal({ code: 'receipt.busy', params: { retryAfterSeconds } });
    await turns.acquire(waiting);
    try {
      return await work();
    } finally {
      turns.release();
    }
  }

  async function pdfOf(submission: StoredSubmission, waiting: Waiting): Promise<Buffer> {
    const kept = await deps.kept.find(submission.guid);
    if (kept !== undefined) return kept;
    // Whoever had the turn before may have drawn the same one.
    return inTurn(
      waiting,
      async () => (await deps.kept.find(submission.guid)) ?? (await drawAndKeep(submission)),
    );
  }

  async function fileOf(submission: StoredSubmission, bytes: Buffer): Promise<NamedFile> {
    const [form, settings] = [await formOf(submission), await deps.readSettings()];
    const name = textIn(form.name, submission.language, settings.defaultLanguage);
    return { fileName: `${name} ${submission.reference}.pdf`, bytes };
  }

  return {
    draw: (submission) => pdfOf(submission, { isUrgent: true }),
    async find(guid, signal) {
      const submission = await deps.findSubmission(guid);
      return submission && fileOf(submission, await pdfOf(submission, { signal }));
    },
    async findMasked(guid, signal) {
      const submission = await deps.findSubmission(guid);
      if (submission === undefined) return undefined;
      const codeProperty = identityCodeProperty((await deps.readSettings()).suomifi);
      const masked = maskSubmission(submission, await formOf(submission), codeProperty);
      return fileOf(submission, await inTurn({ signal }, () => drawNow(masked)));
    },
  };
}
