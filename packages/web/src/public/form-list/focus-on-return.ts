import { useEffect } from 'react';

/** The id of the row that the visitor opened: from the list's history entry, or from the form page that they come from. */
export function rowToFocus(state: unknown, referrer: string, origin: string): string | null {
  if (typeof state === 'object' && state !== null && 'row' in state && typeof state.row === 'string')
    return state.row;
  const path = referrer.startsWith(`${origin}/`) ? referrer.slice(origin.length) : '';
  const form = /^\/form\/([^/?#]+)/.exec(path)?.[1];
  return form === undefined ? null : `form-${form}`;
}

/** Returns the focus to the row that was opened when the visitor returns to the list (docs/design.md#form-list). */
export function useFocusOnReturn(): void {
  useEffect(() => {
    const row = rowToFocus(history.state, document.referrer, location.origin);
    if (row !== null && document.activeElement === document.body) document.getElementById(row)?.focus();

    function onClick(event: MouseEvent): void {
      const link = event.target instanceof Element ? event.target.closest('a[id^="form-"]') : null;
      if (link !== null) history.replaceState({ row: link.id }, '');
    }
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);
}
