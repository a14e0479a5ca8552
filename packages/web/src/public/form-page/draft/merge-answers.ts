import { answerTo } from '@form-portal/domain';
import { fieldTypes } from '@form-portal/field-types';
import type { Answers, Form } from '@form-portal/domain';

/** The sources of the first answers of a draft. */
export interface AnswerSources {
  /** The answers in the controls. */
  readonly typed: Answers;
  /** The answers that the tab stored. */
  readonly stored: Answers;
  /** The answers that identification gives, which override all others. */
  readonly verified: Answers;
}

/** Merges answers: those stored, over them those entered before the script ran, and over both those that identification verified. */
export function mergeAnswers(form: Form, { typed, stored, verified }: AnswerSources): Answers {
  const entered = form.fields.filter((field) => {
    const answer = answerTo(typed, field.guid);
    return !fieldTypes.get(field.type).isEmpty(field, answer);
  });
  const newer = Object.fromEntries(entered.map(({ guid }) => [guid, answerTo(typed, guid)]));
  return { ...stored, ...newer, ...verified };
}
