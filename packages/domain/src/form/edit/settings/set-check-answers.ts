import type { Form } from '../../form.ts';

/**
 * Sets whether visitors review their answers before sending (docs/design.md#validation-and-sending).
 * Returns the form itself when nothing changes.
 */
export function setCheckAnswers(form: Form, checking: 'asked' | 'left-out'): Form {
  const checkAnswers = checking === 'asked';
  return form.checkAnswers === checkAnswers ? form : { ...form, checkAnswers };
}
