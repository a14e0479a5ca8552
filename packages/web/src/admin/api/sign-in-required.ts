type Listener = () => void;

/** One for the page, which has one session: calls are made by functions outside any component. */
const listeners = new Set<Listener>();

/** Calls a listener whenever a call is refused because the session has ended; returns a function that unsubscribes. */
export function onSignInRequired(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Reports that a call was refused because the session has ended. */
export function reportSignInRequired(): void {
  for (const listener of listeners) listener();
}
