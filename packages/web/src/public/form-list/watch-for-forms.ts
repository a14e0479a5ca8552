/** Time to wait for a response before saying that there is none, and pause between two requests, in ms (docs/design.md#form-list). */
const responseTimeoutMs = 8000;
const pauseMs = 5000;

export interface FormWatch {
  readonly onForms: () => void;
  /** Called each time the server responds that there are none. */
  readonly onNone: () => void;
  /** Called once when a request fails or gets no response in time, but not before visitors have waited as long as for a response. */
  readonly onFailure: () => void;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** Polls the server for published forms until there is one, a request fails, or the returned function is called. */
export function watchForForms({ onForms, onNone, onFailure }: FormWatch): () => void {
  const stopped = new AbortController();

  async function request(): Promise<'some' | 'none'> {
    const response = await Promise.race([
      fetch('/api/forms', { signal: stopped.signal }),
      pause(responseTimeoutMs).then(() =>
        Promise.reject(new Error('no response to the request for the list of forms')),
      ),
    ]);
    if (!response.ok) throw new Error(`the request for the list of forms failed: ${response.status}`);
    const forms: unknown = await response.json();
    return Array.isArray(forms) && forms.length > 0 ? 'some' : 'none';
  }

  async function watch(): Promise<void> {
    while (!stopped.signal.aborted) {
      if ((await request()) === 'some') return onForms();
      onNone();
      await pause(pauseMs);
    }
  }

  const started = Date.now();
  watch().catch(() => {
    const remaining = Math.max(0, responseTimeoutMs - (Date.now() - started));
    const timer = setTimeout(onFailure, remaining);
    stopped.signal.addEventListener('abort', () => clearTimeout(timer));
    if (stopped.signal.aborted) clearTimeout(timer);
  });
  return () => stopped.abort();
}
