/** User actions that must find every task done; `visibilitychange` because a page that is left gets no further frame. */
const userActions = ['pointerdown', 'click', 'keydown', 'visibilitychange'] as const;

/** One per page, as its frames are. */
const pending = new Set<() => void>();
let isWatching = false;

/** Runs a task after the next frame, so that the frame does not wait for it, or earlier, before the next action of the user. */
export function afterFrame(task: () => void): void {
  runPendingOnActions();
  function run(): void {
    if (pending.delete(run)) task();
  }
  pending.add(run);
  requestAnimationFrame(() => setTimeout(run));
}

function runPending(): void {
  for (const run of pending) run();
}

/** The listeners are never removed: adding them for each task would slow down the key press that caused it. */
function runPendingOnActions(): void {
  if (isWatching) return;
  isWatching = true;
  for (const act of userActions) addEventListener(act, runPending, { capture: true });
}
