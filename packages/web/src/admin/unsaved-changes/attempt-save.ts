import { CallError } from '../api/call.ts';
import type { SaveOutcome } from './unsaved-changes.ts';

/**
 * Sends changes and returns the outcome. `send` returns the version stored now and throws {@link CallError}; `readTheirs`
 * returns the version of a conflict (409), null when it was deleted and undefined when the response does not say. Without
 * it a 409 is a refusal.
 */
export async function attemptSave<Value>(
  send: () => Promise<Value>,
  readTheirs?: (conflict: CallError) => Promise<Value | null | undefined>,
): Promise<SaveOutcome<Value>> {
  try {
    return { kind: 'saved', stored: await send() };
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    if (error.status !== 409 || readTheirs === undefined) return failedOutcome(error);
    return conflictOutcome(error, readTheirs);
  }
}

async function conflictOutcome<Value>(
  conflict: CallError,
  readTheirs: (conflict: CallError) => Promise<Value | null | undefined>,
): Promise<SaveOutcome<Value>> {
  try {
    const stored = await readTheirs(conflict);
    return stored === undefined ? failedOutcome(conflict) : { kind: 'save-conflict', stored };
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    return failedOutcome(error);
  }
}

function failedOutcome({ status, message: error, problems }: CallError): SaveOutcome<never> {
  if (status === 0) return { kind: 'save-failed', cause: 'offline', problems, error };
  if (status === 401 || status === 403) return { kind: 'save-failed', cause: 'signed-out', problems, error };
  if (status === 400) return { kind: 'save-refused', by: 'server', problems, error };
  return { kind: 'save-failed', cause: 'server', problems, error };
}
