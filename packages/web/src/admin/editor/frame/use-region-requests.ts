import { useEffect, useRef } from 'react';
import { useEditor } from '../editor-context.tsx';

/** The parts of the window that F6 goes through, in this order (docs/design.md#shortcuts). */
const regions = ['bar', 'rail', 'canvas', 'panel'] as const;

const focusable =
  'button:not(:disabled), a[href], input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex]';

/** Moves the focus on to the next part of the window whenever the editor is asked to. */
export function useRegionRequests(): void {
  const turns = useEditor(({ window }) => window.regionRequests);
  const done = useRef(turns);
  useEffect(() => {
    if (done.current !== turns) focusNextRegion(document);
    done.current = turns;
  }, [turns]);
}

/** Moves the focus to where Tab would first come in the next part of the window that is shown; from outside of them, in the first. */
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

/** Whether anything of an element is drawn, as `checkVisibility` tells in newer browsers (decision 0024). */
function isShown(element: Element): boolean {
  return element.getClientRects().length > 0;
}
