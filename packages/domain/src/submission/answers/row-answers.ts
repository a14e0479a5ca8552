import type { Answer, Answers } from '../../field-type/field-type.ts';
import type { Group } from '../../form/form.ts';
import { answerKey, parseAnswerKey, type AnswerKey } from './answer-key.ts';

/** The answers of one row by the GUIDs of their questions. */
export type RowAnswers = Answers;

/** Returns the answers of a row of a repeatable group, from 1. */
export function answersInRow(answers: Answers, { fields }: Group, row: number): RowAnswers {
  return Object.fromEntries(
    fields.flatMap((guid) => {
      const answer = answers[answerKey(guid, row)];
      return answer === undefined ? [] : [[guid, answer]];
    }),
  );
}

/** Removes a row of a repeatable group; the rows after it move up. */
export function withoutRow(answers: Answers, group: Group, row: number): Answers {
  return moveRows(answers, group, (before) => {
    if (before === row) return null;
    return before > row ? before - 1 : before;
  });
}

/** Puts a row into a repeatable group; the row that is there and those after it move down. */
export function withRow(answers: Answers, group: Group, row: number, added: RowAnswers): Answers {
  const moved = moveRows(answers, group, (before) => (before >= row ? before + 1 : before));
  const addedAnswers = group.fields.flatMap((guid): [AnswerKey, Answer][] => {
    const answer = added[guid];
    return answer === undefined ? [] : [[answerKey(guid, row), answer]];
  });
  return { ...moved, ...Object.fromEntries(addedAnswers) };
}

/** Moves the answers of each row to another row; null leaves them out. */
function moveRows(answers: Answers, { fields }: Group, target: (row: number) => number | null): Answers {
  const members = new Set<string>(fields);
  return Object.fromEntries(
    Object.entries(answers).flatMap(([key, answer]) => {
      const { guid, row } = parseAnswerKey(key as AnswerKey);
      if (!members.has(guid)) return [[key, answer]];
      const to = target(row);
      return to === null ? [] : [[answerKey(guid, to), answer]];
    }),
  );
}
