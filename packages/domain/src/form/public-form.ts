import type { Form } from './form.ts';

/**
 * Returns the form for visitors, without its predefined fields, which only the server sees
 * (specification D6).
 */
export function publicForm<F extends Form>(form: F): F {
  return { ...form, predefinedFields: [] };
}
