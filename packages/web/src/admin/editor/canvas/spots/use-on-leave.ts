import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';

/**
 * Calls back when a person clicks outside a part of the page, or leaves it by a key. Waits for the end of a click: closing the part when
 * the pointer goes down would move the target away under it.
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
