import { routes } from '@form-portal/domain/api';
import { formFromWire, formToWire } from '@form-portal/domain/wire';
import { callAndRead, CallError } from '../../api/call.ts';
import type { Form, Result } from '@form-portal/domain';
import type { SaveState } from '../model/save-state.ts';
import type { SaveTransaction } from '../model/transaction.ts';

type Saving = Extract<SaveState, { readonly phase: 'saving' }>;

/** Sends a form to the server, and says as a transaction what came of it (specification §4 and §8, specification D23 and D24). */
export async function sendSave({ sent, isStored, newer }: Saving): Promise<SaveTransaction> {
  const query = { force: newer === 'overwrite' ? 'true' : undefined };
  // Only if it is still there.
  const condition = isStored ? { ifMatch: '*' } : {};
  try {
    const form = await callAndRead(
      routes.saveForm,
      { query, body: formToWire(sent), ...condition },
      formOfAnswer,
    );
    return { kind: 'saved', form };
  } catch (error) {
    return whatWentWrong(error);
  }
}

/** Makes an earlier version of a form the newest one; the form as it is stored then. Throws {@link CallError}. */
export function restoreRevision(id: string, revision: number): Promise<Form> {
  return callAndRead(routes.restoreFormRevision, { params: { id, revision } }, formOfAnswer);
}

function formOfAnswer(body: unknown): Result<Form> {
  return formFromWire(memberOf(body));
}

function memberOf(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'form' in body ? body.form : undefined;
}

function whatWentWrong(error: unknown): SaveTransaction {
  if (!(error instanceof CallError)) throw error;
  const { status, message, problems, body } = error;
  if (status === 0) return { kind: 'save-failed', cause: 'offline', error: '' };
  if (status === 401 || status === 403) return { kind: 'save-failed', cause: 'signed-out', error: message };
  if (status === 409) {
    if (memberOf(body) === null) return { kind: 'save-conflict', stored: null };
    const stored = formOfAnswer(body);
    if (stored.ok) return { kind: 'save-conflict', stored: stored.value };
  }
  if (status === 400) return { kind: 'save-refused', by: 'server', problems };
  return { kind: 'save-failed', cause: 'server', error: message };
}
