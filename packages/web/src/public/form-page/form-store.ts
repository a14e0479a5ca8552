import type { FormState } from './form-state.ts';

/** Holds the state of one form; components read it with `useForm`. */
export interface FormStore {
  readonly getSnapshot: () => FormState;
  /** Calls the listener after every change, until the returned function is called. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Replaces some members of the state. */
  readonly update: (change: Partial<FormState>) => void;
}

/** Creates the store of a form. */
export function createFormStore(initial: FormState): FormStore {
  const listeners = new Set<() => void>();
  let state = initial;
  return {
    getSnapshot: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    update(change) {
      state = { ...state, ...change };
      for (const listener of listeners) listener();
    },
  };
}
