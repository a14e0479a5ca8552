import { useEffect, useRef, type RefObject } from 'react';

interface FocusAfterEnd {
  /** Belongs on what the sessions are in. */
  readonly place: RefObject<HTMLDivElement | null>;
  /** To be called when the row that has the focus, counted from 0, is about to go. */
  readonly onEnd: (row: number) => void;
}

/**
 * Puts the focus on the row that takes the place of one that is gone, else on the last row, else on the words that say that there is
 * none. Not on its button: whoever keeps Enter down would end one session after another.
 */
export function useFocusAfterEnd(sessions: readonly unknown[] | undefined): FocusAfterEnd {
  const place = useRef<HTMLDivElement>(null);
  const ended = useRef<number | null>(null);
  useEffect(() => {
    if (ended.current === null || document.activeElement !== document.body) return;
    const rows = [...(place.current?.querySelectorAll<HTMLElement>('li') ?? [])];
    const next = rows[ended.current] ?? rows.at(-1) ?? place.current?.querySelector<HTMLElement>('p');
    ended.current = null;
    next?.focus();
  }, [sessions]);
  return { place, onEnd: (row) => (ended.current = row) };
}
