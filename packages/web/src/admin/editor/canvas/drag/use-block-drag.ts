import { useCallback, useEffect } from 'react';
import { guidOfBlock } from '../blocks/block-elements.ts';
import { useEditorStore } from '../../editor-context.tsx';
import { usePickUp } from './use-pick-up.ts';
import type { PointerEvent } from 'react';

/** Lets blocks be dragged by themselves or by their grip. */
export function useBlockDrag(): (event: PointerEvent) => void {
  const pickUp = usePickUp();
  usePreventTouchScroll();
  return useCallback(
    (event) => {
      const part =
        event.target instanceof Element
          ? event.target.closest('[data-part="cover"], [data-part="grip"]')
          : null;
      const block = part?.closest<HTMLElement>('[data-block]') ?? null;
      const guid = block === null ? null : guidOfBlock(block);
      if (block !== null && guid !== null) pickUp(event, { kind: 'element', guid }, block);
    },
    [pickUp],
  );
}

/** The page does not scroll with the finger that carries. Said for all time, because a touch asks when it begins. */
function usePreventTouchScroll(): void {
  const store = useEditorStore();
  useEffect(() => {
    const still = (event: TouchEvent): void => {
      if (store.state().canvas.carried !== null && event.cancelable) event.preventDefault();
    };
    document.addEventListener('touchmove', still, { passive: false });
    return () => document.removeEventListener('touchmove', still);
  }, [store]);
}
