import type { FieldType, Guid } from '@form-portal/domain';
import type { Target, TextPlace } from '@form-portal/domain/edit';

/** What is being dragged or carried by keys: an element of the form, or a new field or group from the cards beside the canvas. */
export type Carried =
  | { readonly kind: 'element'; readonly guid: Guid }
  | { readonly kind: 'new'; readonly type: FieldType | 'group' };

/** What only the canvas shows: never part of the form, its history or the selection. */
export interface CanvasView {
  /** The block that Tab comes to; null: the form's head. */
  readonly tabStop: Guid | null;
  /** Where the menu of field types is open; null: nowhere. */
  readonly addTarget: Target | null;
  /** The text that is written in place; null: none. */
  readonly renaming: TextPlace | null;
  /** What is carried; null: nothing. */
  readonly carried: Carried | null;
  /** Where what is carried would be dropped; null: nowhere. */
  readonly dropTarget: Target | null;
  /** The dialog that is open about the selection; null: none. */
  readonly dialog: 'delete' | 'move' | null;
  /** The text of the alert region, such as that a move was cancelled; empty: nothing. */
  readonly alert: string;
}

/** The canvas as it opens. */
export const initialCanvasView: CanvasView = {
  tabStop: null,
  addTarget: null,
  renaming: null,
  carried: null,
  dropTarget: null,
  dialog: null,
  alert: '',
};

/** The view after a change; the same one when the change says nothing new, as every focus does that names the entry again. */
export function changeView(view: CanvasView, change: Partial<CanvasView>): CanvasView {
  const next = { ...view, ...change };
  const keys = Object.keys(view) as readonly (keyof CanvasView)[];
  return keys.every((key) => next[key] === view[key]) ? view : next;
}

/** Names a gap between lines in the page, as `data-spot`; a place beside a field has none. */
export function spotKey({ group, index }: Extract<Target, { readonly kind: 'at' }>): string {
  return `${group ?? ''}:${index}`;
}

/** Whether two targets are the same place. */
export function isSameTarget(one: Target | null, other: Target | null): boolean {
  if (one === null || other === null) return one === other;
  if (one.kind === 'beside') {
    return other.kind === 'beside' && one.field === other.field && one.side === other.side;
  }
  return other.kind === 'at' && one.group === other.group && one.index === other.index;
}
