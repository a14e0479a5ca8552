import { createKeyedListeners } from '../keyed-listeners.ts';
import type { Field, FieldType, Guid } from '@form-portal/domain';
import type { Target, TextPlace } from '@form-portal/domain/edit';

/** What is on its way to another place: an element of the form, or a new field or group from the cards beside the canvas. */
export type Carried =
  | { readonly kind: 'element'; readonly guid: Guid }
  | { readonly kind: 'new'; readonly type: FieldType | 'group' };

/** What only the canvas knows: never part of the form, its history or the selection. */
export interface CanvasView {
  /** The block that Tab comes to; null: the form's head. */
  readonly entry: Guid | null;
  /** Where the field types are open to add one; null: nowhere. */
  readonly adding: Target | null;
  /** The next field to be added, for who has come to its card: it is drawn already, where nobody sees it. Null: none. */
  readonly prepared: Field | null;
  /** The text that is written in place; null: none. */
  readonly renaming: TextPlace | null;
  /** What is carried, and the place where it would come down; null: nothing, or no place. */
  readonly carried: Carried | null;
  readonly landing: Target | null;
  /** What a dialog asks about what is selected; null: no dialog. */
  readonly asking: 'delete' | 'move' | null;
  /** What is said at once, such as that a move was cancelled; empty: nothing. */
  readonly alert: string;
}

const atRest: CanvasView = {
  entry: null,
  adding: null,
  prepared: null,
  renaming: null,
  carried: null,
  landing: null,
  asking: null,
  alert: '',
};

/** Holds the canvas's view; components read parts of it by `useCanvas`, and what it says about one place by `useCanvasAt`. */
export interface CanvasStore {
  readonly view: () => CanvasView;
  readonly change: (change: Partial<CanvasView>) => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** Hears only of changes that are about a block or a gap (`blockKey`, `targetKey`): a long form has many, and few change. */
  readonly subscribeAt: (place: string, listener: () => void) => () => void;
}

/** A canvas at rest. */
export function createCanvasStore(): CanvasStore {
  let view = atRest;
  const listeners = new Set<() => void>();
  const atPlaces = createKeyedListeners();
  return {
    view: () => view,
    change(change) {
      const before = view;
      const next = { ...view, ...change };
      if (isSameView(before, next)) return;
      view = next;
      listeners.forEach((listener) => listener());
      atPlaces.call(new Set([...placesIn(before), ...placesIn(view)]));
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    subscribeAt: atPlaces.add,
  };
}

/** Names a block of the canvas; null: the form's head. */
export function blockKey(guid: Guid | null): string {
  return guid ?? 'form';
}

/** Names a gap between lines; a place beside a field belongs to the field. */
export function targetKey(target: Target): string {
  return target.kind === 'beside' ? blockKey(target.field) : `${target.group ?? ''}:${target.index}`;
}

/** The blocks and gaps that a view says something about. */
function placesIn({ entry, adding, renaming, carried, landing }: CanvasView): readonly string[] {
  return [
    blockKey(entry),
    ...(adding === null ? [] : [targetKey(adding)]),
    ...(landing === null ? [] : [targetKey(landing)]),
    ...(carried?.kind === 'element' ? [blockKey(carried.guid)] : []),
    ...(renaming === null ? [] : [blockKey(renaming.of === 'form' ? null : renaming.guid)]),
  ];
}

/** Whether nothing is another: the focus says again and again where Tab comes to. */
function isSameView(one: CanvasView, other: CanvasView): boolean {
  return (
    one.entry === other.entry &&
    one.adding === other.adding &&
    one.prepared === other.prepared &&
    one.renaming === other.renaming &&
    one.carried === other.carried &&
    one.landing === other.landing &&
    one.asking === other.asking &&
    one.alert === other.alert
  );
}

/** Whether two targets are the same place. */
export function sameTarget(one: Target | null, other: Target | null): boolean {
  if (one === null || other === null) return one === other;
  if (one.kind === 'beside') {
    return other.kind === 'beside' && one.field === other.field && one.side === other.side;
  }
  return other.kind === 'at' && one.group === other.group && one.index === other.index;
}
