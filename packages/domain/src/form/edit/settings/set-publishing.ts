import type { Form } from '../../form.ts';

/** Whether visitors can open the form, and whether the list shows it. */
export type Publishing = Pick<Form, 'enabled' | 'showInFormPortal'>;

/**
 * Sets whether a form is enabled and listed (specification §3, Form). Returns the form itself when nothing
 * changes.
 */
export function setPublishing(form: Form, change: Partial<Publishing>): Form {
  const { enabled, showInFormPortal } = { ...form, ...change };
  const isSame = enabled === form.enabled && showInFormPortal === form.showInFormPortal;
  return isSame ? form : { ...form, enabled, showInFormPortal };
}
