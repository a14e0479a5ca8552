import type { MouseEvent } from 'react';

/** Follows a link inside the page: the focus goes to the element itself, and its label comes into view; no entry in the history. */
export function goTo(event: MouseEvent, id: string): void {
  const element = document.getElementById(id);
  if (element === null || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  element.focus({ preventScroll: true });
  (element.closest('[data-field]') ?? element).scrollIntoView({ block: 'start' });
}
