import { entriesOf, findField, findGroup, locate } from '@form-portal/domain';
import type { Form, Guid } from '@form-portal/domain';

/** What the toolbar and the side panel apply to. */
export type Selection =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'field'; readonly guid: Guid }
  | { readonly kind: 'group'; readonly guid: Guid };

export const nothingSelected: Selection = { kind: 'nothing' };

/** Selects a field or group by GUID; nothing when the form has neither. */
export function selectionOf(form: Form, guid: Guid): Selection {
  if (findField(form, guid) !== undefined) return { kind: 'field', guid };
  if (findGroup(form, guid) !== undefined) return { kind: 'group', guid };
  return nothingSelected;
}

export function isSameSelection(one: Selection, other: Selection): boolean {
  if (one.kind === 'nothing' || other.kind === 'nothing') return one.kind === other.kind;
  return one.guid === other.guid;
}

/**
 * The selection after an edit. When the selected element is gone: the entry that followed it, else the one before it, else its group
 * (docs/design.md#selection).
 */
export function selectionAfter(selection: Selection, before: Form, after: Form): Selection {
  if (selection.kind === 'nothing') return selection;
  const same = selectionOf(after, selection.guid);
  if (same.kind !== 'nothing') return isSameSelection(same, selection) ? selection : same;
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
