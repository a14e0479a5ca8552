import { answerTo } from '@form-portal/domain';
import { fieldTypes } from '@form-portal/field-types';
import type { Answers, Form } from '@form-portal/domain';

/** Where the answers of a woken page come from. */
export interface AnswerSources {
  /** What stands in the controls. */
  readonly typed: Answers;
  /** What the tab kept. */
  readonly kept: Answers;
  /** What the page came with. */
  readonly first: Answers;
}

/** What the tab kept, and over it what the visitor entered before the script ran. */
export function restoredAnswers(form: Form, { typed, kept, first }: AnswerSources): Answers {
  const entered = form.fields.filter((field) => {
    const answer = answerTo(typed, field.guid);
    if (fieldTypes.get(field.type).isEmpty(field, answer)) return false;
    return JSON.stringify(answer) !== JSON.stringify(answerTo(first, field.guid));
  });
  const newer = Object.fromEntries(entered.map(({ guid }) => [guid, answerTo(typed, guid)]));
  return { ...kept, ...newer };
}
