import type { Form } from '../../form.ts';
import { formLimits } from '../../form-limits.ts';

/**
 * Changes the template of the object's title (specification D36); one that is blank, or null, stands for the default. Cut at the
 * limit. The form itself when nothing changes.
 */
export function setTitleTemplate(form: Form, template: string | null): Form {
  const typed = template?.slice(0, formLimits.title) ?? '';
  const titleTemplate = typed.trim() === '' ? null : typed;
  return titleTemplate === form.titleTemplate ? form : { ...form, titleTemplate };
}
