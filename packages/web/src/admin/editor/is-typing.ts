/** Whether key presses on a target enter text or change its value. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !/^(checkbox|radio|button|submit|file)$/.test(target.type);
  return (
    target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement || target.isContentEditable
  );
}

/**
 * Whether a target is in a part of the page marked as apart from the form: typing there, such as an answer of the trial, is not a step
 * of the form's history.
 */
export function isApartFromForm(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-apart-from-form]') !== null;
}
