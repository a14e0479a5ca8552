/** The delay of a write after the last change, in ms, which keeps typing fast. */
const writeDelayMs = 1000;

/** The source of the content. */
export interface AutosaveOptions {
  /** Calls a listener after every change; returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
  /** The content, compared by identity. */
  readonly content: () => unknown;
  /** Writes the content to the browser's storage. */
  readonly write: () => void;
}

/** Writes a second after the last change, and immediately when the page is hidden or closed. Returns a function that stops it. */
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
    timer = setTimeout(flush, writeDelayMs);
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
