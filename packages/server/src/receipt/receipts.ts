import {
  textIn,
  type Catalogue,
  type FieldTypes,
  type Guid,
  type SavedForm,
  type Settings,
  type StoredSubmission,
} from '@form-portal/domain';
import { describeSubmission } from './describe-submission.ts';
import type { ReceiptRenderer } from './receipt-renderer.ts';

/** What receipts are made with. */
interface ReceiptsDeps {
  readonly findSubmission: (guid: Guid) => Promise<StoredSubmission | undefined>;
  readonly findFormRevision: (form: Guid, revision: number) => Promise<SavedForm | undefined>;
  readonly readSettings: () => Promise<Settings>;
  readonly readCatalogue: () => Promise<Catalogue>;
  readonly fieldTypes: FieldTypes;
  readonly timeZone: string;
  readonly renderer: ReceiptRenderer;
}

/** The PDFs of submissions. */
interface Receipts {
  /** The receipt of a submission; undefined when there is no such submission. */
  find(guid: Guid): Promise<{ readonly fileName: string; readonly bytes: Buffer } | undefined>;
  draw(submission: StoredSubmission): Promise<Buffer>;
}

/** Makes them. The same submission always gives the same bytes, as long as nobody changes the texts. */
export function createReceipts(deps: ReceiptsDeps): Receipts {
  async function formOf({ form, formRevision }: StoredSubmission): Promise<SavedForm> {
    const found = await deps.findFormRevision(form, formRevision);
    if (found === undefined) throw new Error(`Revision ${formRevision} of form ${form} is gone`);
    return found;
  }

  async function draw(submission: StoredSubmission): Promise<Buffer> {
    const form = await formOf(submission);
    const [settings, catalogue] = await Promise.all([deps.readSettings(), deps.readCatalogue()]);
    const { fieldTypes, timeZone } = deps;
    const source = { submission, form, settings, catalogue, fieldTypes, timeZone };
    return deps.renderer.render(describeSubmission(source));
  }

  return {
    draw,
    async find(guid) {
      const submission = await deps.findSubmission(guid);
      if (submission === undefined) return undefined;
      const [bytes, form, settings] = [
        await draw(submission),
        await formOf(submission),
        await deps.readSettings(),
      ];
      const name = textIn(form.name, submission.language, settings.defaultLanguage);
      return { fileName: `${name} ${submission.reference}.pdf`, bytes };
    },
  };
}
