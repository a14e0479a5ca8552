import type { MouseEvent } from 'react';

/** Follows a link inside the page: focuses the element and scrolls its label into view, without an entry in the history. */
export function goTo(event: MouseEvent, id: string): void {
  const element = document.getElementById(id);
  if (element === null || isForBrowser(event)) return;
  event.preventDefault();
  goToElement(element);
}

/** Whether a click on a link is the browser's to handle, for example to open another tab. */
export function isForBrowser({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}

/** Focuses an element and scrolls its label into view; does nothing for null. */
export function goToElement(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
  (element?.closest('[data-field]') ?? element)?.scrollIntoView({ block: 'start' });
}
