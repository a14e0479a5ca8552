import type { Guid } from '@form-portal/domain';

/** The key of a form's draft in the tab's storage (specification D39). */
export function draftKey(form: Guid): string {
  return `draft:${form}`;
}

/** Whether the tab has a draft of a form; false where the browser refuses storage. */
export function hasStoredDraft(form: Guid): boolean {
  try {
    return sessionStorage.getItem(draftKey(form)) !== null;
  } catch {
    return false;
  }
}
