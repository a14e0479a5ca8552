import type { KeyboardEvent } from 'react';

/** Handles the keys of a panel: Esc closes it, unless something inside took the key. */
export function closeOnEscape(close: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    close();
  };
}
