import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Gives the focus to another element when a part of the page goes away with it: otherwise it falls to the page's beginning. The ref
 * belongs on the part; `heir` is asked once that is gone, and is the same function all the time.
 */
export function useFocusHeir<Part extends HTMLElement>(
  heir: () => HTMLElement | null,
): RefObject<Part | null> {
  const part = useRef<Part>(null);
  useLayoutEffect(() => {
    const own = part.current;
    return () => {
      if (own?.contains(document.activeElement) !== true) return;
      queueMicrotask(() => {
        if (document.activeElement === document.body) heir()?.focus();
      });
    };
  }, [heir]);
  return part;
}

/** What the page is about: where reading goes on when a note above it is gone. */
export function mainPart(): HTMLElement | null {
  return document.getElementById('main');
}

/** The heading of a page that has come. */
export function pageHeading(): HTMLElement | null {
  return document.querySelector<HTMLElement>('h1[tabindex]');
}
