import { useEffect, useRef, type RefObject } from 'react';

/** Focuses the first element within `root` that a selector matches, once the change that brings it is rendered. */
export function useFocusRequest(root: RefObject<HTMLElement | null>): (selector: string) => void {
  const requested = useRef<string | null>(null);
  useEffect(() => {
    if (requested.current === null) return;
    // In the order of the selectors, not of the page.
    const found = requested.current
      .split(', ')
      .map((selector) => root.current?.querySelector<HTMLElement>(selector))
      .find((element) => element instanceof HTMLElement);
    if (!(found instanceof HTMLElement)) return;
    requested.current = null;
    found.focus();
  });
  return (selector) => void (requested.current = selector);
}
