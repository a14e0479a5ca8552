import { truncated } from '../../../text/truncated.ts';
import type { Form } from '../../form.ts';
import { formLimits } from '../../form-limits.ts';

/**
 * Sets the template of the object title (specification D36); blank or null means the default. Truncated to
 * {@link formLimits} `title`. Returns the form itself when nothing changes.
 */
export function setTitleTemplate(form: Form, template: string | null): Form {
  const typed = truncated(template ?? '', formLimits.title);
  const titleTemplate = typed.trim() === '' ? null : typed;
  return titleTemplate === form.titleTemplate ? form : { ...form, titleTemplate };
}
