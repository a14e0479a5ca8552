import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';

/** Ties a token to the browser that began the sign-on: a planted token has another nonce (docs/protocols/sign-on.md#tokens). */
export interface SignOnCookie {
  /** The browser's nonce; undefined when it began no sign-on. */
  read(request: FastifyRequest): string | undefined;
  /** Sets the cookie, or keeps the existing one, since two tabs may sign in at once. Returns the nonce. */
  give(request: FastifyRequest, reply: FastifyReply): string;
}

const pattern = /^[\w-]{43}$/;

/** Time limit for signing on at the identity provider. */
const lifeSeconds = 10 * 60;

/** Creates the cookie for the public address; host-only as soon as the site is served over https. */
export function createSignOnCookie(publicUrl: string, randomBytes: (size: number) => Buffer): SignOnCookie {
  const secure = publicUrl.startsWith('https:');
  const name = secure ? '__Host-oauth' : 'oauth';
  const options: CookieSerializeOptions = {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: lifeSeconds,
  };
  const valueOf = ({ cookies }: FastifyRequest): string | undefined => {
    const value = cookies[name];
    return value !== undefined && pattern.test(value) ? value : undefined;
  };
  return {
    read(request) {
      const value = valueOf(request);
      return value && nonceOf(value);
    },
    give(request, reply) {
      const value = valueOf(request) ?? randomBytes(32).toString('base64url');
      void reply.setCookie(name, value, options);
      return nonceOf(value);
    },
  };
}

/** The provider sees only the hash, so that its logs contain nothing that could impersonate the browser. */
function nonceOf(value: string): string {
  return createHash('sha256').update(value).digest('base64url');
}
