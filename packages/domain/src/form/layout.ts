import type { Guid } from '../guid.ts';
import type { Field, Form, Group, LayoutEntry } from './form.ts';

/**
 * The position of a field or group: its container (null for the form's top level) and its zero-based index
 * there.
 */
export interface LayoutPosition {
  readonly kind: 'field' | 'group';
  readonly group: Guid | null;
  readonly index: number;
}

/** The elements just before and after an element in its container; null at the ends. */
export interface Neighbours {
  readonly before: LayoutEntry | null;
  readonly after: LayoutEntry | null;
}

/** One row of the layout: two narrow fields side by side, or a single field. */
export type LayoutRow = readonly [Field] | readonly [Field, Field];

/** A section of the form: a group with its heading, or a run of fields outside all groups. */
export interface Section {
  /** Null in a form without pages. */
  readonly page: Guid | null;
  readonly group: Group | null;
  readonly rows: readonly LayoutRow[];
}

/** Returns the field with a GUID; undefined when it does not exist. */
export function findField(form: Form, guid: Guid): Field | undefined {
  return form.fields.find((field) => field.guid === guid);
}

/** Returns the group with a GUID; undefined when it does not exist. */
export function findGroup(form: Form, guid: Guid): Group | undefined {
  return form.groups.find((group) => group.guid === guid);
}

/** Returns the position of a field or group in the layout; undefined when it is not placed. */
export function locate(form: Form, guid: Guid): LayoutPosition | undefined {
  const index = form.layout.findIndex((entry) => entry.guid === guid);
  const entry = form.layout[index];
  if (entry !== undefined) return { kind: entry.kind, group: null, index };
  for (const group of form.groups) {
    const inGroup = group.fields.indexOf(guid);
    if (inGroup >= 0) return { kind: 'field', group: group.guid, index: inGroup };
  }
  return undefined;
}

/**
 * Returns the entries of a container in order: the form's top level (null) or one group; empty for an
 * unknown group.
 */
export function entriesOf(form: Form, group: Guid | null): readonly LayoutEntry[] {
  if (group === null) return form.layout;
  return (findGroup(form, group)?.fields ?? []).map((guid) => ({ kind: 'field', guid }));
}

/**
 * Returns the layout entry of a placed element, or a new one for a field of a group; undefined when the
 * element is not placed.
 */
export function entryOf(form: Form, guid: Guid): LayoutEntry | undefined {
  const entry = form.layout.find((one) => one.guid === guid);
  return entry ?? (locate(form, guid) && { kind: 'field', guid });
}

/** Returns the neighbours of an element within its container; both null when it is not placed. */
export function neighbours(form: Form, guid: Guid): Neighbours {
  const position = locate(form, guid);
  if (position === undefined) return { before: null, after: null };
  const entries = entriesOf(form, position.group);
  return { before: entries[position.index - 1] ?? null, after: entries[position.index + 1] ?? null };
}

/**
 * Arranges fields in rows (specification §9, Field width): a narrow field shares its row with a narrow
 * field directly after it; every other field has its own row.
 */
export function layoutRows(fields: readonly Field[]): readonly LayoutRow[] {
  const rows: LayoutRow[] = [];
  for (let index = 0; index < fields.length;) {
    const [first, second] = fields.slice(index, index + 2);
    if (first === undefined) break;
    const paired = second !== undefined && first.width === 'narrow' && second.width === 'narrow';
    rows.push(paired ? [first, second] : [first]);
    index += paired ? 2 : 1;
  }
  return rows;
}

/** Keyed by form, which is immutable; the sections are freed with it. */
const sectionsByForm = new WeakMap<Form, readonly Section[]>();

/**
 * Returns the sections of the form in page order. Fields between groups form sections without a heading, which end
 * with their page; a group without fields is a section too. Cached for each form, because rendering and editing
 * call it often.
 */
export function sections(form: Form): readonly Section[] {
  const cached = sectionsByForm.get(form);
  if (cached !== undefined) return cached;
  const divided = divideIntoSections(form);
  sectionsByForm.set(form, divided);
  return divided;
}

function divideIntoSections(form: Form): readonly Section[] {
  const fields = new Map(form.fields.map((field) => [field.guid, field]));
  const groups = new Map(form.groups.map((group) => [group.guid, group]));
  const divided: Section[] = [];
  let page: Guid | null = null;
  let ungrouped: Field[] = [];
  const endUngrouped = (): void => {
    if (ungrouped.length > 0) divided.push({ page, group: null, rows: layoutRows(ungrouped) });
    ungrouped = [];
  };
  for (const entry of form.layout) {
    const next = entry.page ?? null;
    if (next !== page) endUngrouped();
    page = next;
    const group = entry.kind === 'group' ? groups.get(entry.guid) : undefined;
    const field = entry.kind === 'field' ? fields.get(entry.guid) : undefined;
    if (field !== undefined) ungrouped.push(field);
    if (group === undefined) continue;
    endUngrouped();
    divided.push({ page, group, rows: layoutRows(group.fields.flatMap((guid) => fields.get(guid) ?? [])) });
  }
  endUngrouped();
  return divided;
}

/** Returns every placed field in page order. */
export function fieldsInOrder(form: Form): readonly Field[] {
  return sections(form).flatMap((section) => section.rows.flat());
}
