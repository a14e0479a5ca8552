import { useSite } from '../../shared/shell/site-context.tsx';
import { AnswersCheck } from './checking/answers-check.tsx';
import { ArrivedNotice } from './sending/arrived-notice.tsx';
import { EndedNotice } from './identity/ended-notice.tsx';
import { ErrorSummary } from './checking/error-summary.tsx';
import { hasEnded } from './page-state.ts';
import type { FillView } from './fill-view.ts';
import type { FormPageContent } from './form-page-content.ts';
import type { ReactElement } from 'react';

export interface AboveFormProps {
  readonly page: FormPageContent;
  readonly view: FillView;
}

/** What stands above the questions of a form that somebody tried to send. */
export function AboveForm({ page, view }: AboveFormProps): ReactElement {
  const { entries, toCheck } = view;
  const { arrived = null, files = [], problems = [] } = page.returned ?? {};
  const hasAnswers = problems.every(({ code }) => code !== 'submission.other-person');
  return (
    <>
      {hasEnded(page, useSite()) && <EndedNotice form={page.form.guid} />}
      {arrived !== null && <ArrivedNotice first={arrived} files={files} />}
      {entries.length > 0 && <ErrorSummary entries={entries} hasAnswers={hasAnswers} />}
      {toCheck !== null && <AnswersCheck form={page.form} toCheck={toCheck} />}
    </>
  );
}
