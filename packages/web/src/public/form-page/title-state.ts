import type { PageState } from '../../shared/shell/page-title.ts';
import type { FormPageContent } from './form-page-content.ts';
import type { PageContext } from '@form-portal/domain';

type Visitor = Pick<PageContext, 'user'>;

/** Whether a post without script was returned because the identification had ended in the meantime. */
export function identificationEnded({ form, mode, testToken }: FormPageContent, { user }: Visitor): boolean {
  return form.identity.enabled && mode === 'fill' && testToken === null && user?.type !== 'saml';
}

/** Whether the visitor must do something before the form can be sent, which the page's title says first. */
export function titleState(page: FormPageContent, visitor: Visitor, mustCorrect: boolean): PageState {
  const hasArrived = (page.returned?.arrived ?? null) !== null;
  return mustCorrect || hasArrived || identificationEnded(page, visitor) ? 'with-errors' : 'fine';
}

/** Whether a post was returned so that the visitor sees all answers before they are sent. */
export function awaitsReview({ returned }: FormPageContent): boolean {
  if (returned === null || returned.newQuestions !== undefined || returned.shownAgain) return false;
  if (returned.progress !== undefined && returned.progress.stage !== 'reviewing') return false;
  return returned.problems.length === 0 && returned.arrived === null;
}
