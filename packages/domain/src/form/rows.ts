import type { Answer, Answers } from '../field-type/field-type.ts';
import type { Guid } from '../guid.ts';
import type { LocalizedText } from '../text/localized-text.ts';
import { answerKey, keysOf, parseAnswerKey, type AnswerKey } from '../submission/answers/answer-key.ts';
import type { Field, Form, Group } from './form.ts';
import { hasRows } from './has-rows.ts';

/** The number of rows of repeatable groups by their GUID; groups that are left out have none. */
export type RowCounts = ReadonlyMap<Guid, number>;

/** Returns the number of rows that the page of a form starts with. */
export function initialRows(form: Form): RowCounts {
  return new Map(form.groups.flatMap(({ guid, repeat }) => (repeat ? [[guid, repeat.min] as const] : [])));
}

/**
 * Counts the rows of repeatable groups by the keys of answers or questions: the highest row of a group in any
 * key, but at least its minimum.
 */
export function rowsOf(form: Form, keys: Iterable<AnswerKey>): RowCounts {
  const groupOf = new Map(
    form.groups.flatMap(({ guid, repeat, fields }) => (repeat ? fields.map((field) => [field, guid]) : [])),
  );
  const counts = new Map(initialRows(form));
  for (const key of keys) {
    const { guid, row } = parseAnswerKey(key);
    const group = groupOf.get(guid);
    if (group !== undefined) counts.set(group, Math.max(row, counts.get(group) ?? 0));
  }
  return counts;
}

/**
 * Counts the rows of repeatable groups up to the last one in which anything is answered ({@link answersRow}),
 * but at least each group's minimum.
 */
export function filledRows(form: Form, answers: Answers): RowCounts {
  return rowsOf(
    form,
    keysOf(answers).filter((key) => answersRow(answers[key])),
  );
}

/** Whether an answer makes its row count, so that it is sent and rules see it. An unticked checkbox does not. */
export function answersRow(answer: Answer | undefined): boolean {
  return (answer ?? false) !== false;
}

/**
 * Writes the rows of a form out: each row of a repeatable group becomes a group of its own, so that code that
 * handles a form question by question handles its rows too. The GUIDs of its fields are answer keys, that of
 * the group is `GUID@row` from row 2 on, and its name is the row's. A group without rows is left out. Returns
 * the same form when no group repeats.
 */
export function withRowsWrittenOut<F extends Form>(form: F, rows: RowCounts): F {
  if (!hasRows(form)) return form;
  const repeatable = new Map(form.groups.flatMap((group) => (group.repeat ? [[group.guid, group]] : [])));
  const rowsOfGroup = ({ guid }: Group): readonly number[] =>
    Array.from({ length: rows.get(guid) ?? 0 }, (_, index) => index + 1);
  const groupOf = new Map(
    [...repeatable.values()].flatMap((group) => group.fields.map((guid) => [guid, group])),
  );
  return {
    ...form,
    layout: form.layout.flatMap((entry) => {
      const group = repeatable.get(entry.guid);
      return group ? rowsOfGroup(group).map((row) => ({ ...entry, guid: inRow(entry.guid, row) })) : [entry];
    }),
    groups: form.groups.flatMap((group) =>
      group.repeat ? rowsOfGroup(group).map((row) => groupInRow(group, row)) : [group],
    ),
    fields: form.fields.flatMap((field): readonly Field[] => {
      const group = groupOf.get(field.guid);
      if (group === undefined) return [field];
      return rowsOfGroup(group).map((row) => ({ ...field, guid: inRow(field.guid, row) }));
    }),
  };
}

/**
 * Returns the field of an answer's key, in a row of a repeatable group with the key in place of its GUID;
 * undefined when the form has none.
 */
export function fieldOfKey({ fields }: Pick<Form, 'fields'>, key: AnswerKey): Field | undefined {
  const { guid } = parseAnswerKey(key);
  const field = fields.find((one) => one.guid === guid);
  return field === undefined || key === guid ? field : { ...field, guid: key as Guid };
}

/** Returns the name of a row in every language of the group, such as “Grant 2”. */
export function rowName({ name, repeat }: Group, row: number): LocalizedText {
  const named = repeat?.rowName ?? name;
  const written = Object.entries(named).filter(([, text]) => text.trim() !== '');
  return Object.fromEntries(written.map(([language, text]) => [language, `${text} ${String(row)}`]));
}

/** Returns a row of a repeatable group as a group of its own ({@link withRowsWrittenOut}). */
function groupInRow(group: Group, row: number): Group {
  const fields = group.fields.map((guid) => inRow(guid, row));
  return { ...group, guid: inRow(group.guid, row), name: rowName(group, row), fields };
}

/** Returns the GUID by which an element is known in a row: its key ({@link answerKey}). */
export function inRow(guid: Guid, row: number): Guid {
  return answerKey(guid, row) as Guid;
}
