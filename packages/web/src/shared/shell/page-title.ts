import { useEffect } from 'react';
import { useI18n } from '../i18n/i18n-context.tsx';
import { useSite } from './site-context.tsx';

/** Whether the page asks for corrections, which its title says first (design 2). */
export type PageState = 'fine' | 'with-errors';

/** The document's title: "page – site name", with "Error: " before it when something must be corrected. */
export function documentTitle(page: string, siteName: string, state: PageState, error: string): string {
  const title = [page, siteName].filter((part) => part !== '').join(' – ');
  return state === 'with-errors' ? `${error}: ${title}` : title;
}

/** Keeps the document's title as the page says, also after the language was changed. */
export function usePageTitle(page: string, state: PageState = 'fine'): void {
  const i18n = useI18n();
  const { settings } = useSite();
  const title = documentTitle(page, settings.siteName, state, i18n.text('error'));
  useEffect(() => {
    document.title = title;
  }, [title]);
}
