import { findGroup, locate, sections } from '@form-portal/domain';
import { endOfForm } from '@form-portal/domain/edit';
import type { Form, Guid, LocalizedText } from '@form-portal/domain';
import type { Spot } from '@form-portal/domain/edit';
import type { Selection } from './selection.ts';

/** Where an element stands: in a group or (null) at the top level, at a place counted from 0, among so many. */
export interface PlaceAmong {
  readonly group: Guid | null;
  /** Empty at the top level. */
  readonly groupName: LocalizedText;
  readonly index: number;
  readonly all: number;
}

/** The places of all elements of a form, by GUID. */
export type Places = ReadonlyMap<Guid, PlaceAmong>;

const noName: LocalizedText = {};

/**
 * The places of all elements of a form. An element that stands where it stood `before` keeps the very same value, so that only those
 * that an edit has moved are drawn again.
 */
export function placesIn(form: Form, before: Places = new Map()): Places {
  const places = new Map<Guid, PlaceAmong>();
  function put(guid: Guid, place: PlaceAmong): void {
    const old = before.get(guid);
    places.set(guid, old !== undefined && isSame(old, place) ? old : place);
  }
  form.layout.forEach(({ guid }, index) => {
    put(guid, { group: null, groupName: noName, index, all: form.layout.length });
  });
  for (const { guid: group, name: groupName, fields } of form.groups) {
    fields.forEach((guid, index) => put(guid, { group, groupName, index, all: fields.length }));
  }
  return places;
}

function isSame(one: PlaceAmong, other: PlaceAmong): boolean {
  return (
    one.group === other.group &&
    one.groupName === other.groupName &&
    one.index === other.index &&
    one.all === other.all
  );
}

/** The place under what is selected: under the whole line of a field; with nothing selected at the end of the form. */
export function spotUnder(form: Form, selection: Selection): Spot {
  if (selection.kind === 'nothing') return endOfForm(form);
  const last = locate(form, lineOf(form, selection.guid).at(-1) ?? selection.guid);
  return last === undefined ? endOfForm(form) : { kind: 'at', group: last.group, index: last.index + 1 };
}

/** The fields on the line of a field; only itself when it is a group. */
function lineOf(form: Form, guid: Guid): readonly Guid[] {
  if (findGroup(form, guid) !== undefined) return [guid];
  const line = sections(form)
    .flatMap((section) => section.rows)
    .find((row) => row.some((field) => field.guid === guid));
  return line?.map((field) => field.guid) ?? [guid];
}
