import { useEffect, useRef } from 'react';
import { pageHeading } from './use-fallback-focus.ts';

/** Moves the focus to the page's heading when it disappears with something that is no longer shown, or with what surrounds it. */
export function useFocusAfterwards(isShown: boolean): void {
  const wasShown = useRef(false);
  useEffect(() => {
    if (wasShown.current && !isShown && document.activeElement === document.body) pageHeading()?.focus();
    wasShown.current = isShown;
  }, [isShown]);
}
