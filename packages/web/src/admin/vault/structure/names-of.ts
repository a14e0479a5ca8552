import type { StructureElementDraft, StructureElement } from '@form-portal/domain';

/** The names of an element as a draft; empty for a new one. */
export function namesOf(element: StructureElement | undefined): StructureElementDraft {
  return { name: element?.name ?? '', names: element?.names ?? {} };
}
