import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useSite } from '../../shared/shell/site-context.tsx';
import { pageState } from './page-state.ts';
import type { AnswersToCheck, FillView } from './fill-view.ts';
import type { LiveFillingProps } from './live-contract.ts';
import type { SummaryEntry } from './checking/summary-entry.ts';
import type { FilledForm } from './draft/use-filling.ts';

interface Found {
  readonly entries: readonly SummaryEntry[];
  readonly words: ReadonlyMap<string, string>;
  readonly fileCount: number;
  readonly toCheck: AnswersToCheck | null;
}

/** Hands the page what it shows of the filling, whenever some of it changed; at first the page shows it already. */
export function useShownView(
  { page, first, onView }: LiveFillingProps,
  { fill }: FilledForm,
  found: Found,
): void {
  const { entries, words: errors, fileCount, toCheck } = found;
  const state = pageState(page, useSite(), entries.length);
  const show = useEffectEvent(onView);
  const shown = useRef<FillView>(first);
  useLayoutEffect(() => {
    const view = { fill, errors, entries, fileCount, state, toCheck };
    if (looksLike(view, shown.current)) return;
    shown.current = view;
    show(view);
  }, [fill, errors, entries, fileCount, state, toCheck]);
}

function looksLike(one: FillView, other: FillView): boolean {
  return (
    one.fill === other.fill &&
    one.fileCount === other.fileCount &&
    one.state === other.state &&
    one.toCheck === other.toCheck &&
    (one.errors === other.errors || one.errors.size + other.errors.size === 0) &&
    (one.entries === other.entries || one.entries.length + other.entries.length === 0)
  );
}
