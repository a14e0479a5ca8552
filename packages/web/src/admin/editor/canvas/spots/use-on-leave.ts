import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';

/**
 * Calls back when the user clicks outside a part of the page or leaves it by a key. Waits for the end of the click: closing the part on
 * pointer down would move the click's target away.
 */
export function useOnLeave(part: RefObject<Element | null>, onLeave: () => void): void {
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    const opened = performance.now();
    function onDone({ target, timeStamp }: Event): void {
      // The event that opened the part is still bubbling.
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
