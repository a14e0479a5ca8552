import type { FieldTypes } from '../../field-type/field-type.ts';
import type { Field, Form, Group } from '../../form/form.ts';
import type { Guid } from '../../guid.ts';
import type { ComparisonKind } from '../conditions/comparison-kind.ts';

/** A question in page order, with its group and how its answers are compared. */
export interface Question {
  readonly field: Field;
  readonly group: Group | null;
  /** Position among all questions of the form, from 0. */
  readonly index: number;
  /** Null when rules cannot refer to it. */
  readonly kind: ComparisonKind | null;
}

/** A group and the positions of its questions among those of the form, from `first` to just before `end`. */
export interface GroupSpan {
  readonly group: Group;
  readonly first: number;
  readonly end: number;
}

/** Whether a question has an answer for each row, seen from a rule in a group; null for a rule outside. */
export function isListFrom(ruleGroup: Guid | null, { group }: Question): boolean {
  return group?.repeat !== undefined && group.guid !== ruleGroup;
}

/** The repeatable group whose rows the rules of a question are judged in; null for any other question. */
export function rowsJudgedIn({ group }: Question): Guid | null {
  return group?.repeat === undefined ? null : group.guid;
}

/**
 * Returns the repeatable group that all questions are in, so that a check of them is judged in each row; null
 * when there is none.
 */
export function commonRows(questions: readonly Question[]): Guid | null {
  const [first] = questions;
  const group = first === undefined ? null : rowsJudgedIn(first);
  return questions.every((question) => rowsJudgedIn(question) === group) ? group : null;
}

/** Returns every placed question by GUID, in page order. */
export function questionsOf(form: Form, fieldTypes: FieldTypes): ReadonlyMap<Guid, Question> {
  const fields = new Map(form.fields.map((field) => [field.guid, field]));
  const groups = new Map(form.groups.map((group) => [group.guid, group]));
  const questions = new Map<Guid, Question>();
  const add = (guid: Guid, group: Group | null): void => {
    const field = fields.get(guid);
    if (field === undefined) return;
    const kind = field.formula === undefined ? fieldTypes.get(field.type).comparesAs(field) : 'number';
    questions.set(guid, { field, group, index: questions.size, kind });
  };
  for (const entry of form.layout) {
    const group = groups.get(entry.guid);
    if (group === undefined) add(entry.guid, null);
    else for (const guid of group.fields) add(guid, group);
  }
  return questions;
}

/** Keyed by field, which is immutable; the ids are freed with it. */
const optionIds = new WeakMap<Field, ReadonlySet<number>>();

/** The ids of a field's options; computed once for each field, because any number of tests may need them. */
export function optionIdsOf(field: Field): ReadonlySet<number> {
  const ids = optionIds.get(field) ?? new Set(field.options.map(({ id }) => id));
  optionIds.set(field, ids);
  return ids;
}

/** Returns every placed group by GUID, in page order, with the positions of its questions. */
export function groupSpans(form: Form, questions: ReadonlyMap<Guid, Question>): ReadonlyMap<Guid, GroupSpan> {
  const groups = new Map(form.groups.map((group) => [group.guid, group]));
  const spans = new Map<Guid, GroupSpan>();
  let first = 0;
  for (const { guid } of form.layout) {
    const group = groups.get(guid);
    const placed = (group === undefined ? [guid] : group.fields).filter((member) => questions.has(member));
    if (group !== undefined) spans.set(guid, { group, first, end: first + placed.length });
    first += placed.length;
  }
  return spans;
}
