import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';

/**
 * Tells that people have gone on elsewhere: clicked outside of a part of the page, or come out of it by a key. Not at the press of the
 * pointer, as what the part leaves free moves away under it.
 */
export function useLeaving(part: RefObject<Element | null>, onLeave: () => void): void {
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    const opened = performance.now();
    function onDone({ target, timeStamp }: Event): void {
      // What opened the part is still on its way.
      if (timeStamp < opened || !(target instanceof Node) || part.current?.contains(target) !== false) return;
      leave();
    }
    document.addEventListener('click', onDone);
    document.addEventListener('keyup', onDone);
    return () => {
      document.removeEventListener('click', onDone);
      document.removeEventListener('keyup', onDone);
    };
  }, [part]);
}
