import type { Guid } from '../../../guid.ts';
import type { Form, LayoutEntry } from '../../form.ts';
import { runOfPage } from '../pages/page-run.ts';

/**
 * A gap between the entries of a container, before the edit: the element goes in front of the entry at
 * `index`, so 0 is the start; an index past the last entry is the end. `group` is null for the form's top
 * level.
 */
export interface Spot {
  readonly kind: 'at';
  readonly group: Guid | null;
  readonly index: number;
  /**
   * The page of a spot at the top level, which tells the end of a page from the start of the next; an index
   * outside of it means its nearest end. Absent or unknown: the page of the entry before the spot.
   */
  readonly page?: Guid | null;
}

/** A side of a field, in its layout row; the field becomes short (specification §4, Adding a field). */
export interface Beside {
  readonly kind: 'beside';
  readonly field: Guid;
  readonly side: 'before' | 'after';
}

/** Where an element is added or moved to. */
export type Target = Spot | Beside;

/** The end of the form, where fields from the side panel are added (docs/design.md#editor). */
export function endOfForm(form: Form): Spot {
  return { kind: 'at', group: null, index: form.layout.length, page: form.pages?.at(-1)?.guid ?? null };
}

/** The end of a page; the end of the form when it does not exist. */
export function endOfPage(form: Form, page: Guid): Spot {
  if (form.pages?.some(({ guid }) => guid === page) !== true) return endOfForm(form);
  return { kind: 'at', group: null, index: runOfPage(form, page).end, page };
}

/** The end of a group. */
export function endOfGroup(form: Form, group: Guid): Spot {
  return { kind: 'at', group, index: form.groups.find(({ guid }) => guid === group)?.fields.length ?? 0 };
}

/** The layout entry of a field. */
export function fieldEntry(guid: Guid): LayoutEntry {
  return { kind: 'field', guid };
}
