import { useEffect, useState } from 'react';
import { readLine } from './read-line.ts';

interface FormPart {
  readonly headingId: string;
  readonly element: HTMLElement;
}

/**
 * The id of the heading of the part that the visitor has reached, among ids of headings: the part with the focus while that is in sight,
 * otherwise the last one above the read line. The first until something is known, null without any.
 */
export function useCurrentPart(headings: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(headings[0] ?? null);
  useEffect(() => {
    const parts = headings.flatMap((headingId) => {
      const element = document.getElementById(headingId)?.parentElement ?? null;
      return element === null ? [] : [{ headingId, element }];
    });
    return afterMoves(() => setCurrent((focusedPart(parts) ?? readPart(parts))?.headingId ?? null));
  }, [headings]);
  return current;
}

/** Runs a function in the next frame, and in the frame after the window scrolls or the focus moves; returns what ends this. */
function afterMoves(run: () => void): () => void {
  let frame = 0;
  const schedule = (): void => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(run);
  };
  const events = [
    [window, 'scroll'],
    [window, 'resize'],
    [document, 'focusin'],
  ] as const;
  for (const [target, event] of events) target.addEventListener(event, schedule, { passive: true });
  schedule();
  return () => {
    cancelAnimationFrame(frame);
    for (const [target, event] of events) target.removeEventListener(event, schedule);
  };
}

function focusedPart(parts: readonly FormPart[]): FormPart | undefined {
  const { activeElement } = document;
  const part = parts.find(({ element }) => element.contains(activeElement));
  return part !== undefined && isInSight(activeElement) ? part : undefined;
}

function isInSight(element: Element | null): boolean {
  const box = element?.getBoundingClientRect();
  return box !== undefined && box.bottom > 0 && box.top < window.innerHeight;
}

function readPart(parts: readonly FormPart[]): FormPart | undefined {
  const line = readLine({
    windowHeight: window.innerHeight,
    scrolled: window.scrollY,
    scrollable: document.documentElement.scrollHeight - window.innerHeight,
  });
  // At the top of the page, before the first part, none is reached.
  return parts.filter(({ element }) => element.getBoundingClientRect().top <= line).at(-1) ?? parts[0];
}
