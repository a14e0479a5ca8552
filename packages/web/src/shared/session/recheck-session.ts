const rechecks = new EventTarget();

/** Makes the page ask the server about its session now, and show what that says. */
export function recheckSession(): void {
  rechecks.dispatchEvent(new Event('recheck'));
}

/** Calls a listener when the page should check its session again; returns a function that unsubscribes. */
export function onRecheckSession(listener: () => void): () => void {
  rechecks.addEventListener('recheck', listener);
  return () => rechecks.removeEventListener('recheck', listener);
}
