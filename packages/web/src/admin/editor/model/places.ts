import { findGroup, sections } from '@form-portal/domain';
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

type Places = ReadonlyMap<Guid, PlaceAmong>;

const known = new WeakMap<Form, Places>();
const noName: LocalizedText = {};
let last: { readonly form: Form | null; readonly places: Places } = { form: null, places: new Map() };

/**
 * The places of all elements; read once a form, because every block of the canvas asks. What an edit leaves where it was keeps the
 * very same place as in the form that was read before.
 */
export function placesOf(form: Form): Places {
  const found = known.get(form);
  if (found !== undefined) return found;
  const isLaidOutAlike = form.layout === last.form?.layout && form.groups === last.form.groups;
  const places = isLaidOutAlike ? last.places : readPlaces(form, last.places);
  last = { form, places };
  known.set(form, places);
  return places;
}

/** The elements that stand elsewhere in one form than in the other. */
export function movedBetween(before: Form, after: Form): readonly Guid[] {
  if (before === after) return [];
  const [old, now] = [placesOf(before), placesOf(after)];
  if (old === now) return [];
  const all = new Set([...old.keys(), ...now.keys()]);
  return [...all].filter((guid) => old.get(guid) !== now.get(guid));
}

function readPlaces(form: Form, before: Places): Places {
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
  const place = selection.kind === 'nothing' ? undefined : placesOf(form).get(selection.guid);
  if (selection.kind === 'nothing' || place === undefined) return endOfForm(form);
  const last = lineOf(form, selection.guid).at(-1) ?? selection.guid;
  const index = placesOf(form).get(last)?.index ?? place.index;
  return { kind: 'at', group: place.group, index: index + 1 };
}

/** The fields on the line of a field; only itself when it is a group. */
function lineOf(form: Form, guid: Guid): readonly Guid[] {
  if (findGroup(form, guid) !== undefined) return [guid];
  const line = sections(form)
    .flatMap((section) => section.rows)
    .find((row) => row.some((field) => field.guid === guid));
  return line?.map((field) => field.guid) ?? [guid];
}
