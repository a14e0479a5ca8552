import type { ThingDraft, VaultThing } from '@form-portal/domain';

/** The names of a thing as they are edited; a new one has none. */
export function namesOf(thing: VaultThing | undefined): ThingDraft {
  return { name: thing?.name ?? '', names: thing?.names ?? {} };
}
