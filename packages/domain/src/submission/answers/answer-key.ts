import { isGuid, type Guid } from '../../guid.ts';

declare const isRowKey: unique symbol;

/** The key of an answer in row 2 or later of a repeatable group: `GUID@row`. */
export type RowKey = string & { readonly [isRowKey]: true };

/**
 * The key of an answer: the GUID of the question, outside repeatable groups and in row 1, otherwise
 * `GUID@row`. A group that becomes repeatable, or stops being so, keeps its answers
 * (docs/form-logic.md#rows).
 */
export type AnswerKey = Guid | RowKey;

/** A question in a row, from 1. */
export interface QuestionInRow {
  readonly guid: Guid;
  readonly row: number;
}

/** Returns the key of the answer to a question in a row, from 1. */
export function answerKey(guid: Guid, row: number): AnswerKey {
  return row === 1 ? guid : (`${guid}@${String(row)}` as RowKey);
}

/** Returns the question and the row of a key; a key that names no row is of row 1. */
export function parseAnswerKey(key: AnswerKey): QuestionInRow {
  const [guid, row] = key.split('@');
  return { guid: guid as Guid, row: row === undefined ? 1 : Number(row) };
}

/** Returns the keys of answers. */
export function keysOf(answers: Readonly<Record<string, unknown>>): readonly AnswerKey[] {
  return Object.keys(answers) as AnswerKey[];
}

/** Whether a text is the key of an answer. */
export function isAnswerKey(text: string): text is AnswerKey {
  const [guid, row, ...others] = text.split('@');
  return isGuid(guid) && others.length === 0 && (row === undefined || /^[1-9]\d?$/.test(row));
}
