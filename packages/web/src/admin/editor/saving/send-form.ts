import { routes } from '@form-portal/domain/api';
import { formFromWire, formToWire } from '@form-portal/domain/wire';
import { callAndRead } from '../../api/call.ts';
import { attemptSave } from '../../unsaved-changes/attempt-save.ts';
import type { SaveOutcome, SaveState } from '../../unsaved-changes/unsaved-changes.ts';
import type { Form, Result } from '@form-portal/domain';

type Saving = Extract<SaveState<Form>, { readonly phase: 'saving' }>;

/** Sends a form to the server and returns the outcome (specification §4 and §8, specification D23 and D24). */
export function sendForm({ sent, newer }: Saving, origin: 'new' | 'stored'): Promise<SaveOutcome<Form>> {
  const query = { force: newer === 'overwrite' ? 'true' : undefined };
  // Refused when somebody has deleted the form.
  const condition = origin === 'stored' ? { ifMatch: '*' } : {};
  const input = { query, body: formToWire(sent), ...condition };
  return attemptSave(
    () => callAndRead(routes.saveForm, input, formOfAnswer),
    ({ body }) => Promise.resolve(theirForm(body)),
  );
}

/** Restores a revision of a form and returns the stored form. Throws {@link CallError}. */
export function restoreRevision(id: string, revision: number): Promise<Form> {
  return callAndRead(routes.restoreFormRevision, { params: { id, revision } }, formOfAnswer);
}

function formOfAnswer(body: unknown): Result<Form> {
  return formFromWire(memberOf(body));
}

function memberOf(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'form' in body ? body.form : undefined;
}

/** The stored form of a conflict: null when it was deleted, undefined when it cannot be read. */
function theirForm(body: unknown): Form | null | undefined {
  if (memberOf(body) === null) return null;
  const theirs = formOfAnswer(body);
  return theirs.ok ? theirs.value : undefined;
}
