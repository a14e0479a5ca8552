/** How long after the last change the work is kept, in ms: typing is not held up by it. */
const restMs = 1000;

/** What is watched for changes. */
export interface AutosaveOptions {
  /** Calls a listener after every change; returns what stops it. */
  readonly subscribe: (listener: () => void) => () => void;
  /** The content; another value is a change. */
  readonly content: () => unknown;
  /** Writes the content to the browser's storage. */
  readonly write: () => void;
}

/** Writes a second after the last change, and at once when the page is hidden or closed. Returns what stops it. */
export function startAutosave({ subscribe, content, write }: AutosaveOptions): () => void {
  let last = content();
  let timer: ReturnType<typeof setTimeout> | undefined;
  function flush(): void {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    write();
  }
  const unsubscribe = subscribe(() => {
    const next = content();
    if (next === last) return;
    last = next;
    clearTimeout(timer);
    timer = setTimeout(flush, restMs);
  });
  document.addEventListener('visibilitychange', flush);
  window.addEventListener('pagehide', flush);
  return () => {
    unsubscribe();
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', flush);
    window.removeEventListener('pagehide', flush);
  };
}
