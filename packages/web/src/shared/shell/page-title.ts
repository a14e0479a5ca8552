import { useEffect } from 'react';
import { useI18n } from '../i18n/i18n-context.tsx';
import { useSite } from './site-context.tsx';

/** Whether the page asks for corrections, which its title says first (docs/design.md#screens). */
export type PageState = 'fine' | 'with-errors';

/** A sentence as a heading: without its full stop. */
export function asTitle(sentence: string): string {
  return sentence.replace(/\.$/, '');
}

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

/**
 * Gives the focus to the page's heading after a visitor came here from another page of the site, so that they start at its name (docs/design.md#screens):
 * not when they came back, reloaded, asked for a place in the page, or have begun to use it before the script woke up.
 */
export function useFocusOnHeading(): void {
  useEffect(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    const wentHere = navigation !== undefined && 'type' in navigation && navigation.type === 'navigate';
    const fromHere = document.referrer.startsWith(`${location.origin}/`);
    if (!wentHere || !fromHere || location.hash !== '' || document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>('main h1[tabindex]')?.focus({ preventScroll: true });
  }, []);
}
