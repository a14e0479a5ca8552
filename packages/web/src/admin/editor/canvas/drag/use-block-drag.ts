import { useCallback, useEffect } from 'react';
import { guidOfBlock } from '../blocks/block-elements.ts';
import { useEditorStore } from '../../editor-context.tsx';
import { usePickUp } from './use-pick-up.ts';
import type { PointerEvent } from 'react';

/** Starts a drag on the cover or the grip of a block; pages move by their tools and keys. */
export function useBlockDrag(): (event: PointerEvent) => void {
  const pickUp = usePickUp();
  usePreventTouchScroll();
  return useCallback(
    (event) => {
      const part =
        event.target instanceof Element ? event.target.closest('[data-part="cover"], [data-grip]') : null;
      const block = part?.closest<HTMLElement>('[data-block]') ?? null;
      const guid = block === null || block.dataset['kind'] === 'page' ? null : guidOfBlock(block);
      if (block !== null && guid !== null) pickUp(event, { kind: 'element', guid }, block);
    },
    [pickUp],
  );
}

/** Keeps a touch drag from scrolling the page. Always registered, because browsers decide about scrolling when a touch starts. */
function usePreventTouchScroll(): void {
  const store = useEditorStore();
  useEffect(() => {
    const preventScroll = (event: TouchEvent): void => {
      if (store.state().canvas.carried !== null && event.cancelable) event.preventDefault();
    };
    document.addEventListener('touchmove', preventScroll, { passive: false });
    return () => document.removeEventListener('touchmove', preventScroll);
  }, [store]);
}
