import { entriesOf, findField, findGroup, locate } from '@form-portal/domain';
import { findPage } from '@form-portal/domain/edit';
import type { Form, Guid } from '@form-portal/domain';

/** What the toolbar and the side panel apply to. */
export type Selection =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'field'; readonly guid: Guid }
  | { readonly kind: 'group'; readonly guid: Guid }
  | { readonly kind: 'page'; readonly guid: Guid };

export const nothingSelected: Selection = { kind: 'nothing' };

/** Selects a field, group or page by GUID; nothing when the form has no such element. */
export function selectionOf(form: Form, guid: Guid): Selection {
  if (findField(form, guid) !== undefined) return { kind: 'field', guid };
  if (findGroup(form, guid) !== undefined) return { kind: 'group', guid };
  if (findPage(form, guid) !== undefined) return { kind: 'page', guid };
  return nothingSelected;
}

export function isSameSelection(one: Selection, other: Selection): boolean {
  if (one.kind === 'nothing' || other.kind === 'nothing') return one.kind === other.kind;
  return one.guid === other.guid;
}

/**
 * The selection after an edit. When the selected element was deleted: the entry that followed it, else the one before it,
 * else its group (docs/design.md#selection); for a page, the page before it, else the one after.
 */
export function selectionAfter(selection: Selection, before: Form, after: Form): Selection {
  if (selection.kind === 'nothing') return selection;
  if (selectionOf(after, selection.guid).kind !== 'nothing') return selection;
  if (selection.kind === 'page') return nearestPage(selection.guid, before, after);
  const position = locate(before, selection.guid);
  if (position === undefined) return nothingSelected;
  const entries = entriesOf(before, position.group);
  const nearest = [...entries.slice(position.index + 1), ...entries.slice(0, position.index).reverse()]
    .map(({ guid }) => selectionOf(after, guid))
    .find(({ kind }) => kind !== 'nothing');
  if (nearest !== undefined) return nearest;
  return position.group === null
    ? nothingSelected
    : selectionAfter({ kind: 'group', guid: position.group }, before, after);
}

function nearestPage(guid: Guid, before: Form, after: Form): Selection {
  const { pages = [] } = before;
  const at = pages.findIndex((page) => page.guid === guid);
  const nearest = [...pages.slice(0, Math.max(at, 0)).reverse(), ...pages.slice(at + 1)];
  return (
    nearest.map((page) => selectionOf(after, page.guid)).find(({ kind }) => kind === 'page') ??
    nothingSelected
  );
}
