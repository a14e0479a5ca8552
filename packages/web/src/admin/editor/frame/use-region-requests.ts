import { useEffect, useRef } from 'react';
import { useEditor } from '../editor-context.tsx';

/** The regions of the window that F6 cycles through, in order (docs/design.md#shortcuts). */
const regions = ['bar', 'rail', 'pages', 'canvas', 'panel'] as const;

const focusable =
  'button:not(:disabled), a[href], input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex]';

/** Moves the focus to the next region on each request in the window view. */
export function useRegionRequests(): void {
  const requests = useEditor(({ window }) => window.regionRequests);
  const handled = useRef(requests);
  useEffect(() => {
    if (handled.current !== requests) focusNextRegion();
    handled.current = requests;
  }, [requests]);
}

/** Focuses the first Tab stop of the next visible region, or of the first one when the focus is in none. */
function focusNextRegion(): void {
  const shownRegions = regions.flatMap((name) => {
    const element = document.querySelector<HTMLElement>(`[data-editor-region="${name}"]`);
    return element !== null && isShown(element) ? [element] : [];
  });
  const current = shownRegions.findIndex((region) => region.contains(document.activeElement));
  const next = shownRegions[(current + 1) % shownRegions.length];
  const controls = next?.querySelectorAll<HTMLElement>(focusable) ?? [];
  const firstTabStop = [...controls].find((control) => control.tabIndex >= 0 && isShown(control));
  (firstTabStop ?? next)?.focus();
}

/** Whether an element is rendered, like `checkVisibility` in newer browsers (decision 0024). */
function isShown(element: Element): boolean {
  return element.getClientRects().length > 0;
}
