import { useEffect, useRef, type RefObject } from 'react';

/** Focuses the first invalid control whenever a new fault is passed; null: there is none. */
export function useFocusOnFault<Container extends HTMLElement>(
  fault: object | null,
): RefObject<Container | null> {
  const container = useRef<Container>(null);
  useEffect(() => {
    if (fault !== null) container.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [fault]);
  return container;
}
