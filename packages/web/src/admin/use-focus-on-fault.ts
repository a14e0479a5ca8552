import { useEffect, useRef, type RefObject } from 'react';

/** Puts the focus on the first control that is wrong, as soon as something is; null: nothing is. */
export function useFocusOnFault<Container extends HTMLElement>(
  fault: object | null,
): RefObject<Container | null> {
  const container = useRef<Container>(null);
  useEffect(() => {
    if (fault !== null) container.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [fault]);
  return container;
}
