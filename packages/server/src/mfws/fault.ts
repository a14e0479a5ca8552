import { storageTroubleOf, type StorageTrouble } from '@form-portal/storage';
import { VaultError, type VaultErrorCode } from '@form-portal/vault';
import { Refusal } from '../http/refusal.ts';

/** How far somebody is logged in, as an error tells it. */
export type LoggedInTo = 'nothing' | 'application' | 'vault';

/** An answer of the face that is an error. Thrown by resources, written once where the request is answered. */
export class Fault extends Error {
  readonly status: number;
  /** The name of the exception, as M-Files' clients know it. */
  readonly exception: string;
  /** Undefined: as far as the request is. */
  readonly loggedInTo: LoggedInTo | undefined;

  constructor(status: number, exception: string, message: string, loggedInTo?: LoggedInTo) {
    super(message);
    this.name = 'Fault';
    this.status = status;
    this.exception = exception;
    this.loggedInTo = loggedInTo;
  }
}

/** That there is no such thing. */
export function notFound(): Fault {
  return new Fault(404, 'NotFoundException', 'Not found.');
}

/** That the request can't be read. */
export function badRequest(message: string): Fault {
  return new Fault(400, 'ArgumentException', message);
}

/** A refusal by M-Files itself comes with status 500 and its reason (docs/protocols/m-files.md#errors). */
const faultOfVault: Readonly<Record<VaultErrorCode, readonly [status: number, exception: string]>> = {
  'not-found': [404, 'COMException'],
  forbidden: [403, 'COMException'],
  'invalid-object': [500, 'COMException'],
  conflict: [409, 'COMException'],
  'credentials-rejected': [403, 'UnauthorizedAccessException'],
  'vault-closed': [403, 'UnauthorizedAccessException'],
  busy: [503, 'TimeoutException'],
  unreachable: [503, 'TimeoutException'],
  'unexpected-answer': [503, 'COMException'],
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

/** What went wrong as an answer of the face; undefined when nobody expected it. */
export function faultOf(error: unknown): Fault | undefined {
  if (error instanceof Fault) return error;
  if (error instanceof VaultError) {
    const [status, exception] = faultOfVault[error.code];
    return new Fault(status, exception, error.message);
  }
  if (error instanceof Refusal) {
    const { code } = error.problem;
    return new Fault(statusOfRefusal[code] ?? 400, 'HttpException', `The request is refused (${code}).`);
  }
  const trouble = storageTroubleOf(error);
  return trouble && new Fault(503, 'IOException', faultOfTrouble[trouble]);
}
