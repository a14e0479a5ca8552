import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';

/**
 * Calls back when the user clicks outside a part of the page or leaves it by a key. Waits for the end of the click: closing the part on
 * pointer down would move the click's target away.
 */
export function useOnLeave(part: RefObject<Element | null>, onLeave: () => void): void {
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    const openedAt = performance.now();
    function onClickOrKeyUp({ target, timeStamp }: Event): void {
      // The event that opened the part is still bubbling.
      if (timeStamp < openedAt || !(target instanceof Node)) return;
      if (part.current?.contains(target) === false) leave();
    }
    document.addEventListener('click', onClickOrKeyUp);
    document.addEventListener('keyup', onClickOrKeyUp);
    return () => {
      document.removeEventListener('click', onClickOrKeyUp);
      document.removeEventListener('keyup', onClickOrKeyUp);
    };
  }, [part]);
}
