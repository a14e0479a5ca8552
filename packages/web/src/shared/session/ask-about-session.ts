const questions = new EventTarget();

/** Makes the page query its session now and update what it shows about it. */
export function askAboutSession(): void {
  questions.dispatchEvent(new Event('ask'));
}

/** Calls a listener when the page should query its session; returns a function that unsubscribes. */
export function onAskAboutSession(listener: () => void): () => void {
  questions.addEventListener('ask', listener);
  return () => questions.removeEventListener('ask', listener);
}
