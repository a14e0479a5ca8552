import { CallError } from './call.ts';
import type { Translate } from '@form-portal/domain';

/** Why something did not come or was not done, for people: the server's own sentence where it said one (specification §8). */
export function failureWords(error: unknown, text: Translate): string {
  if (!(error instanceof CallError)) return text('problem.unexpected');
  if (error.status === 0) return text('admin.noConnection');
  return error.message === '' ? text('requestFailed') : error.message;
}
