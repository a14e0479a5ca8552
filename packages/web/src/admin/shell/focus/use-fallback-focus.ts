import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Moves the focus to another element when the focused part of the page is removed; otherwise it would fall to the start of
 * the page. The ref belongs on the part. `fallback` is called after the removal and must be the same function at every
 * render.
 */
export function useFallbackFocus<Part extends HTMLElement>(
  fallback: () => HTMLElement | null,
): RefObject<Part | null> {
  const part = useRef<Part>(null);
  useLayoutEffect(() => {
    const element = part.current;
    return () => {
      if (element?.contains(document.activeElement) !== true) return;
      queueMicrotask(() => {
        if (document.activeElement === document.body) fallback()?.focus();
      });
    };
  }, [fallback]);
  return part;
}

/** The main element, where reading continues after a note above it is removed. */
export function mainElement(): HTMLElement | null {
  return document.getElementById('main');
}

/** The heading of the page. */
export function pageHeading(): HTMLElement | null {
  return document.querySelector<HTMLElement>('h1[tabindex]');
}
