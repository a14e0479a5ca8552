import { createContext, use } from 'react';

/** Ways out of the editor that do not ask about unsaved work. */
export interface Leaving {
  /** The form may be left as it is: nothing of it is to be saved. */
  readonly release: () => void;
  /** Keeps the work in the browser and goes to sign in, and back. */
  readonly signIn: () => void;
}

/** The ways out of the open editor. */
export const LeavingContext = createContext<Leaving>({ release: () => undefined, signIn: () => undefined });

/** Ways out of the editor that do not ask about unsaved work. */
export function useLeaving(): Leaving {
  return use(LeavingContext);
}
