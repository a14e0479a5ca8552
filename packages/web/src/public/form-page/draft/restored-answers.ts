import { answerTo } from '@form-portal/domain';
import { fieldTypes } from '@form-portal/field-types';
import type { Answers, Form } from '@form-portal/domain';

/** Where the answers of a woken page come from. */
export interface AnswerSources {
  /** What stands in the controls. */
  readonly typed: Answers;
  /** What the tab kept. */
  readonly kept: Answers;
  /** What identification says; it stands over everything else. */
  readonly verified: Answers;
}

/** What the tab kept, over it what the visitor entered before the script ran, and over both what identification verified. */
export function restoredAnswers(form: Form, { typed, kept, verified }: AnswerSources): Answers {
  const entered = form.fields.filter((field) => {
    const answer = answerTo(typed, field.guid);
    return !fieldTypes.get(field.type).isEmpty(field, answer);
  });
  const newer = Object.fromEntries(entered.map(({ guid }) => [guid, answerTo(typed, guid)]));
  return { ...kept, ...newer, ...verified };
}
