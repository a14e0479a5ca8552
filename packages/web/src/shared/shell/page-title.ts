import { useEffect } from 'react';
import { useI18n } from '../i18n/i18n-context.tsx';
import { useSite } from './site-context.tsx';

/** Whether something must be corrected, which the page's title says first (docs/design.md#screens). */
export type PageState = 'fine' | 'with-errors';

/** Turns a sentence into a heading: removes its full stop. */
export function asTitle(sentence: string): string {
  return sentence.replace(/\.$/, '');
}

/** The document's title: "page – site name", with "Error: " before it when something must be corrected. */
export function documentTitle(page: string, siteName: string, state: PageState, error: string): string {
  const title = [page, siteName].filter((part) => part !== '').join(' – ');
  return state === 'with-errors' ? `${error}: ${title}` : title;
}

/** Sets the document's title, also after the language was changed. */
export function usePageTitle(page: string, state: PageState = 'fine'): void {
  const i18n = useI18n();
  const { settings } = useSite();
  const title = documentTitle(page, settings.siteName, state, i18n.text('error'));
  useEffect(() => {
    document.title = title;
  }, [title]);
}

/**
 * Focuses the page's heading after a visitor has come from another page of the site (docs/design.md#screens), but not when they came back,
 * reloaded, followed a link to a part of the page, or have used the page before the script ran.
 */
export function useFocusOnHeading(): void {
  useEffect(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    const isNewVisit = navigation !== undefined && 'type' in navigation && navigation.type === 'navigate';
    const isFromSite = document.referrer.startsWith(`${location.origin}/`);
    if (!isNewVisit || !isFromSite || location.hash !== '' || document.activeElement !== document.body)
      return;
    document.querySelector<HTMLElement>('main h1[tabindex]')?.focus({ preventScroll: true });
  }, []);
}
