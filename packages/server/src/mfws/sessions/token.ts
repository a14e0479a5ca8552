import { createHash, createHmac } from 'node:crypto';
import type { KeyRing } from '../../db/key-ring.ts';
import { isEqual } from '../../http/security/is-equal.ts';

const secretBytes = 96;

/** Tokens that only this installation can issue. Only the store of logins says whether one is logged in. */
export interface MfwsTokens {
  /** Issues a token. A wrong password gets one too (docs/protocols/m-files.md#logins), which opens nothing. */
  issue(): string;
  /** Whether this installation issued the token. */
  isOurs(token: string): boolean;
}

/** Creates tokens of random bytes with a seal over them. */
export function createMfwsTokens({
  randomBytes,
  keys,
}: {
  readonly randomBytes: (size: number) => Buffer;
  readonly keys: KeyRing;
}): MfwsTokens {
  const sealOf = (key: Buffer, secret: string) =>
    createHmac('sha256', key).update(secret).digest('base64url');
  return {
    issue() {
      const secret = randomBytes(secretBytes).toString('base64url');
      return `${secret}${sealOf(keys.current(), secret)}`;
    },
    isOurs(token) {
      const secret = token.slice(0, (secretBytes * 4) / 3);
      return keys.all().some((key) => isEqual(token.slice(secret.length), sealOf(key, secret)));
    },
  };
}

/** How a token is stored, so that it cannot be used by a reader of the database. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
