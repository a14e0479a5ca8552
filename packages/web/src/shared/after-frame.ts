/**
 * What may need it, or be about a place on the screen, and so must find everything as it is; a page that is left shows no frame any more,
 * and what is asked before it is left depends on what was typed last.
 */
const acts = ['pointerdown', 'click', 'keydown', 'popstate', 'beforeunload', 'visibilitychange'] as const;

/** Does something once the next frame is on the screen, so that the frame need not wait for it; before that, if somebody does something. */
export function afterFrame(task: () => void): void {
  const pending = new AbortController();
  function run(): void {
    if (pending.signal.aborted) return;
    pending.abort();
    task();
  }
  for (const event of acts) addEventListener(event, run, { capture: true, signal: pending.signal });
  requestAnimationFrame(() => setTimeout(run));
}
