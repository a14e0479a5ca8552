import { useEffect } from 'react';

/** The row a visitor left the list by: kept in the list's history entry, or told by the form page they come from. */
export function rowToReturnTo(state: unknown, referrer: string, origin: string): string | null {
  if (typeof state === 'object' && state !== null && 'row' in state && typeof state.row === 'string')
    return state.row;
  const path = referrer.startsWith(`${origin}/`) ? referrer.slice(origin.length) : '';
  const form = /^\/form\/([^/?#]+)/.exec(path)?.[1];
  return form === undefined ? null : `form-${form}`;
}

/** Gives the focus back to the row that was opened, when the visitor comes back to the list (docs/design.md#form-list). */
export function useReturnToRow(): void {
  useEffect(() => {
    const row = rowToReturnTo(history.state, document.referrer, location.origin);
    if (row !== null && document.activeElement === document.body) document.getElementById(row)?.focus();

    function onClick(event: MouseEvent): void {
      const link = event.target instanceof Element ? event.target.closest('a[id^="form-"]') : null;
      if (link !== null) history.replaceState({ row: link.id }, '');
    }
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);
}
