/** Typing has paused after so many milliseconds without a key. */
const pauseMs = 200;

/**
 * Runs a task once typing has paused, so that no key waits for it; sooner when a pointer is pressed, or a key with Alt, Ctrl or Cmd, which may
 * leave the page: the task runs before they take effect. Returns a function that cancels it.
 */
export function runWhenTypingPauses(task: () => void): () => void {
  const waiting = new AbortController();
  let timer = setTimeout(run, pauseMs);

  function cancel(): void {
    clearTimeout(timer);
    waiting.abort();
  }
  function run(): void {
    cancel();
    task();
  }
  function onKeyDown({ altKey, ctrlKey, metaKey }: KeyboardEvent): void {
    if (altKey || ctrlKey || metaKey) return run();
    clearTimeout(timer);
    timer = setTimeout(run, pauseMs);
  }

  // In the capture phase: before the page's own handlers.
  const captureOptions = { capture: true, signal: waiting.signal };
  addEventListener('keydown', onKeyDown, captureOptions);
  addEventListener('pointerdown', run, captureOptions);
  return cancel;
}
