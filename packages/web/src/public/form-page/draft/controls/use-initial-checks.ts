import { useEffect } from 'react';
import { useForm } from '../../use-form.ts';
import { fieldAround } from './read-answers.ts';
import { isTypedControl } from './typed-control.ts';

/**
 * Checks what was typed before the script ran, or was restored, as if its fields had just been left: the controls correct it, and errors
 * are shown. The field that has the focus is left alone.
 */
export function useInitialChecks(form: HTMLFormElement, pageOrigin: 'returned' | 'opened'): void {
  const version = useForm((state) => state.controls.version);
  useEffect(() => {
    // The server's errors are more complete than the checks in the page.
    if (pageOrigin === 'returned') return;
    // Remounted controls exist only after this.
    const timer = setTimeout(() => {
      for (const control of form.elements) {
        if (canBeChecked(control)) control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
      }
    });
    return () => clearTimeout(timer);
  }, [form, version, pageOrigin]);
}

function canBeChecked(control: Element): boolean {
  if (!isTypedControl(control) || control.name === '' || control.value === '' || control.readOnly)
    return false;
  return fieldAround(control)?.element.contains(document.activeElement) === false;
}
