import type { Form } from './form.ts';

/** Whether any group of a form repeats. */
export function hasRows(form: Form): boolean {
  return form.groups.some(({ repeat }) => repeat !== undefined);
}
