import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { createTokenCookie } from '../token-cookie.ts';

/** Ties a token to the browser that began the sign-on: a planted token has another nonce (docs/protocols/sign-on.md#tokens). */
export interface SignOnCookie {
  /** The browser's nonce; undefined when it began no sign-on. */
  read(request: FastifyRequest): string | undefined;
  /** Sets the cookie, or keeps the existing one, since two tabs may sign in at once. Returns the nonce. */
  ensure(request: FastifyRequest, reply: FastifyReply): string;
}

/** Time limit for signing on at the identity provider. */
const lifeSeconds = 10 * 60;

/** Creates the cookie for the public address. */
export function createSignOnCookie(publicUrl: string, randomBytes: (size: number) => Buffer): SignOnCookie {
  const cookie = createTokenCookie(publicUrl, 'oauth', { maxAge: lifeSeconds });
  return {
    read(request) {
      const token = cookie.read(request);
      return token && nonceOf(token);
    },
    ensure(request, reply) {
      const token = cookie.read(request) ?? randomBytes(32).toString('base64url');
      cookie.set(reply, token);
      return nonceOf(token);
    },
  };
}

/** The provider sees only the hash, so that its logs contain nothing that could impersonate the browser. */
function nonceOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
