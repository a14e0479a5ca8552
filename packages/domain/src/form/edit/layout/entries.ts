import type { Guid } from '../../../guid.ts';
import type { Field, Form, Group, LayoutEntry } from '../../form.ts';
import { spliced } from '../../../spliced.ts';
import { findField, locate, sections, type Row } from '../../layout.ts';
import type { Beside, Spot } from './target.ts';

/** The form with one field changed; the form itself when the change gives the same field, or there is none. */
export function changeField(form: Form, guid: Guid, change: (field: Field) => Field): Form {
  const field = findField(form, guid);
  const changed = field && change(field);
  if (changed === field || changed === undefined) return form;
  return { ...form, fields: form.fields.map((one) => (one.guid === guid ? changed : one)) };
}

/** The form with one group changed; the form itself when there is none. */
export function changeGroup(form: Form, guid: Guid, change: (group: Group) => Group): Form {
  if (!form.groups.some((group) => group.guid === guid)) return form;
  return { ...form, groups: form.groups.map((group) => (group.guid === guid ? change(group) : group)) };
}

/** The layout without an element; its field or group stays in the form's lists. */
export function takeOut(form: Form, guid: Guid): Form {
  const place = locate(form, guid);
  if (place === undefined) return form;
  if (place.group === null) return { ...form, layout: form.layout.filter((entry) => entry.guid !== guid) };
  return changeGroup(form, place.group, (group) => ({
    ...group,
    fields: group.fields.filter((one) => one !== guid),
  }));
}

/** The layout with an element put in; the form itself when the container is gone, or would be a group inside a group. */
export function putIn(form: Form, entry: LayoutEntry, { group, index }: Omit<Spot, 'kind'>): Form {
  if (group === null) return { ...form, layout: spliced(form.layout, index, 0, entry) };
  if (entry.kind === 'group') return form;
  return changeGroup(form, group, (one) => ({ ...one, fields: spliced(one.fields, index, 0, entry.guid) }));
}

/**
 * The form with a field, which stands nowhere yet, put on one line with another, both narrow. Undefined when the other's line is
 * full, or would be taken by the narrow field before it: narrow fields pair in their order, two to a line (specification section
 * 9), so there is no way to write it.
 */
export function putBeside(form: Form, guid: Guid, { field: neighbour, side }: Beside): Form | undefined {
  const place = locate(form, neighbour);
  if (place?.kind !== 'field' || lineOf(form, neighbour)?.length !== 1) return undefined;
  const index = place.index + (side === 'after' ? 1 : 0);
  const put = putIn(form, { kind: 'field', guid }, { group: place.group, index });
  const narrow = [guid, neighbour].reduce(
    (changed, one) => changeField(changed, one, (field) => ({ ...field, width: 'narrow' })),
    put,
  );
  return lineOf(narrow, neighbour)?.some((field) => field.guid === guid) ? narrow : undefined;
}

function lineOf(form: Form, guid: Guid): Row | undefined {
  return sections(form)
    .flatMap((section) => section.rows)
    .find((row) => row.some((field) => field.guid === guid));
}
