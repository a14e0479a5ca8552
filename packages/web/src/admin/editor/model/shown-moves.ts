import { findField, findGroup, rows, sections } from '@form-portal/domain';
import type { Field, Form, Group, Guid, Section } from '@form-portal/domain';

/**
 * How a field comes to stand among the lines that are drawn already: on the line of another field, on a line of its own next to that of
 * another field or, where no field was, next to a group outside all groups.
 */
export type ShownMove =
  | { readonly kind: 'beside' | 'line'; readonly moved: Field; readonly side: Side; readonly field: Field }
  | { readonly kind: 'run'; readonly moved: Field; readonly side: Side; readonly group: Group };

type Side = 'before' | 'after';

/** A part of the form as it stands on the page; a line with more narrow fields than it has room for breaks. */
interface Standing {
  readonly group: Group | null;
  readonly rows: readonly (readonly Field[])[];
}

/**
 * What shows the move of a field, to be done in this order: short fields that it stood between come together, and it goes where it goes,
 * unless it stands there then.
 * Null: the move can't be shown so, because more than that changes, or a group was or becomes empty.
 */
export function shownMoves(before: Form, after: Form, guid: Guid): readonly ShownMove[] | null {
  const moved = after.fields.find((field) => field.guid === guid);
  if (before.fields !== after.fields || moved === undefined) return null;
  const [from, to] = [partWith(before, moved), partWith(after, moved)];
  if (to === undefined || (from?.group !== null && from?.rows.flat().length === 1)) return null;
  const drawn = new Set<Standing>(sections(before));
  const others = new Set(before.groups);
  const changed = sections(after).filter(({ group }) => group === null || !others.has(group));
  const left = withoutField(sections(before), moved);
  const pairs = comingTogether(left, changed);
  // Where short fields come together from both sides of it, it may stand right already.
  const aroundIt = [pairs.map(toFirst), pairs.map(toSecond)].find(
    (moves) => moves.length > 0 && isDrawnAs(moves.reduce(put, sections(before)), after, drawn),
  );
  if (aroundIt !== undefined) return aroundIt;
  const together = pairs.map(toFirst);
  const closed = together.reduce(put, left);
  const last = movesInto(after, to, moved).find((move) => isDrawnAs(put(closed, move), after, drawn));
  return last === undefined ? null : [...together, last];
}

/** What shows a new wide field at the end of a form. Null: something else changes, or the form was empty. */
export function shownAddition(before: Form, after: Form): ShownMove | null {
  const [added, last] = [after.fields.at(-1), before.layout.at(-1)];
  const isAlone =
    added?.width === 'wide' &&
    before.groups === after.groups &&
    isWithOneMore(before.fields, after.fields) &&
    isWithOneMore(before.layout, after.layout) &&
    after.layout.at(-1)?.guid === added.guid;
  if (!isAlone || last === undefined) return null;
  const [field, group] = [findField(before, last.guid), findGroup(before, last.guid)];
  if (field !== undefined) return { kind: 'line', moved: added, side: 'after', field };
  return group === undefined ? null : { kind: 'run', moved: added, side: 'after', group };
}

function isWithOneMore<Item>(before: readonly Item[], after: readonly Item[]): boolean {
  return after.length === before.length + 1 && before.every((one, index) => one === after[index]);
}

function partWith(form: Form, field: Field): Section | undefined {
  return sections(form).find((part) => part.rows.some((row) => row.some((one) => one === field)));
}

/** What stays where it is when a field is taken away; nothing is left of a run of which it was the only field. */
function withoutField(parts: readonly Standing[], field: Field): readonly Standing[] {
  return parts.flatMap((part) => {
    if (!part.rows.some((line) => line.includes(field))) return [part];
    const lines = part.rows
      .map((line) => line.filter((one) => one !== field))
      .filter(({ length }) => length > 0);
    return part.group === null && lines.length === 0 ? [] : [{ ...part, rows: lines }];
  });
}

/** Two short fields that are to share a line. */
type Pair = readonly [Field, Field];

/** Short fields that share a line in the parts that have changed, and stand on two. */
function comingTogether(parts: readonly Standing[], changed: readonly Section[]): readonly Pair[] {
  const lines = parts.flatMap((part) => part.rows);
  const lineOf = (field: Field): readonly Field[] | undefined => lines.find((line) => line.includes(field));
  return changed
    .flatMap((part) => part.rows)
    .flatMap(([first, second]): readonly Pair[] => {
      if (second === undefined) return [];
      const [one, other] = [lineOf(first), lineOf(second)];
      return one !== undefined && other !== undefined && one !== other ? [[first, second]] : [];
    });
}

function toFirst([first, second]: Pair): ShownMove {
  return { kind: 'beside', moved: second, side: 'after', field: first };
}

function toSecond([first, second]: Pair): ShownMove {
  return { kind: 'beside', moved: first, side: 'before', field: second };
}

/** The ways to stand where a field stands now, among those that stand there already. */
function movesInto(after: Form, to: Section, moved: Field): readonly ShownMove[] {
  const at = to.rows.findIndex((row) => row.some((field) => field === moved));
  const [first, second] = to.rows[at] ?? [];
  if (first !== undefined && second !== undefined) {
    const [side, field] = first === moved ? (['before', second] as const) : (['after', first] as const);
    return [{ kind: 'beside', moved, side, field }];
  }
  const [next, last] = [to.rows[at + 1]?.[0], to.rows[at - 1]?.at(-1)];
  const place = sections(after).indexOf(to);
  const [below, above] = [sections(after)[place + 1]?.group, sections(after)[place - 1]?.group];
  const isRun = to.group === null && to.rows.length === 1;
  return [
    ...(next === undefined ? [] : [{ kind: 'line', moved, side: 'before', field: next } as const]),
    ...(last === undefined ? [] : [{ kind: 'line', moved, side: 'after', field: last } as const]),
    ...(isRun && below ? [{ kind: 'run', moved, side: 'before', group: below } as const] : []),
    ...(isRun && above ? [{ kind: 'run', moved, side: 'after', group: above } as const] : []),
  ];
}

function put(parts: readonly Standing[], move: ShownMove): readonly Standing[] {
  const { moved, side } = move;
  const inOrder = <Item>(item: Item, added: Item): readonly Item[] =>
    side === 'before' ? [added, item] : [item, added];
  const left = withoutField(parts, moved);
  if (move.kind === 'run') {
    const run: Standing = { group: null, rows: [[moved]] };
    return left.flatMap((part) => (part.group?.guid === move.group.guid ? inOrder(part, run) : [part]));
  }
  const { kind, field } = move;
  return left.map((part) => {
    if (!part.rows.some((line) => line.includes(field))) return part;
    const lines = part.rows.flatMap((line) => {
      if (!line.includes(field)) return [line];
      if (kind === 'line') return inOrder(line, [moved]);
      return [line.flatMap((one) => (one === field ? inOrder(one, moved) : [one]))];
    });
    return { ...part, rows: lines };
  });
}

/** Whether what stands on the page looks as the form does; a group that is the same, and stands as it was drawn, does. */
function isDrawnAs(parts: readonly Standing[], form: Form, drawn: ReadonlySet<Standing>): boolean {
  const wanted = sections(form);
  return (
    parts.length === wanted.length &&
    parts.every((part, index) => {
      const { group, rows: lines } = part;
      const want = wanted[index];
      if (group !== null && group === want?.group && drawn.has(part)) return true;
      if (group?.guid !== want?.group?.guid) return false;
      const broken = lines.flatMap((line) => rows(line));
      return broken.length === want?.rows.length && broken.every((row, at) => isSameRow(row, want.rows[at]));
    })
  );
}

function isSameRow(one: readonly Field[], other: readonly Field[] | undefined): boolean {
  return one.length === other?.length && one.every((field, index) => field === other[index]);
}
