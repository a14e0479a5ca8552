import type { Guid } from '../../../guid.ts';
import type { Form, LayoutEntry } from '../../form.ts';

/**
 * A place between the entries of a container, as they stand before the edit: `index` is the entry it is in front of, so 0 is the
 * start; an index past the last entry is the end. `group` null is the form's top level.
 */
export interface Spot {
  readonly kind: 'at';
  readonly group: Guid | null;
  readonly index: number;
}

/** A place on the same line as a field, which becomes narrow for it (specification §4, Adding a field). */
export interface Beside {
  readonly kind: 'beside';
  readonly field: Guid;
  readonly side: 'before' | 'after';
}

/** Where something is added or moved to. */
export type Target = Spot | Beside;

/** The end of the form, where the side panel adds (docs/design.md#editor). */
export function endOfForm(form: Form): Spot {
  return { kind: 'at', group: null, index: form.layout.length };
}

/** The end of a group. */
export function endOfGroup(form: Form, group: Guid): Spot {
  return { kind: 'at', group, index: form.groups.find(({ guid }) => guid === group)?.fields.length ?? 0 };
}

/** The entry of a field in a container's list. */
export function fieldEntry(guid: Guid): LayoutEntry {
  return { kind: 'field', guid };
}
