import type { Form } from '../../form.ts';

/** Whether visitors are asked to check their answers before they send them (docs/design.md#validation-and-sending). The form itself when it is so already. */
export function setCheckAnswers(form: Form, checking: 'asked' | 'left-out'): Form {
  const checkAnswers = checking === 'asked';
  return form.checkAnswers === checkAnswers ? form : { ...form, checkAnswers };
}
