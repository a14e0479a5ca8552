import { useCallback, useSyncExternalStore } from 'react';
import type { RefObject } from 'react';
import type { FieldInputProps } from '../../ui-contract.ts';

/** Returns the attributes common to all named controls of a field. */
export function controlAttributes(props: FieldInputProps) {
  const { field, id, name, disabled, readOnly, invalid, describedBy } = props;
  return {
    id,
    name,
    disabled,
    readOnly,
    'aria-invalid': invalid || undefined,
    'aria-required': field.required || undefined,
    'aria-describedby': describedBy,
  };
}

/** Sets a control's value by script and notifies the form. */
export function writeControl(control: HTMLInputElement, value: string): void {
  if (control.value === value) return;
  control.value = value;
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Unticks boxes by script and notifies the form. */
export function untick(boxes: Iterable<HTMLInputElement>): void {
  for (const box of boxes) {
    if (!box.checked) continue;
    box.checked = false;
    box.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/**
 * Derives state from a control, or from the controls inside an element, and keeps it current. The element
 * itself is the store: what was typed before the script ran is picked up immediately, and there is no second
 * copy of the value.
 */
export function useControlState<Element extends HTMLElement, T extends string | number | boolean>(
  ref: RefObject<Element | null>,
  read: (element: Element) => T,
  initial: T,
): T {
  const subscribe = useCallback(
    (changed: () => void) => {
      const element = ref.current;
      element?.addEventListener('input', changed);
      return () => element?.removeEventListener('input', changed);
    },
    [ref],
  );
  return useSyncExternalStore(
    subscribe,
    () => (ref.current === null ? initial : read(ref.current)),
    () => initial,
  );
}
