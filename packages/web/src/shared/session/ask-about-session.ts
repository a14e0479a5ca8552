const questions = new EventTarget();

/** Has the page ask the server about its session now, and show again what follows from the answer. */
export function askAboutSession(): void {
  questions.dispatchEvent(new Event('ask'));
}

/** Calls back when the page is to ask about its session; returns how to stop that. */
export function onAskAboutSession(listener: () => void): () => void {
  questions.addEventListener('ask', listener);
  return () => questions.removeEventListener('ask', listener);
}
