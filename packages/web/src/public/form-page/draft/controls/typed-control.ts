/** Input types without text that a visitor types (HTML, the input element's types). */
const untyped = new Set('button checkbox color file hidden image radio range reset submit'.split(' '));

/** Whether a visitor types into the control, whatever the type of the input: text, email, number and so on. */
export function isTypedControl(element: Element): element is HTMLInputElement | HTMLTextAreaElement {
  if (element instanceof HTMLTextAreaElement) return true;
  return element instanceof HTMLInputElement && !untyped.has(element.type);
}
