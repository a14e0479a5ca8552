import { loadInteractive } from './form-page/load-interactive.ts';
import { identityOf } from './identity-of.ts';
import type { FormPageContent } from './form-page/form-page-content.ts';
import type { PageContext, PublicPage, User } from '@form-portal/domain';
import type { ReactElement } from 'react';

/** Loads the view of a page in the browser, with the script of that kind of page only (preloaded by the page, page-assets.ts). */
export async function loadView(page: PublicPage, { user }: PageContext): Promise<ReactElement> {
  switch (page.kind) {
    case 'form-list': {
      const { FormListPage } = await import('./form-list/form-list-page.tsx');
      return <FormListPage forms={page.forms} />;
    }
    case 'form':
      return loadForm(page, user);
    case 'receipt': {
      const { ReceiptPage } = await import('./receipt-page.tsx');
      return <ReceiptPage page={page} />;
    }
    case 'closed-form':
    case 'login':
    case 'auth-callback':
    case 'logout':
    case 'accessibility':
    case 'not-found':
    case 'failure': {
      const { OtherPages } = await import('./other-pages.tsx');
      return <OtherPages page={page} />;
    }
  }
}

/** Loads the user menu; null, without loading anything, when nobody is signed in. */
export async function loadUserMenu(page: PublicPage, { user }: PageContext): Promise<ReactElement | null> {
  if (user === null) return null;
  const { UserMenu } = await import('../shared/shell/user/user-menu.tsx');
  return <UserMenu user={user} identity={identityOf(page)} />;
}

/** The page of a form, with its interactive module when it comes with what only that module can render. */
async function loadForm(page: FormPageContent, user: User | null): Promise<ReactElement> {
  switch (page.mode) {
    case 'identify': {
      const { IdentifyPage } = await import('./form-page/identity/identify-page.tsx');
      return <IdentifyPage form={page.form} />;
    }
    case 'fill':
    case 'preview': {
      const [{ FormView, loadExtras }, interactive] = await Promise.all([
        import('./form-page/form-page.tsx'),
        beginsInteractive(page, user) ? loadInteractive(page) : null,
      ]);
      return <FormView page={page} interactive={interactive} extras={await loadExtras(page)} />;
    }
  }
}

/** Whether a form comes with answers, with a notice in place of Send, or as a test. */
function beginsInteractive({ returned, logic, testToken }: FormPageContent, user: User | null): boolean {
  return returned !== null || user?.type === 'saml' || testToken !== null || (logic?.stops ?? []).length > 0;
}
