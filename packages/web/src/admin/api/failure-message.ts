import { CallError } from './call.ts';
import type { Translate } from '@form-portal/domain';

/** The message of a failure, for users: the server's own where it sent one (specification §8). */
export function failureMessage(error: unknown, text: Translate): string {
  if (!(error instanceof CallError)) return text('problem.unexpected');
  if (error.status === 0) return text('admin.noConnection');
  return error.message === '' ? text('requestFailed') : error.message;
}
