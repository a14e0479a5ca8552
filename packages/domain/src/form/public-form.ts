import type { Form } from './form.ts';

/** The form as visitors get it: predefined fields are the server's own business (decision D6). */
export function publicForm<F extends Form>(form: F): F {
  return { ...form, predefinedFields: [] };
}
