import type { Guid } from '@form-portal/domain';

/** The key of a form's draft in the tab's storage (specification D39). */
export function draftKey(form: Guid): string {
  return `draft:${form}`;
}
