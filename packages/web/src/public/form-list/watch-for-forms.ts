/** How long no answer may come before the visitor is told, and the pause between two questions, in ms (docs/design.md#form-list). */
const unansweredMs = 8000;
const pauseMs = 5000;

export interface FormWatch {
  readonly onForms: () => void;
  readonly onUnanswered: () => void;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** Asks the server again and again whether a form is published, until there is one, no answer comes, or the returned function is called. */
export function watchForForms({ onForms, onUnanswered }: FormWatch): () => void {
  const stopped = new AbortController();

  async function ask(): Promise<'some' | 'none'> {
    const response = await Promise.race([
      fetch('/api/forms', { signal: stopped.signal }),
      pause(unansweredMs).then(() => Promise.reject(new Error('the list of forms was not answered'))),
    ]);
    if (!response.ok) throw new Error(`the list of forms was answered ${response.status}`);
    const forms: unknown = await response.json();
    return Array.isArray(forms) && forms.length > 0 ? 'some' : 'none';
  }

  async function watch(): Promise<void> {
    while (!stopped.signal.aborted) {
      if ((await ask()) === 'some') return onForms();
      await pause(pauseMs);
    }
  }

  const started = Date.now();
  watch().catch(() => {
    const remaining = Math.max(0, unansweredMs - (Date.now() - started));
    const timer = setTimeout(onUnanswered, remaining);
    stopped.signal.addEventListener('abort', () => clearTimeout(timer));
    if (stopped.signal.aborted) clearTimeout(timer);
  });
  return () => stopped.abort();
}
