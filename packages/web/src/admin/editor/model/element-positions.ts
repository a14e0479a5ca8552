import { findGroup, locate, sections } from '@form-portal/domain';
import { endOfForm } from '@form-portal/domain/edit';
import type { Form, Guid, LocalizedText } from '@form-portal/domain';
import type { Spot } from '@form-portal/domain/edit';
import type { Selection } from './selection.ts';

/** The position of an element. `group` is null at the top level; `index` counts from 0 among `count` elements. */
export interface ElementPosition {
  readonly group: Guid | null;
  /** Empty at the top level. */
  readonly groupName: LocalizedText;
  readonly index: number;
  readonly count: number;
}

/** The positions of all elements of a form, by GUID. */
export type ElementPositions = ReadonlyMap<Guid, ElementPosition>;

const noName: LocalizedText = {};

/**
 * The positions of all elements of a form. An element that has not moved keeps its object from `before`, so that only moved elements are
 * drawn again.
 */
export function elementPositions(form: Form, before: ElementPositions = new Map()): ElementPositions {
  const positions = new Map<Guid, ElementPosition>();
  function put(guid: Guid, position: ElementPosition): void {
    const old = before.get(guid);
    positions.set(guid, old !== undefined && isSame(old, position) ? old : position);
  }
  form.layout.forEach(({ guid }, index) => {
    put(guid, { group: null, groupName: noName, index, count: form.layout.length });
  });
  for (const { guid: group, name: groupName, fields } of form.groups) {
    fields.forEach((guid, index) => put(guid, { group, groupName, index, count: fields.length }));
  }
  return positions;
}

function isSame(one: ElementPosition, other: ElementPosition): boolean {
  return (
    one.group === other.group &&
    one.groupName === other.groupName &&
    one.index === other.index &&
    one.count === other.count
  );
}

/** The spot below the selection: below the whole row of a field, and at the end of the form when nothing is selected. */
export function spotBelow(form: Form, selection: Selection): Spot {
  if (selection.kind === 'nothing') return endOfForm(form);
  const last = locate(form, rowOf(form, selection.guid).at(-1) ?? selection.guid);
  return last === undefined ? endOfForm(form) : { kind: 'at', group: last.group, index: last.index + 1 };
}

/** The fields in the row of a field; for a group only itself. */
function rowOf(form: Form, guid: Guid): readonly Guid[] {
  if (findGroup(form, guid) !== undefined) return [guid];
  const row = sections(form)
    .flatMap((section) => section.rows)
    .find((fields) => fields.some((field) => field.guid === guid));
  return row?.map((field) => field.guid) ?? [guid];
}
