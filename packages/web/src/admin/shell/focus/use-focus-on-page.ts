import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/**
 * Focuses the heading of a page after navigation to it (docs/design.md#screens), first that of its loading state: not on the first page,
 * not after going back, not after navigation within a page, and not once the user has moved on.
 */
export function useFocusOnPage(): void {
  const { pathname } = useLocation();
  const navigationType = useNavigationType();
  const page = pageOf(pathname);
  const lastPage = useRef<string>(undefined);
  useEffect(() => {
    const isSamePage = lastPage.current === page;
    lastPage.current = page;
    if (isSamePage || navigationType === NavigationType.Pop) return;
    const focusedBefore = document.activeElement;
    const observer = new MutationObserver(focusHeading);
    const stop = (): void => observer.disconnect();

    function focusHeading(): void {
      const focused = document.activeElement;
      if (focused instanceof HTMLHeadingElement) return;
      if (focused !== focusedBefore && focused !== document.body) stop();
      else document.querySelector<HTMLElement>('h1[tabindex]')?.focus({ preventScroll: true });
    }

    observer.observe(document.body, { childList: true, subtree: true });
    // Captured, so that no other listener can stop it.
    addEventListener('keydown', stop, true);
    addEventListener('pointerdown', stop, true);
    focusHeading();
    return () => {
      stop();
      removeEventListener('keydown', stop, true);
      removeEventListener('pointerdown', stop, true);
    };
  }, [page, navigationType]);
}

/** The objects and the users of the vault are pages of their own; the kinds of its structure are one page. */
function pageOf(pathname: string): string {
  return /^\/admin\/(vault\/(?:objects|users)(?![^/])|[^/]*)/.exec(pathname)?.[1] ?? '';
}
