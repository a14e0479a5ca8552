import { useEffect, useState } from 'react';

const moves = ['scroll', 'resize', 'focusin'] as const;

/**
 * The id of the heading of the part that the visitor has reached, among ids of headings: the first one until the page is scrolled or
 * focus moves, which loads the module that finds the part; null if there are none.
 */
export function useCurrentPart(headings: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(headings[0] ?? null);
  useEffect(() => {
    const ended = new AbortController();
    let isLoading = false;
    async function load(): Promise<void> {
      if (isLoading) return;
      isLoading = true;
      try {
        const { watchCurrentPart } = await import('./watch-current-part.ts');
        if (!ended.signal.aborted) watchCurrentPart(headings, setCurrent, ended.signal);
      } catch {
        // Without a connection the first part remains marked; the next move tries again.
        isLoading = false;
      }
    }
    for (const move of moves)
      window.addEventListener(move, () => void load(), { passive: true, signal: ended.signal });
    return () => ended.abort();
  }, [headings]);
  return current;
}
