import { createContext, use, useSyncExternalStore } from 'react';
import type { FormState } from './form-state.ts';
import type { FormStore } from './form-store.ts';

/** The store of the form on the page. */
export const FormContext = createContext<FormStore | null>(null);

/** The store itself, for handlers that read or change the state. */
export function useFormStore(): FormStore {
  const store = use(FormContext);
  if (store === null) throw new Error('useFormStore is called outside of FormContext');
  return store;
}

/**
 * One part of the form's state; the component renders again only when that part changes. The selector must return the same value for the
 * same state.
 */
export function useForm<Part>(select: (state: FormState) => Part): Part {
  const { getSnapshot, subscribe } = useFormStore();
  const read = (): Part => select(getSnapshot());
  return useSyncExternalStore(subscribe, read, read);
}
