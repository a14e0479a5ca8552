import type { LeaveControl } from './leave-guard.ts';

/** One set for the page: a session that ends elsewhere concerns every guard, wherever it is in the tree. */
const mounted = new Set<LeaveControl>();

/** Registers a guard of the page; returns a function that removes it. */
export function registerGuard(guard: LeaveControl): () => void {
  mounted.add(guard);
  return () => void mounted.delete(guard);
}

/** The guards that have unsaved changes now. */
export function activeGuards(): readonly LeaveControl[] {
  return [...mounted].filter((guard) => guard.isActive());
}
