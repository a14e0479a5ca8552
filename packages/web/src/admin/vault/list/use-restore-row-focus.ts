import { useEffect, useRef, type RefObject } from 'react';

/**
 * Scrolls the row of the open element into view and returns the focus to it on closing; null: nothing is open. The ref belongs on the
 * table, in which `aria-current` marks the open row's link.
 */
export function useRestoreRowFocus(opened: string | number | null): RefObject<HTMLTableElement | null> {
  const table = useRef<HTMLTableElement>(null);
  const last = useRef<HTMLElement>(null);
  useEffect(() => {
    if (opened !== null) {
      last.current = table.current?.querySelector('a[aria-current]') ?? null;
      last.current?.closest('tr')?.scrollIntoView({ block: 'nearest' });
      return;
    }
    last.current?.focus();
    last.current = null;
  }, [opened]);
  return table;
}
