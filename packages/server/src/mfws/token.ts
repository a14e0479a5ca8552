import { createHash, timingSafeEqual } from 'node:crypto';
import type { HashKey } from '../http/address-key.ts';

const secretBytes = 96;

/** Tokens that only this installation makes. Whether anybody is logged in with one is known to the store of logins alone. */
export interface FaceTokens {
  /** A fresh token. A wrong password gets one too (docs/protocols/m-files.md#logins), which opens nothing. */
  make(): string;
  /** Whether a token was made here. */
  isOurs(token: string): boolean;
}

/** Makes the tokens: random bytes and a seal over them. */
export function createFaceTokens({
  randomBytes,
  hashKey,
}: {
  readonly randomBytes: (size: number) => Buffer;
  readonly hashKey: HashKey;
}): FaceTokens {
  const sealOf = (secret: string) => hashKey('mfws-token', secret);
  return {
    make() {
      const secret = randomBytes(secretBytes).toString('base64url');
      return `${secret}${sealOf(secret)}`;
    },
    isOurs(token) {
      const secret = token.slice(0, (secretBytes * 4) / 3);
      const [seal, given] = [Buffer.from(sealOf(secret)), Buffer.from(token.slice(secret.length))];
      return seal.length === given.length && timingSafeEqual(seal, given);
    },
  };
}

/** How a token is kept: nobody who reads the database can use it. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
