import type { Guid } from '../../../guid.ts';
import { spliced } from '../../../values/spliced.ts';
import type { Field, Form, Group, LayoutEntry } from '../../form.ts';
import { findField, findGroup, locate, sections, type LayoutRow } from '../../layout.ts';
import { pageOf } from '../../pages.ts';
import { onPage, spotAt } from '../pages/page-run.ts';
import type { Beside, Spot } from './target.ts';

/**
 * Replaces one field. Returns the form itself when the change returns the same field or the field does not
 * exist.
 */
export function changeField(form: Form, guid: Guid, change: (field: Field) => Field): Form {
  const field = findField(form, guid);
  const changed = field && change(field);
  if (changed === field || changed === undefined) return form;
  return { ...form, fields: form.fields.map((one) => (one.guid === guid ? changed : one)) };
}

/**
 * Replaces one group. Returns the form itself when the change returns the same group or the group does not
 * exist.
 */
export function changeGroup(form: Form, guid: Guid, change: (group: Group) => Group): Form {
  const group = findGroup(form, guid);
  const changed = group && change(group);
  if (changed === group || changed === undefined) return form;
  return { ...form, groups: form.groups.map((one) => (one.guid === guid ? changed : one)) };
}

/** Removes an element from the layout; its field or group stays in the form's lists. */
export function takeOut(form: Form, guid: Guid): Form {
  const position = locate(form, guid);
  if (position === undefined) return form;
  if (position.group === null) return { ...form, layout: form.layout.filter((entry) => entry.guid !== guid) };
  return changeGroup(form, position.group, (group) => ({
    ...group,
    fields: group.fields.filter((one) => one !== guid),
  }));
}

/**
 * Inserts an element into the layout, at the top level on the page of the spot. Returns the form itself when
 * the container does not exist or a group would be nested.
 */
export function putIn(form: Form, entry: LayoutEntry, { group, index, page }: Omit<Spot, 'kind'>): Form {
  if (group === null) {
    const spot = spotAt(form, index, page);
    return { ...form, layout: spliced(form.layout, spot.index, 0, onPage(entry, spot.page)) };
  }
  if (entry.kind === 'group') return form;
  return changeGroup(form, group, (target) => ({
    ...target,
    fields: spliced(target.fields, index, 0, entry.guid),
  }));
}

/**
 * Inserts a field that is not placed yet into the row of another field, making both narrow. Returns
 * undefined when that row is full, or when the other field would pair with the narrow field before it:
 * narrow fields pair in order, two to a row (specification §9), so the layout cannot express it.
 */
export function putBeside(form: Form, guid: Guid, { field: neighbour, side }: Beside): Form | undefined {
  const position = locate(form, neighbour);
  if (position?.kind !== 'field' || layoutRowOf(form, neighbour)?.length !== 1) return undefined;
  const index = position.index + (side === 'after' ? 1 : 0);
  const spot = { group: position.group, index, page: pageOf(form, neighbour) };
  const placed = putIn(form, { kind: 'field', guid }, spot);
  const narrow = [guid, neighbour].reduce(
    (changed, one) => changeField(changed, one, (field) => ({ ...field, width: 'narrow' })),
    placed,
  );
  return layoutRowOf(narrow, neighbour)?.some((field) => field.guid === guid) ? narrow : undefined;
}

function layoutRowOf(form: Form, guid: Guid): LayoutRow | undefined {
  return sections(form)
    .flatMap((section) => section.rows)
    .find((row) => row.some((field) => field.guid === guid));
}
