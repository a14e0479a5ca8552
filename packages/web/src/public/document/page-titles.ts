import { hasPages } from '@form-portal/domain';
import { titleOf } from '../form-page/pages/current-page.ts';
import { awaitsReview } from '../form-page/title-state.ts';
import { failureTextKeys } from '../other-pages/failure-text-keys.ts';
import { asTitle, documentTitle } from '../../shared/shell/page-title.ts';
import type { I18n } from '../../shared/i18n/i18n.ts';
import type { PageContext, PublicPage } from '@form-portal/domain';

/** A page's title, which is also its heading. */
function pageTitle(page: PublicPage, i18n: I18n): string {
  switch (page.kind) {
    case 'form-list':
      return i18n.text('portalTitle');
    case 'form': {
      const name = i18n.textOf(page.form.name);
      if (awaitsReview(page)) return `${i18n.text('checkAnswers')} – ${name}`;
      if (!hasPages(page.form)) return name;
      return titleOf(page, { logic: page.logic ?? null, progress: page.returned?.progress ?? null }, i18n);
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
  const refused =
    page.kind === 'form'
      ? (page.returned?.problems.length ?? 0) > 0
      : page.kind === 'login' && page.problem !== null;
  const state = refused ? 'with-errors' : 'fine';
  return documentTitle(pageTitle(page, i18n), context.settings.siteName, state, i18n.text('error'));
}
