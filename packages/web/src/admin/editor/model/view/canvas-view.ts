import type { FieldType, Guid } from '@form-portal/domain';
import type { Target, TextId } from '@form-portal/domain/edit';

/** What can be added on the canvas. */
export type Addition = FieldType | 'group' | 'page';

/** The block being dragged: an element of the form, or something new from the cards in the side panel. */
export type Carried =
  { readonly kind: 'element'; readonly guid: Guid } | { readonly kind: 'new'; readonly type: Addition };

/** State of the canvas alone: never part of the form, its history or the selection. */
export interface CanvasView {
  /** The block that is the canvas's Tab stop; null: the form's head. */
  readonly tabStop: Guid | null;
  /** Where the open menu of field types adds to; null: the menu is closed. */
  readonly addTarget: Target | null;
  /** The text being edited in place; null: none. */
  readonly renaming: TextId | null;
  /** Null: nothing is being dragged. */
  readonly carried: Carried | null;
  /** Where the carried block would be dropped; null: nowhere. */
  readonly dropTarget: Target | null;
  /** The open dialog about the selection; null: none. */
  readonly dialog: 'delete' | 'move' | null;
  /** The text of the alert region, for example after a cancelled move; empty while a block is carried, so that the same text is announced again. */
  readonly alert: string;
}

export const initialCanvasView: CanvasView = {
  tabStop: null,
  addTarget: null,
  renaming: null,
  carried: null,
  dropTarget: null,
  dialog: null,
  alert: '',
};

/** The view after a change; the same object when nothing differs, so that nothing renders again. */
export function changeView(view: CanvasView, change: Partial<CanvasView>): CanvasView {
  const next = { ...view, ...change };
  const keys = Object.keys(view) as readonly (keyof CanvasView)[];
  return keys.every((key) => next[key] === view[key]) ? view : next;
}

/** Identifies a spot in the page, as `data-spot`. */
export function spotKey({ group, index, page }: Extract<Target, { readonly kind: 'at' }>): string {
  return [group ?? '', index, ...(page ? [page] : [])].join(':');
}

/** Whether two targets are equal. */
export function isSameTarget(one: Target | null, other: Target | null): boolean {
  if (one === null || other === null) return one === other;
  if (one.kind === 'beside') {
    return other.kind === 'beside' && one.field === other.field && one.side === other.side;
  }
  const isSamePage = other.kind === 'at' && (one.page ?? null) === (other.page ?? null);
  return isSamePage && one.group === other.group && one.index === other.index;
}
