import { useLayoutEffect } from 'react';
import { useForm } from '../../use-form.ts';
import type { FocusedControl } from '../../form-state.ts';

/** The focused element; null when no element that can be found again has the focus. */
export function focusedControl(): FocusedControl | null {
  const element = document.activeElement;
  if (element === null || element.id === '') return null;
  return {
    id: element.id,
    selection: isText(element) ? [element.selectionStart ?? 0, element.selectionEnd ?? 0] : null,
  };
}

/** Returns the focus to the control of the same id after the controls were mounted again. */
export function useRestoredFocus(): void {
  const { focus } = useForm((state) => state.controls);
  useLayoutEffect(() => {
    const element = focus && document.getElementById(focus.id);
    if (focus === null || element === null || element === document.activeElement) return;
    element.focus({ preventScroll: true });
    if (focus.selection !== null && isText(element)) element.setSelectionRange(...focus.selection);
  }, [focus]);
}

/** Whether a selection can be set in an element: in other kinds of inputs it is null, and setting it throws. */
function isText(element: Element): element is HTMLInputElement | HTMLTextAreaElement {
  return (
    element instanceof HTMLTextAreaElement ||
    (element instanceof HTMLInputElement && element.selectionStart !== null)
  );
}
