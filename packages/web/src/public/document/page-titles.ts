import { hasPages } from '@form-portal/domain';
import { currentPageTitle } from '../form-page/pages/current-page.ts';
import { awaitsReview, titleState } from '../form-page/title-state.ts';
import { failureTextKeys } from '../other-pages/failure-text-keys.ts';
import { asTitle, documentTitle } from '../../shared/shell/page-title.ts';
import type { I18n } from '../../shared/i18n/i18n.ts';
import type { PageState } from '../../shared/shell/page-title.ts';
import type { PageContext, PublicPage } from '@form-portal/domain';

/** The name of a page in the document title: its heading, except for a form with pages or one whose answers are being checked. */
function pageTitle(page: PublicPage, i18n: I18n): string {
  switch (page.kind) {
    case 'form-list':
      return i18n.text('portalTitle');
    case 'form': {
      const name = i18n.textOf(page.form.name);
      if (awaitsReview(page)) return `${i18n.text('checkAnswers')} – ${name}`;
      if (!hasPages(page.form)) return name;
      return currentPageTitle(
        page,
        { logic: page.logic ?? null, progress: page.returned?.progress ?? null },
        i18n,
      );
    }
    case 'closed-form':
      return i18n.textOf(page.name);
    case 'receipt':
      return i18n.text('formSent');
    case 'login':
      return i18n.text('login');
    case 'auth-callback':
      return i18n.text('authenticating');
    case 'logout':
      return i18n.text('loggedOutTitle');
    case 'accessibility':
      return i18n.text('accessibilityStatement');
    case 'not-found':
      return asTitle(i18n.text('notFound'));
    case 'failure':
      return asTitle(i18n.text(failureTextKeys(page).titleKey));
  }
}

/** The document title that the server sends. */
export function initialTitle(page: PublicPage, context: PageContext, i18n: I18n): string {
  const { siteName } = context.settings;
  return documentTitle(pageTitle(page, i18n), siteName, pageState(page, context), i18n.text('error'));
}

function pageState(page: PublicPage, context: PageContext): PageState {
  if (page.kind === 'form') return titleState(page, context, (page.returned?.problems.length ?? 0) > 0);
  return page.kind === 'login' && page.problem !== null ? 'with-errors' : 'fine';
}
