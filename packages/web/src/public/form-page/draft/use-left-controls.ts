import { useEffect } from 'react';
import { fieldAround } from './read-answers.ts';
import { isTypedControl } from './typed-control.ts';

/**
 * What stands in the controls when the script has come, or was brought back, counts as just left: controls correct it and it is checked,
 * as if the script had been there before. A field that somebody is in stays as it is. `filling`: another number, and the controls are new.
 */
export function useLeftControls(
  form: HTMLFormElement,
  filling: number,
  page: 'came-refused' | 'came-fine',
): void {
  useEffect(() => {
    // What the server found says more than what can be checked here.
    if (page === 'came-refused') return;
    // New controls are there after this.
    const timer = setTimeout(() => {
      for (const control of form.elements) if (isLeft(control)) control.dispatchEvent(leaving());
    });
    return () => clearTimeout(timer);
  }, [form, filling, page]);
}

function leaving(): FocusEvent {
  return new FocusEvent('focusout', { bubbles: true });
}

function isLeft(control: Element): boolean {
  if (!isTypedControl(control) || control.name === '' || control.value === '' || control.readOnly)
    return false;
  return fieldAround(control)?.element.contains(document.activeElement) === false;
}
