import { useCallback } from 'react';
import { usePickUp } from './use-pick-up.ts';
import type { Addition } from '../../model/view/canvas-view.ts';
import type { PointerEvent } from 'react';

/** Starts to drag a field type card onto the canvas. */
export function useCardDrag(): (event: PointerEvent<HTMLElement>, type: Addition) => void {
  const pickUp = usePickUp();
  return useCallback((event, type) => pickUp(event, { kind: 'new', type }, event.currentTarget), [pickUp]);
}
