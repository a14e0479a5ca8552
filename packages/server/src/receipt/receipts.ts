import {
  identityCodeProperty,
  maskSensitiveAnswers,
  maskSubmission,
  textIn,
  type AnswerReader,
  type Catalogue,
  type FieldTypes,
  type Guid,
  type SavedForm,
  type Settings,
  type StoredSubmission,
} from '@form-portal/domain';
import type { NamedFile } from '../http/response/file-headers.ts';
import { Refusal } from '../http/problems/refusal.ts';
import { Semaphore, type WaitOptions } from '@form-portal/storage';
import { describeSubmission } from './describe-submission.ts';
import type { KeptReceiptStore } from './kept-receipts.store.ts';
import type { LogoFile } from './receipt-logo.ts';
import type { ReceiptRenderer } from './receipt-renderer.ts';

/** Dependencies of receipts. */
interface ReceiptsDeps {
  readonly findSubmission: (guid: Guid) => Promise<StoredSubmission | undefined>;
  readonly findFormRevision: (form: Guid, revision: number) => Promise<SavedForm | undefined>;
  readonly readSettings: () => Promise<Settings>;
  readonly readCatalogue: () => Promise<Catalogue>;
  /** The content of an uploaded logo by its path; undefined when there is none. */
  readonly findLogo: (path: string) => Promise<Buffer | undefined>;
  readonly fieldTypes: FieldTypes;
  readonly timeZone: string;
  readonly renderer: Pick<ReceiptRenderer, 'render'>;
  readonly kept: KeptReceiptStore;
}

/**
 * The PDFs of submissions. A receipt is rendered once and stored; staff and vault get the same file, unless it has sensitive answers, or
 * the form computes values for them that visitors do not see.
 */
export interface Receipts {
  /**
   * The receipt of a submission, with sensitive answers masked, for a caller that waits until `signal`
   * aborts; undefined when there is no such submission. Throws a Refusal (`receipt.busy`) when {@link maxWaiting} others are waiting.
   */
  find(guid: Guid, signal: AbortSignal): Promise<NamedFile | undefined>;
  /** The submission for administrators, as the vault has it. */
  findForStaff(guid: Guid, signal: AbortSignal): Promise<NamedFile | undefined>;
  /** The same with identity codes masked; rendered each time. */
  findMasked(guid: Guid, signal: AbortSignal): Promise<NamedFile | undefined>;
  /** The receipt with all identity codes masked, for an e-mail to the sender, which anybody may read on its way; rendered each time. */
  findForMail(guid: Guid, signal: AbortSignal): Promise<NamedFile | undefined>;
  /** The summary for the vault and for data requests, which has priority over receipts and is never refused. */
  renderSummary(submission: StoredSubmission): Promise<Buffer>;
}

/** One takes a tenth of a second, a long form a few seconds: more callers would wait too long. */
export const maxWaiting = 20;
const retryAfterSeconds = 5;

/** Creates the receipts. They are rendered one at a time, because rendering keeps a processor busy. */
export function createReceipts(deps: ReceiptsDeps): Receipts {
  const turns = new Semaphore(1);

  async function formOf({ form, formRevision }: StoredSubmission): Promise<SavedForm> {
    const revision = await deps.findFormRevision(form, formRevision);
    if (revision === undefined) throw new Error(`Revision ${formRevision} of form ${form} does not exist`);
    return revision;
  }

  async function render(submission: StoredSubmission, reader: AnswerReader): Promise<Buffer> {
    const form = await formOf(submission);
    const [settings, catalogue] = await Promise.all([deps.readSettings(), deps.readCatalogue()]);
    const { fieldTypes, timeZone } = deps;
    const source = { submission, form, settings, catalogue, fieldTypes, timeZone, reader };
    return deps.renderer.render(describeSubmission(source), await logoOf(settings));
  }

  /** The logo on white paper; null for an SVG, which a PDF cannot hold as it is. */
  async function logoOf({ logo: { light } }: Settings): Promise<LogoFile | null> {
    const content = light.endsWith('.png') ? await deps.findLogo(light) : undefined;
    return content === undefined ? null : { path: light, content };
  }

  async function renderAndKeep(submission: StoredSubmission): Promise<Buffer> {
    const pdf = await render(submission, 'visitor');
    await deps.kept.keep(submission.guid, pdf);
    return pdf;
  }

  async function inTurn(options: WaitOptions, work: () => Promise<Buffer>): Promise<Buffer> {
    if (options.isUrgent !== true && turns.waiting >= maxWaiting)
      throw new Refusal({ code: 'receipt.busy', params: { retryAfterSeconds } });
    await turns.acquire(options);
    try {
      return await work();
    } finally {
      turns.release();
    }
  }

  async function pdfOf(submission: StoredSubmission, options: WaitOptions): Promise<Buffer> {
    const kept = await deps.kept.find(submission.guid);
    if (kept !== undefined) return kept;
    // The previous caller may have rendered the same one.
    return inTurn(
      options,
      async () => (await deps.kept.find(submission.guid)) ?? (await renderAndKeep(submission)),
    );
  }

  async function staffPdfOf(submission: StoredSubmission, options: WaitOptions): Promise<Buffer> {
    const hasHidden = (await formOf(submission)).fields.some(({ shown }) => shown === false);
    return hasHidden ? inTurn(options, () => render(submission, 'staff')) : pdfOf(submission, options);
  }

  async function withMaskedCodes(submission: StoredSubmission): Promise<StoredSubmission> {
    const codeProperty = identityCodeProperty((await deps.readSettings()).suomifi);
    return maskSubmission(submission, await formOf(submission), codeProperty);
  }

  async function fileOf(submission: StoredSubmission, bytes: Buffer): Promise<NamedFile> {
    const [form, settings] = [await formOf(submission), await deps.readSettings()];
    const name = textIn(form.name, submission.language, settings.defaultLanguage);
    return { fileName: `${name} ${submission.reference}.pdf`, bytes };
  }

  return {
    renderSummary: (submission) => staffPdfOf(submission, { isUrgent: true }),
    async find(guid, signal) {
      const submission = await deps.findSubmission(guid);
      if (submission === undefined) return undefined;
      const masked = maskSensitiveAnswers(submission, await formOf(submission), deps.fieldTypes);
      const pdf =
        masked === submission
          ? pdfOf(submission, { signal })
          : inTurn({ signal }, () => render(masked, 'visitor'));
      return fileOf(submission, await pdf);
    },
    async findForStaff(guid, signal) {
      const submission = await deps.findSubmission(guid);
      return submission && fileOf(submission, await staffPdfOf(submission, { signal }));
    },
    async findMasked(guid, signal) {
      const submission = await deps.findSubmission(guid);
      if (submission === undefined) return undefined;
      const masked = await withMaskedCodes(submission);
      return fileOf(submission, await inTurn({ signal }, () => render(masked, 'staff')));
    },
    async findForMail(guid, signal) {
      const submission = await deps.findSubmission(guid);
      if (submission === undefined) return undefined;
      const form = await formOf(submission);
      const masked = maskSensitiveAnswers(await withMaskedCodes(submission), form, deps.fieldTypes);
      return fileOf(submission, await inTurn({ signal }, () => render(masked, 'visitor')));
    },
  };
}
