import type { RefusedPart } from '@form-portal/domain';

/**
 * Why a call failed, independent of the adapter. For a delivery the code decides what becomes of the submission (specification D45):
 *
 * - tried again for as long as it takes: `unreachable`, and any code while the `cause` is trouble with the portal's own storage;
 * - tried again for a day, then set aside: `busy`, `conflict`, `unexpected-response`, `credentials-rejected`, `vault-closed`;
 * - set aside at once, until an administrator sends it again: `forbidden`, `not-found`, `invalid-object`.
 */
export type VaultErrorCode =
  /**
   * No response in time, or none at all; also a disk or share that is full, not writable or not there: an object on it may still
   * exist.
   */
  | 'unreachable'
  /** The vault does not accept the portal's own account. */
  | 'credentials-rejected'
  /** The account is valid but has no access to this vault. */
  | 'vault-closed'
  /** The account may not do this. */
  | 'forbidden'
  /** What the call names does not exist in the vault, which was reached. */
  | 'not-found'
  /** The vault refuses this object, and would refuse it again. */
  | 'invalid-object'
  /** Somebody else is changing the same thing. */
  | 'conflict'
  /** The vault has too much to do. */
  | 'busy'
  /** Anything else, such as a response or a file that cannot be understood. */
  | 'unexpected-response';

const retryableCodes: ReadonlySet<VaultErrorCode> = new Set([
  'unreachable',
  'busy',
  'conflict',
  'unexpected-response',
  'credentials-rejected',
  'vault-closed',
]);

interface VaultErrorOptions extends ErrorOptions {
  readonly retryAfterSeconds?: number;
  readonly refused?: readonly RefusedPart[];
}

/**
 * The only error an adapter throws. `message` is the vault's own reason, for administrators; it never contains values of a
 * submission.
 */
export class VaultError extends Error {
  readonly code: VaultErrorCode;
  /** Whether the same call may succeed later, so that a delivery is tried again (specification D45). */
  readonly retryable: boolean;
  /** When to try again (s); undefined when the vault does not specify it. */
  readonly retryAfterSeconds: number | undefined;
  /** The class and the properties that a refused object is refused for, where they are known. */
  readonly refused: readonly RefusedPart[];

  constructor(code: VaultErrorCode, message: string, options?: VaultErrorOptions) {
    super(message, options);
    this.name = 'VaultError';
    this.code = code;
    this.retryable = retryableCodes.has(code);
    this.retryAfterSeconds = options?.retryAfterSeconds;
    this.refused = options?.refused ?? [];
  }
}
