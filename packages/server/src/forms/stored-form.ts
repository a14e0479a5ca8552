import type { Form, SavedForm } from '@form-portal/domain';
import { formFromWire, formToWire } from '@form-portal/domain/wire';

/** Parses the document of a stored form or draft. Throws when it cannot be read: the database is damaged, or newer than the portal. */
export function parseStoredForm(guid: string, document: string): SavedForm {
  const parsed = formFromWire(JSON.parse(document));
  if (!parsed.ok)
    throw new Error(`The stored form ${guid} cannot be read: ${JSON.stringify(parsed.problems)}`);
  if (!isSaved(parsed.value)) throw new Error(`The stored form ${guid} has no GUID`);
  return parsed.value;
}

/** The document of a form or draft to store. Throws when it could not be read again: nobody could open or correct the form. */
export function serialiseForm(form: SavedForm): string {
  const document = JSON.stringify(formToWire(form));
  parseStoredForm(form.guid, document);
  return document;
}

function isSaved(form: Form): form is SavedForm {
  return form.guid !== null;
}
