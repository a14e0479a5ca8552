import { identityCodeProperty, type FieldTypes, type Guid, type SavedForm } from '@form-portal/domain';
import { siteLocaleOf, type SiteLocaleDeps } from '../../http/site-locale.ts';
import type { AnswerDisplay } from './submission-administration.wire.ts';
import type { SubmissionDetail } from './submission-administration.store.ts';

/** What showing answers to administrators needs. */
export interface AnswerDisplayDeps extends SiteLocaleDeps {
  readonly findFormRevision: (form: Guid, revision: number) => Promise<SavedForm | undefined>;
  readonly fieldTypes: FieldTypes;
}

/** Answers are shown in the site's default language and as the form was when they were given. */
export async function answerDisplayOf(
  deps: AnswerDisplayDeps,
  submission: Pick<SubmissionDetail, 'form' | 'formRevision'>,
): Promise<AnswerDisplay> {
  const form = await deps.findFormRevision(submission.form, submission.formRevision);
  if (form === undefined) throw new Error('The form of a submission is gone with all its revisions');
  const codeProperty = identityCodeProperty((await deps.readSettings()).suomifi);
  return { form, fieldTypes: deps.fieldTypes, locale: await siteLocaleOf(deps), codeProperty };
}
