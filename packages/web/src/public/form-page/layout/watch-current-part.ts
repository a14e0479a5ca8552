import { readLine } from './read-line.ts';

interface FormPart {
  readonly headingId: string;
  readonly element: HTMLElement;
}

/** The events after which another part may be current. */
const moves = ['scroll', 'resize', 'focusin'] as const;

/**
 * Reports which part the visitor has reached, among parts named by the ids of their headings: the part with the focus while
 * that is in sight, otherwise the last one above the read line. Reports in the next frame, and in the frame after each of the
 * events, until `ended` aborts.
 */
export function watchCurrentPart(
  headings: readonly string[],
  onCurrent: (headingId: string | null) => void,
  ended: AbortSignal,
): void {
  const parts = headings.flatMap((headingId) => {
    const element = document.getElementById(headingId)?.parentElement ?? null;
    return element === null ? [] : [{ headingId, element }];
  });
  let frame = 0;
  function schedule(): void {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() =>
      onCurrent((focusedPart(parts) ?? readPart(parts))?.headingId ?? null),
    );
  }
  for (const move of moves) window.addEventListener(move, schedule, { passive: true, signal: ended });
  ended.addEventListener('abort', () => cancelAnimationFrame(frame));
  schedule();
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
  // Above the first part, none is reached: the first one counts as current.
  return parts.filter(({ element }) => element.getBoundingClientRect().top <= line).at(-1) ?? parts[0];
}
