/** The input of a name, unless it belongs to several controls. */
export function inputOf(form: HTMLFormElement, name: string): HTMLInputElement | null {
  const control = form.elements.namedItem(name);
  return control instanceof HTMLInputElement ? control : null;
}

/** The value of a control that belongs to no field; empty when there is no such control. */
export function hiddenValue(form: HTMLFormElement, name: string): string {
  return inputOf(form, name)?.value ?? '';
}

/** Sets the value of a control that belongs to no field. */
export function setHiddenValue(form: HTMLFormElement, name: string, value: string): void {
  const control = inputOf(form, name);
  if (control !== null) control.value = value;
}
