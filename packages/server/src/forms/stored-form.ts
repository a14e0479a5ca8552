import type { Form, SavedForm } from '@form-portal/domain';
import { formFromWire } from '@form-portal/domain/wire';

/** Parses the document of a stored form or draft. Throws when it cannot be read: the database is damaged, or newer than the portal. */
export function parseStoredForm(guid: string, document: string): SavedForm {
  const parsed = formFromWire(JSON.parse(document));
  if (!parsed.ok)
    throw new Error(`The stored form ${guid} cannot be read: ${JSON.stringify(parsed.problems)}`);
  if (!isSaved(parsed.value)) throw new Error(`The stored form ${guid} has no GUID`);
  return parsed.value;
}

function isSaved(form: Form): form is SavedForm {
  return form.guid !== null;
}
