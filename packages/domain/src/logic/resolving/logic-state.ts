import type { Answer } from '../../field-type/field-type.ts';
import type { RowCounts } from '../../form/rows.ts';
import type { Guid } from '../../guid.ts';
import { answerKey, type AnswerKey } from '../../submission/answers/answer-key.ts';
import { comparable, type Comparable } from '../conditions/comparison.ts';
import type { LogicState } from '../conditions/compile-condition.ts';
import type { Question } from '../rules/questions.ts';
import type { LogicFacts } from './resolution.ts';

/** What conditions see of a submission, while it is resolved or afterwards. */
export interface StateSource {
  readonly facts: LogicFacts;
  readonly asked: ReadonlySet<AnswerKey>;
  readonly answerTo: (key: AnswerKey) => Answer;
  readonly countedRows: RowCounts;
  readonly isGroupShown: (group: Guid) => boolean;
}

/** A state whose row can be chosen: conditions of a repeatable group see the answers of their own row. */
export interface RowState extends LogicState {
  /** Runs `judge` with the given row, from 1, as the current one, and returns its result. */
  readonly inRow: <T>(row: number, judge: () => T) => T;
}

/** Creates the state by which conditions are judged. It reads the source lazily, so the source may still change. */
export function logicStateOf({ facts, asked, answerTo, countedRows, isGroupShown }: StateSource): RowState {
  let currentRow = 1;
  const valueIn = ({ kind, field }: Question, row: number): Comparable | undefined => {
    const key = answerKey(field.guid, row);
    return kind === null || !asked.has(key) ? undefined : comparable(kind, answerTo(key));
  };
  return {
    ...facts,
    valueOf: (question) => valueIn(question, question.group?.repeat === undefined ? 1 : currentRow),
    valuesOf: (question) =>
      rowNumbers(countedRows, question.group?.guid ?? null).map((row) => valueIn(question, row)),
    rowsOf: (group) => (isGroupShown(group) ? (countedRows.get(group) ?? 0) : undefined),
    inRow(row, judge) {
      currentRow = row;
      const result = judge();
      currentRow = 1;
      return result;
    },
  };
}

/** The numbers of a group's rows, from 1; without a group, that of the only row. */
export function rowNumbers(rows: RowCounts, group: Guid | null): readonly number[] {
  return Array.from({ length: group === null ? 1 : (rows.get(group) ?? 0) }, (_, index) => index + 1);
}
