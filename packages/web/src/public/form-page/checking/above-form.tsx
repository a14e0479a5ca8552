import { Notice } from '@form-portal/ui';
import { PortalText, useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { newQuestionsText } from '../logic/new-questions-text.ts';
import { useSite } from '../../../shared/shell/site-context.tsx';
import { EndedNotice } from '../identity/ended-notice.tsx';
import { ArrivedNotice } from '../sending/arrived-notice.tsx';
import { identificationEnded } from '../title-state.ts';
import { AnswersReview } from './answers-review.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { useReview } from './use-review.ts';
import { useSummary } from './use-summary.ts';
import type { FormPageContent } from '../form-page-content.ts';
import type { ReactElement } from 'react';

export interface AboveFormProps {
  readonly page: FormPageContent;
}

const unavailableTexts = {
  'not-open-yet': 'problem.formNotOpenYet',
  closed: 'problem.formClosedNow',
  full: 'problem.formFull',
} as const;

/** What is above the questions of a form: notices on a returned page, what must be corrected, and the review. */
export function AboveForm({ page }: AboveFormProps): ReactElement {
  const { entries } = useSummary(page.form);
  const review = useReview(page);
  const i18n = useI18n();
  const { arrived = null, files = [], problems = [], newQuestions } = page.returned ?? {};
  // A page that belongs to another person is returned without its answers.
  const hasAnswers = problems.every(({ code }) => code !== 'submission.other-person');
  return (
    <>
      {identificationEnded(page, useSite()) && <EndedNotice form={page.form.guid} />}
      {page.unavailable !== undefined && (
        <Notice kind="danger" role="alert">
          <PortalText textKey={unavailableTexts[page.unavailable]} />
        </Notice>
      )}
      {newQuestions !== undefined && (
        <Notice kind="info" role="status">
          {newQuestionsText(page.form, new Set(newQuestions), i18n)}
        </Notice>
      )}
      {arrived !== null && <ArrivedNotice form={page.form} first={arrived} files={files} />}
      {entries.length > 0 && <ErrorSummary entries={entries} hasAnswers={hasAnswers} />}
      {review !== null && <AnswersReview form={page.form} review={review} />}
    </>
  );
}
