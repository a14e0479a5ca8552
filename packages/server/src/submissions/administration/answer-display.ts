import { identityCodeProperty, type FieldTypes, type Guid, type SavedForm } from '@form-portal/domain';
import { siteLocaleOf, type SiteLocaleDeps } from '../../http/site-locale.ts';
import type { AnswerDisplay } from './submission-administration.wire.ts';
import type { SubmissionDetail } from './submission-administration.store.ts';

/** Dependencies of showing answers to administrators. */
export interface AnswerDisplayDeps extends SiteLocaleDeps {
  readonly findFormRevision: (form: Guid, revision: number) => Promise<SavedForm | undefined>;
  readonly fieldTypes: FieldTypes;
}

/** How the answers of a submission are shown: in the site's default language, by the revision they were given to. */
export async function answerDisplayOf(
  deps: AnswerDisplayDeps,
  submission: Pick<SubmissionDetail, 'form' | 'formRevision'>,
): Promise<AnswerDisplay> {
  const form = await deps.findFormRevision(submission.form, submission.formRevision);
  if (form === undefined) throw new Error('A submission’s form has no revisions left');
  const codeProperty = identityCodeProperty((await deps.readSettings()).suomifi);
  return { form, fieldTypes: deps.fieldTypes, locale: await siteLocaleOf(deps), codeProperty };
}
