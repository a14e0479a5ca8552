import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { FillView } from './fill-view.ts';
import type { LiveFillingProps } from './live-contract.ts';
import type { SummaryEntry } from './summary-entry.ts';
import type { FilledForm } from './use-filling.ts';

interface Found {
  readonly entries: readonly SummaryEntry[];
  readonly words: ReadonlyMap<string, string>;
  readonly fileCount: number;
}

/** Hands the page what it shows of the filling, whenever some of it changed; at first the page shows it already. */
export function useShownView({ first, onView }: LiveFillingProps, { fill }: FilledForm, found: Found): void {
  const { entries, words: errors, fileCount } = found;
  const show = useEffectEvent(onView);
  const shown = useRef<FillView>(first);
  useLayoutEffect(() => {
    const view = { fill, errors, entries, fileCount };
    if (looksLike(view, shown.current)) return;
    shown.current = view;
    show(view);
  }, [fill, errors, entries, fileCount]);
}

function looksLike(one: FillView, other: FillView): boolean {
  return (
    one.fill === other.fill &&
    one.fileCount === other.fileCount &&
    (one.errors === other.errors || one.errors.size + other.errors.size === 0) &&
    (one.entries === other.entries || one.entries.length + other.entries.length === 0)
  );
}
