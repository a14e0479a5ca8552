import { useEffectEvent, useLayoutEffect } from 'react';
import type { LiveFillingProps } from './live-contract.ts';
import type { SummaryEntry } from './summary-entry.ts';
import type { FilledForm } from './use-filling.ts';

interface Found {
  readonly entries: readonly SummaryEntry[];
  readonly words: ReadonlyMap<string, string>;
  readonly fileCount: number;
}

/** Hands the page what it shows of the filling, whenever some of it changed. */
export function useShownView({ onView }: LiveFillingProps, { fill }: FilledForm, found: Found): void {
  const { entries, words: errors, fileCount } = found;
  const show = useEffectEvent(onView);
  useLayoutEffect(() => {
    show({ fill, errors, entries, fileCount });
  }, [fill, errors, entries, fileCount]);
}
