import type { PageState } from '../../shared/shell/page-title.ts';
import type { Site } from '../../shared/shell/site-context.tsx';
import type { FormPageContent } from './form-page-content.ts';

/** Whether what was sent without script came back because the identification had ended meanwhile. */
export function hasEnded({ form, mode }: FormPageContent, { user }: Site): boolean {
  return form.identity.enabled && mode === 'fill' && user?.type !== 'saml';
}

/** Whether the visitor must do something before the form can be sent. */
export function pageState(page: FormPageContent, site: Site, toCorrect: number): PageState {
  const hasArrived = (page.returned?.arrived ?? null) !== null;
  return toCorrect > 0 || hasArrived || hasEnded(page, site) ? 'with-errors' : 'fine';
}
