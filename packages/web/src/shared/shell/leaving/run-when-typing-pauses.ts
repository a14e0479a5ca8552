/** Time without a key after which typing has paused, in ms. */
const calmMs = 200;

/**
 * Runs a task once typing has paused, so that no key waits for it; sooner when a pointer is pressed, or a key with Alt, Ctrl or Cmd, which may
 * leave the page: the task runs before they take effect. Returns a function that cancels it.
 */
export function runWhenTypingPauses(task: () => void): () => void {
  const waiting = new AbortController();
  let timer = setTimeout(run, calmMs);

  function forget(): void {
    clearTimeout(timer);
    waiting.abort();
  }
  function run(): void {
    forget();
    task();
  }
  function onKeyDown({ altKey, ctrlKey, metaKey }: KeyboardEvent): void {
    if (altKey || ctrlKey || metaKey) return run();
    clearTimeout(timer);
    timer = setTimeout(run, calmMs);
  }

  const first = { capture: true, signal: waiting.signal };
  addEventListener('keydown', onKeyDown, first);
  addEventListener('pointerdown', run, first);
  return forget;
}
