import type { Form } from './form.ts';

/** The form as visitors get it: predefined fields are the server's own business (specification D6). */
export function publicForm<F extends Form>(form: F): F {
  return { ...form, predefinedFields: [] };
}
