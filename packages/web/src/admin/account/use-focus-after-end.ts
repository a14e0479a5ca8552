import { useEffect, useRef, type RefObject } from 'react';

interface FocusAfterEnd {
  /** For the element that contains the sessions. */
  readonly container: RefObject<HTMLDivElement | null>;
  /** To be called before the focused row is removed, with its zero-based index. */
  readonly onEnd: (row: number) => void;
}

/**
 * Moves the focus to the row that replaces a removed one, else to the last row, else to the text that says that there are none. Not to
 * its button: holding Enter would end one session after another.
 */
export function useFocusAfterEnd(sessions: readonly unknown[] | undefined): FocusAfterEnd {
  const container = useRef<HTMLDivElement>(null);
  const ended = useRef<number | null>(null);
  useEffect(() => {
    if (ended.current === null || document.activeElement !== document.body) return;
    const rows = [...(container.current?.querySelectorAll<HTMLElement>('li') ?? [])];
    const next = rows[ended.current] ?? rows.at(-1) ?? container.current?.querySelector<HTMLElement>('p');
    ended.current = null;
    next?.focus();
  }, [sessions]);
  return { container, onEnd: (row) => (ended.current = row) };
}
