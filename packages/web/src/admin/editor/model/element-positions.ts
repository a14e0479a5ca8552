import { findGroup, locate, sections } from '@form-portal/domain';
import { endOfForm } from '@form-portal/domain/edit';
import type { Form, Guid, LocalizedText } from '@form-portal/domain';
import type { Spot } from '@form-portal/domain/edit';
import type { Selection } from './selection.ts';

/** Where an element stands: in a group or (null) at the top level, at a place counted from 0, among so many. */
export interface ElementPosition {
  readonly group: Guid | null;
  /** Empty at the top level. */
  readonly groupName: LocalizedText;
  readonly index: number;
  readonly count: number;
}

/** The places of all elements of a form, by GUID. */
export type ElementPositions = ReadonlyMap<Guid, ElementPosition>;

const noName: LocalizedText = {};

/**
 * The places of all elements of a form. An element that stands where it stood `before` keeps the very same value, so that only those
 * that an edit has moved are drawn again.
 */
export function elementPositions(form: Form, before: ElementPositions = new Map()): ElementPositions {
  const places = new Map<Guid, ElementPosition>();
  function put(guid: Guid, place: ElementPosition): void {
    const old = before.get(guid);
    places.set(guid, old !== undefined && isSame(old, place) ? old : place);
  }
  form.layout.forEach(({ guid }, index) => {
    put(guid, { group: null, groupName: noName, index, count: form.layout.length });
  });
  for (const { guid: group, name: groupName, fields } of form.groups) {
    fields.forEach((guid, index) => put(guid, { group, groupName, index, count: fields.length }));
  }
  return places;
}

function isSame(one: ElementPosition, other: ElementPosition): boolean {
  return (
    one.group === other.group &&
    one.groupName === other.groupName &&
    one.index === other.index &&
    one.count === other.count
  );
}

/** The place under what is selected: under the whole line of a field; with nothing selected at the end of the form. */
export function spotBelow(form: Form, selection: Selection): Spot {
  if (selection.kind === 'nothing') return endOfForm(form);
  const last = locate(form, rowOf(form, selection.guid).at(-1) ?? selection.guid);
  return last === undefined ? endOfForm(form) : { kind: 'at', group: last.group, index: last.index + 1 };
}

/** The fields on the line of a field; only itself when it is a group. */
function rowOf(form: Form, guid: Guid): readonly Guid[] {
  if (findGroup(form, guid) !== undefined) return [guid];
  const line = sections(form)
    .flatMap((section) => section.rows)
    .find((row) => row.some((field) => field.guid === guid));
  return line?.map((field) => field.guid) ?? [guid];
}
