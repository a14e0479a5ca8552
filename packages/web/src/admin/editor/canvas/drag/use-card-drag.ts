import { useCallback } from 'react';
import { usePickUp } from './use-pick-up.ts';
import type { FieldType } from '@form-portal/domain';
import type { PointerEvent } from 'react';

/** Starts to drag a field type card onto the canvas. */
export function useCardDrag(): (event: PointerEvent<HTMLElement>, type: FieldType | 'group') => void {
  const pickUp = usePickUp();
  return useCallback((event, type) => pickUp(event, { kind: 'new', type }, event.currentTarget), [pickUp]);
}
