import { useEffect, useRef } from 'react';
import { pageHeading } from './use-fallback-focus.ts';

/** Moves the focus to the page's heading when the focused element disappears because something is no longer shown. */
export function useFocusAfterwards(isShown: boolean): void {
  const wasShown = useRef(false);
  useEffect(() => {
    if (wasShown.current && !isShown && document.activeElement === document.body) pageHeading()?.focus();
    wasShown.current = isShown;
  }, [isShown]);
}
