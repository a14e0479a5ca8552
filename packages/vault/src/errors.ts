import type { RefusedPart } from '@form-portal/domain';

/** Why a call failed, independent of the adapter. */
export type VaultErrorCode =
  | 'unreachable'
  | 'credentials-rejected'
  /** The account is valid but has no access to this vault. */
  | 'vault-closed'
  | 'forbidden'
  | 'not-found'
  | 'invalid-object'
  | 'conflict'
  | 'busy'
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
  /** Whether the same call may succeed later without any intervention (specification D45). */
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
