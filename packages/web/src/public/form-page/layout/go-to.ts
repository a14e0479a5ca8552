import type { MouseEvent } from 'react';

/** Follows a link inside the page: the focus goes to the element itself, and its label comes into view; no entry in the history. */
export function goTo(event: MouseEvent, id: string): void {
  const element = document.getElementById(id);
  if (element === null || isForBrowser(event)) return;
  event.preventDefault();
  goToElement(element);
}

/** Whether a click on a link asks for more than following it, such as another tab. */
export function isForBrowser({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}

/** Gives the focus to an element and brings its label into view; nothing when there is no such element. */
export function goToElement(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
  (element?.closest('[data-field]') ?? element)?.scrollIntoView({ block: 'start' });
}
