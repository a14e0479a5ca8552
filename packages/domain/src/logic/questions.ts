import type { FieldTypes } from '../field-type.ts';
import type { Field, Form, Group } from '../form/form.ts';
import type { Guid } from '../guid.ts';
import type { ComparisonKind } from './comparison-kind.ts';

/** A question in page order, with its group and what its answers are compared as. */
export interface Question {
  readonly field: Field;
  readonly group: Group | null;
  /** Position among all questions of the form, from 0. */
  readonly index: number;
  /** Null when rules cannot refer to it. */
  readonly kind: ComparisonKind | null;
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

const optionIds = new WeakMap<Field, ReadonlySet<number>>();

/** The ids of a field's options; worked out once for each field, because any number of tests may look at it. */
export function optionIdsOf(field: Field): ReadonlySet<number> {
  const ids = optionIds.get(field) ?? new Set(field.options.map(({ id }) => id));
  optionIds.set(field, ids);
  return ids;
}
