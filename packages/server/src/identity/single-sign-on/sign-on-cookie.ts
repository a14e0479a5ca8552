import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';

/** Ties a token to the browser that began the sign-on: one that somebody else planted brings another nonce (docs/protocols/sign-on.md#tokens). */
export interface SignOnCookie {
  /** The nonce of the browser; undefined when it began no sign-on. */
  read(request: FastifyRequest): string | undefined;
  /** Gives the browser its cookie, or keeps the one it has: two tabs may sign in at once. Answers the nonce. */
  give(request: FastifyRequest, reply: FastifyReply): string;
}

const pattern = /^[\w-]{43}$/;

/** How long people may take at the identity provider. */
const lifeSeconds = 10 * 60;

/** Makes the cookie for the address people use; bound to this host alone as soon as the site is served over https. */
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

/** The provider sees the hash alone, so that its logs hold nothing that a browser could be taken for. */
function nonceOf(value: string): string {
  return createHash('sha256').update(value).digest('base64url');
}
