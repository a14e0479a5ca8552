import { storageTroubleOf, type StorageTrouble } from '@form-portal/storage';
import { VaultError, type VaultErrorCode } from '@form-portal/vault';
import { Refusal } from '../http/problems/refusal.ts';

/** How far a client is logged in, as reported in errors. */
export type LoggedInTo = 'nothing' | 'application' | 'vault';

/** An error response of the M-Files API. Thrown by resources, and serialised in one place. */
export class Fault extends Error {
  readonly status: number;
  /** The name of the exception, as M-Files clients know it. */
  readonly exception: string;
  /** Undefined: use the login state of the request. */
  readonly loggedInTo: LoggedInTo | undefined;
  /** When to try again (s); undefined when that is unknown. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    status: number,
    exception: string,
    message: string,
    loggedInTo?: LoggedInTo,
    retryAfterSeconds?: number,
  ) {
    super(message);
    this.name = 'Fault';
    this.status = status;
    this.exception = exception;
    this.loggedInTo = loggedInTo;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The fault for a resource that does not exist. */
export function notFound(): Fault {
  return new Fault(404, 'NotFoundException', 'Not found.');
}

/** The fault for a request that cannot be parsed. */
export function badRequest(message: string): Fault {
  return new Fault(400, 'ArgumentException', message);
}

/** M-Files returns status 500 with a reason for its own refusals (docs/protocols/m-files.md#errors). */
const faultOfVault: Readonly<Record<VaultErrorCode, readonly [status: number, exception: string]>> = {
  'not-found': [404, 'COMException'],
  forbidden: [403, 'COMException'],
  'invalid-object': [500, 'COMException'],
  conflict: [409, 'COMException'],
  'credentials-rejected': [403, 'UnauthorizedAccessException'],
  'vault-closed': [403, 'UnauthorizedAccessException'],
  busy: [503, 'TimeoutException'],
  unreachable: [503, 'TimeoutException'],
  'unexpected-response': [503, 'COMException'],
};

const statusOfRefusal: Readonly<Record<string, number>> = {
  'request.too-large': 413,
  'request.unsupported-media-type': 415,
  'request.too-many': 429,
};

const faultOfTrouble: Readonly<Record<StorageTrouble, string>> = {
  full: 'No storage space is left.',
  unavailable: 'Nothing can be stored right now.',
};

/** Converts an error to a fault; undefined when the error is unexpected. */
export function faultOf(error: unknown): Fault | undefined {
  if (error instanceof Fault) return error;
  if (error instanceof VaultError) {
    const [status, exception] = faultOfVault[error.code];
    return new Fault(status, exception, error.message, undefined, error.retryAfterSeconds);
  }
  if (error instanceof Refusal) {
    const { code } = error.problem;
    return new Fault(statusOfRefusal[code] ?? 400, 'HttpException', `The request is refused (${code}).`);
  }
  const trouble = storageTroubleOf(error);
  return trouble && new Fault(503, 'IOException', faultOfTrouble[trouble]);
}
