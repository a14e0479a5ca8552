import {
  identityCodeProperty,
  type FieldTypes,
  type Guid,
  type SavedForm,
  type DisplayLocale,
  type StoredSubmission,
  type VaultObjectRef,
} from '@form-portal/domain';
import type { SiteLocaleDeps } from '../../http/site-locale.ts';

/** Dependencies of showing answers to administrators. */
export interface AnswerDisplayDeps extends SiteLocaleDeps {
  readonly findFormRevision: (form: Guid, revision: number) => Promise<SavedForm | undefined>;
  readonly fieldTypes: FieldTypes;
}

/** How the answers of a submission are shown. */
export interface AnswerDisplay {
  /** The revision that the submission was sent to. */
  readonly form: SavedForm;
  readonly fieldTypes: FieldTypes;
  readonly locale: DisplayLocale;
  /** The vault property of identity codes; undefined for none. */
  readonly codeProperty: number | undefined;
}

/** How a complete submission is shown. */
export interface SubmissionDisplay extends AnswerDisplay {
  /** Where an object can be opened; null when there is no such address. */
  readonly objectAddress: (object: VaultObjectRef) => string | null;
}

/** How the answers of a submission are shown: by the revision they were given to. */
export async function answerDisplayOf(
  deps: AnswerDisplayDeps,
  submission: Pick<StoredSubmission, 'form' | 'formRevision'>,
  locale: DisplayLocale,
): Promise<AnswerDisplay> {
  const form = await deps.findFormRevision(submission.form, submission.formRevision);
  if (form === undefined) throw new Error('A submission’s form has no revisions left');
  const codeProperty = identityCodeProperty((await deps.readSettings()).suomifi);
  return { form, fieldTypes: deps.fieldTypes, locale, codeProperty };
}
