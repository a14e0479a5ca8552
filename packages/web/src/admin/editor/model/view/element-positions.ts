import { findGroup, locate, pageOf, sections } from '@form-portal/domain';
import { endOfForm, endOfPage, runOfPage } from '@form-portal/domain/edit';
import type { Form, Guid, LocalizedText } from '@form-portal/domain';
import type { Spot } from '@form-portal/domain/edit';
import type { Selection } from './selection.ts';

/**
 * The position of an element. `group` is null at the top level; `index` counts from 0 in the group or the layout. The element is one of
 * `count` in its group, on its page or in the form, the first of which is at `start`.
 */
export interface ElementPosition {
  readonly group: Guid | null;
  /** Empty at the top level. */
  readonly groupName: LocalizedText;
  /** Null in groups and in a form without pages. */
  readonly page: Guid | null;
  /** The number of the page, from 1; 0 without pages. */
  readonly pageNumber: number;
  readonly index: number;
  readonly start: number;
  readonly count: number;
}

/** The positions of all elements of a form, by GUID. */
export type ElementPositions = ReadonlyMap<Guid, ElementPosition>;

const noName: LocalizedText = {};

/**
 * The positions of all elements of a form. An element that has not moved keeps its object from `before`, so that only moved elements
 * render again.
 */
export function elementPositions(form: Form, before: ElementPositions = new Map()): ElementPositions {
  const positions = new Map<Guid, ElementPosition>();
  function put(guid: Guid, position: ElementPosition): void {
    const old = before.get(guid);
    positions.set(guid, old !== undefined && isSame(old, position) ? old : position);
  }
  const runs = new Map((form.pages ?? []).map(({ guid }) => [guid, runOfPage(form, guid)]));
  const numbers = new Map((form.pages ?? []).map(({ guid }, at) => [guid, at + 1]));
  form.layout.forEach(({ guid, page = null }, index) => {
    const { start, end } = (page && runs.get(page)) ?? { start: 0, end: form.layout.length };
    const pageNumber = (page && numbers.get(page)) ?? 0;
    put(guid, { group: null, groupName: noName, page, pageNumber, index, start, count: end - start });
  });
  for (const { guid: group, name: groupName, fields } of form.groups) {
    const inGroup = { group, groupName, page: null, pageNumber: 0, start: 0, count: fields.length };
    fields.forEach((guid, index) => put(guid, { ...inGroup, index }));
  }
  return positions;
}

function isSame(one: ElementPosition, other: ElementPosition): boolean {
  return (
    one.group === other.group &&
    one.groupName === other.groupName &&
    one.page === other.page &&
    one.pageNumber === other.pageNumber &&
    one.index === other.index &&
    one.start === other.start &&
    one.count === other.count
  );
}

/** The spot below the selection: below the whole row of a field, and at the end of a page, or of the form when nothing is selected. */
export function spotBelow(form: Form, selection: Selection): Spot {
  if (selection.kind === 'nothing') return endOfForm(form);
  if (selection.kind === 'page') return endOfPage(form, selection.guid);
  const last = rowOf(form, selection.guid).at(-1) ?? selection.guid;
  const position = locate(form, last);
  if (position === undefined) return endOfForm(form);
  const { group, index } = position;
  return { kind: 'at', group, index: index + 1, page: group === null ? pageOf(form, last) : null };
}

/** The fields in the row of a field; for a group only itself. */
function rowOf(form: Form, guid: Guid): readonly Guid[] {
  if (findGroup(form, guid) !== undefined) return [guid];
  const row = sections(form)
    .flatMap((section) => section.rows)
    .find((fields) => fields.some((field) => field.guid === guid));
  return row?.map((field) => field.guid) ?? [guid];
}
