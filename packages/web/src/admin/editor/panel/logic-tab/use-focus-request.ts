import { useEffect, useRef, type RefObject } from 'react';

/**
 * Focuses the element within `root` that the first of some selectors matches, else the next one, once the change that brings it is
 * rendered.
 */
export function useFocusRequest(root: RefObject<HTMLElement | null>): (...selectors: string[]) => void {
  const requested = useRef<readonly string[]>([]);
  useEffect(() => {
    for (const selector of requested.current) {
      const element = root.current?.querySelector<HTMLElement>(selector);
      if (element instanceof HTMLElement) {
        requested.current = [];
        element.focus();
        return;
      }
    }
  });
  return (...selectors) => void (requested.current = selectors);
}
