import type { LeaveGuard } from './leave-guard.ts';

const mounted = new Set<LeaveGuard>();

/** Registers a guard of the page; returns a function that removes it. */
export function registerGuard(guard: LeaveGuard): () => void {
  mounted.add(guard);
  return () => void mounted.delete(guard);
}

/** The guards that have unsaved changes now. */
export function activeGuards(): readonly LeaveGuard[] {
  return [...mounted].filter((guard) => guard.isActive());
}
