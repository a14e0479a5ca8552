import { useEffect, useRef } from 'react';
import { useEditor } from '../editor-context.tsx';

/** The regions of the window that F6 cycles through, in order (docs/design.md#shortcuts). */
const regions = ['bar', 'rail', 'pages', 'canvas', 'panel'] as const;

const focusable =
  'button:not(:disabled), a[href], input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex]';

/** Moves the focus to the next region on each request in the window view. */
export function useRegionRequests(): void {
  const requests = useEditor(({ window }) => window.regionRequests);
  const done = useRef(requests);
  useEffect(() => {
    if (done.current !== requests) focusNextRegion(document);
    done.current = requests;
  }, [requests]);
}

/** Focuses the first Tab stop of the next visible region, or of the first one when the focus is in none. */
function focusNextRegion(page: Document): void {
  const shown = regions.flatMap((name) => {
    const element = page.querySelector<HTMLElement>(`[data-editor-region="${name}"]`);
    return element !== null && isShown(element) ? [element] : [];
  });
  const current = shown.findIndex((element) => element.contains(page.activeElement));
  const next = shown[(current + 1) % shown.length];
  const stops = next?.querySelectorAll<HTMLElement>(focusable) ?? [];
  const first = [...stops].find((stop) => stop.tabIndex >= 0 && isShown(stop));
  (first ?? next)?.focus();
}

/** Whether an element is rendered, like `checkVisibility` in newer browsers (decision 0024). */
function isShown(element: Element): boolean {
  return element.getClientRects().length > 0;
}
