import { useLayoutEffect, useRef } from 'react';

interface KeptFocus {
  readonly id: string;
  /** Where the cursor stood in a text; null: not in a text. */
  readonly cursor: readonly [number, number] | null;
}

/** Brings the focus back to the element of the same id after the controls were made anew; call the function before. */
export function useKeptFocus(filling: number): () => void {
  const kept = useRef<KeptFocus | null>(null);
  useLayoutEffect(() => {
    if (kept.current !== null) focusAgain(kept.current);
    kept.current = null;
  }, [filling]);
  return () => {
    kept.current = focused();
  };
}

function focused(): KeptFocus | null {
  const element = document.activeElement;
  if (element === null || element.id === '') return null;
  return {
    id: element.id,
    cursor: isText(element) ? [cursorOf(element.selectionStart), cursorOf(element.selectionEnd)] : null,
  };
}

function focusAgain({ id, cursor }: KeptFocus): void {
  const element = document.getElementById(id);
  if (element === null || element === document.activeElement) return;
  element.focus({ preventScroll: true });
  if (cursor !== null && isText(element)) element.setSelectionRange(...cursor);
}

/** Whether a cursor can be set in it: the selection of other kinds of inputs is null, and setting it throws. */
function isText(element: Element): element is HTMLInputElement | HTMLTextAreaElement {
  return (
    element instanceof HTMLTextAreaElement ||
    (element instanceof HTMLInputElement && element.selectionStart !== null)
  );
}

function cursorOf(place: number | null): number {
  return place ?? 0;
}
