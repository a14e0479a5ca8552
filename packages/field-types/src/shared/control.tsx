import { useCallback, useSyncExternalStore } from 'react';
import type { RefObject } from 'react';
import type { FieldInputProps } from '../ui-contract.ts';

/** The attributes that every named control of a field carries. */
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

/** Writes a control by script, and tells whoever reads the form that it changed. */
export function writeControl(control: HTMLInputElement, value: string): void {
  if (control.value === value) return;
  control.value = value;
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Unticks boxes by script, and tells whoever reads the form. */
export function untick(boxes: Iterable<HTMLInputElement>): void {
  for (const box of boxes) {
    if (!box.checked) continue;
    box.checked = false;
    box.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/**
 * Something read from a control, or from the controls inside an element, kept up to date. The element itself is the store: what
 * was typed before the script ran is found at once, and a changed value is never a second truth.
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

const never = () => () => {};

/** Whether the script runs: false on the server and in the first render of the browser, so that both draw the same. */
export function useScripted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
