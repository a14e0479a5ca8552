/** Time without a key after which somebody who typed has stopped, in ms. */
const calmMs = 200;

/**
 * Does something once nobody types any more, so that no key waits for it; before that, when a pointer is pressed or a key that leads
 * elsewhere. Answers what forgets it.
 */
export function onceCalm(task: () => void): () => void {
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
