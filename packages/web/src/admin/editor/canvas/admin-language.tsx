import { createContext, use } from 'react';
import { I18nContext } from '../../../shared/i18n/i18n-context.tsx';
import type { I18n } from '../../../shared/i18n/i18n.ts';
import type { ReactElement, ReactNode } from 'react';

/** The administrator's language, for the tools that stand within a form written in another one. */
export const AdminLanguageContext = createContext<I18n | null>(null);

/** The administrator's language. */
export function useAdminLanguage(): I18n {
  const i18n = use(AdminLanguageContext);
  if (i18n === null) throw new Error('useAdminLanguage is called outside of AdminLanguageContext');
  return i18n;
}

/** Speaks the administrator's language again inside the form's own. */
export function InAdminLanguage({ children }: { readonly children: ReactNode }): ReactElement {
  return <I18nContext value={useAdminLanguage()}>{children}</I18nContext>;
}
