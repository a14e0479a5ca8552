import { AccessibilityPage } from './other-pages/accessibility-page.tsx';
import { ClosedFormPage } from './other-pages/closed-form-page.tsx';
import { AuthCallbackPage } from './single-sign-on/auth-callback-page.tsx';
import { FailurePage } from './other-pages/failure-page.tsx';
import { LoginPage } from './login/login-page.tsx';
import { LogoutPage } from './other-pages/logout-page.tsx';
import { NotFoundPage } from './other-pages/not-found-page.tsx';
import type { PublicPage } from '@form-portal/domain';
import type { ReactElement } from 'react';

/** A page that is neither the list nor a form; they share one script. */
export type OtherPage = Exclude<PublicPage, { readonly kind: 'form-list' | 'form' | 'receipt' }>;

/** The page of a kind. */
export function OtherPages({ page }: { readonly page: OtherPage }): ReactElement {
  switch (page.kind) {
    case 'closed-form':
      return <ClosedFormPage page={page} />;
    case 'login':
      return <LoginPage page={page} />;
    case 'auth-callback':
      return <AuthCallbackPage />;
    case 'logout':
      return <LogoutPage />;
    case 'accessibility':
      return <AccessibilityPage />;
    case 'not-found':
      return <NotFoundPage />;
    case 'failure':
      return <FailurePage page={page} />;
  }
}
