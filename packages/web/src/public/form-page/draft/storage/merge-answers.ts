import { answerTo, keysOf, rowsOf, withRowsWrittenOut } from '@form-portal/domain';
import { fieldTypes } from '@form-portal/field-types';
import type { Answers, Form } from '@form-portal/domain';

/** The sources of the first answers of a draft. */
export interface AnswerSources {
  /** The answers in the controls. */
  readonly typed: Answers;
  /** The answers that the tab stored. */
  readonly stored: Answers;
  /** The answers from identification, which override all others. */
  readonly verified: Answers;
}

/** Merges answers: those entered before the script ran override stored ones, and those verified by identification override both. */
export function mergeAnswers(form: Form, { typed, stored, verified }: AnswerSources): Answers {
  const formWithRows = withRowsWrittenOut(form, rowsOf(form, keysOf(typed)));
  const entered = formWithRows.fields.filter((field) => {
    const answer = answerTo(typed, field.guid);
    return !fieldTypes.get(field.type).isEmpty(field, answer);
  });
  const newer = Object.fromEntries(entered.map(({ guid }) => [guid, answerTo(typed, guid)]));
  return { ...stored, ...newer, ...verified };
}
