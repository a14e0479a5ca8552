import type { Answer, Answers } from '../../field-type/field-type.ts';
import type { AnswerKey } from './answer-key.ts';

/** Returns the answer with a key; null when there is none. */
export function answerTo(answers: Answers, key: AnswerKey): Answer {
  return Object.hasOwn(answers, key) ? (answers[key] ?? null) : null;
}
