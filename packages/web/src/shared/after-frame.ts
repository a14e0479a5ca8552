/** What may need it, or be about a place on the screen, and so must find everything as it is; there is no frame for a page that is left. */
const acts = ['pointerdown', 'click', 'keydown', 'visibilitychange'] as const;

const waiting = new Set<() => void>();
let isWatching = false;

/** Does something once the next frame is on the screen, so that the frame need not wait for it; before that, if somebody does something. */
export function afterFrame(task: () => void): void {
  watchActs();
  function run(): void {
    if (waiting.delete(run)) task();
  }
  waiting.add(run);
  requestAnimationFrame(() => setTimeout(run));
}

function doWaiting(): void {
  for (const run of waiting) run();
}

/** For good: each task by itself would cost the key that it is about. */
function watchActs(): void {
  if (isWatching) return;
  isWatching = true;
  for (const act of acts) addEventListener(act, doWaiting, { capture: true });
}
