import { createContext, use } from 'react';
import { I18nContext } from '../../../shared/i18n/i18n-context.tsx';
import type { I18n } from '../../../shared/i18n/i18n.ts';
import type { ReactElement, ReactNode } from 'react';

/** The administrator's language, for the tools inside a form that is shown in another one. */
export const AdminLanguageContext = createContext<I18n | null>(null);

export function useAdminLanguage(): I18n {
  const i18n = use(AdminLanguageContext);
  if (i18n === null) throw new Error('useAdminLanguage is called outside of AdminLanguageContext');
  return i18n;
}

/** Renders its children in the administrator's language instead of the form's. */
export function InAdminLanguage({ children }: { readonly children: ReactNode }): ReactElement {
  return <I18nContext value={useAdminLanguage()}>{children}</I18nContext>;
}
