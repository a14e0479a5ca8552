import { useCallback, useEffect, useRef } from 'react';

/** Enough for the click that follows the pointer's release, in ms. */
const clickMs = 50;

/**
 * Runs something at once, or, while a pointer is held down, after it was released and clicked: what appears in the page must not move
 * a button away from under the pointer.
 */
export function useAfterPointer(): (run: () => void) => void {
  const held = useRef(false);
  const waiting = useRef<(() => void)[]>([]);
  useEffect(() => {
    const press = (): void => {
      held.current = true;
    };
    const release = (): void => {
      setTimeout(() => {
        held.current = false;
        for (const run of waiting.current.splice(0)) run();
      }, clickMs);
    };
    document.addEventListener('pointerdown', press, true);
    document.addEventListener('pointerup', release, true);
    document.addEventListener('pointercancel', release, true);
    return () => {
      document.removeEventListener('pointerdown', press, true);
      document.removeEventListener('pointerup', release, true);
      document.removeEventListener('pointercancel', release, true);
    };
  }, []);
  return useCallback((run) => {
    if (held.current) waiting.current.push(run);
    else run();
  }, []);
}
