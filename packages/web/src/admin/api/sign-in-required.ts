type Listener = () => void;

const listeners = new Set<Listener>();

/** Calls back whenever a call is refused because nobody is signed in any more; returns how to stop that. */
export function onSignInRequired(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Reports that a call was refused because nobody is signed in any more. */
export function reportSignInRequired(): void {
  for (const listener of listeners) listener();
}
