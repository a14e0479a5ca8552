import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { loginMinutes } from './saml-requests.store.ts';

/**
 * Ties a sign-in to the browser that began it. The identity provider's answer is a post from another site, with which the session
 * cookie does not travel; this one does, and it is good for nothing else (docs/protocols/sign-on.md#cookies).
 */
export interface PreLoginCookie {
  readonly name: string;
  /** Hash of what the browser carries; undefined when it carries nothing. */
  read(request: FastifyRequest): string | undefined;
  /** Gives the browser its cookie, or keeps the one it has: two tabs may sign in at once. Answers the hash. */
  give(request: FastifyRequest, reply: FastifyReply): string;
}

const pattern = /^[\w-]{43}$/;

/** Browsers accept a `Secure` cookie over https, and from localhost. */
const options: CookieSerializeOptions = {
  path: '/',
  httpOnly: true,
  secure: true,
  sameSite: 'none',
  maxAge: loginMinutes * 60,
};

/** Creates the cookie. */
export function createPreLoginCookie(randomBytes: (size: number) => Buffer): PreLoginCookie {
  const name = '__Host-saml';
  const valueOf = ({ cookies }: FastifyRequest): string | undefined => {
    const value = cookies[name];
    return value !== undefined && pattern.test(value) ? value : undefined;
  };
  return {
    name,
    read(request) {
      const value = valueOf(request);
      return value && hashOf(value);
    },
    give(request, reply) {
      const value = valueOf(request) ?? randomBytes(32).toString('base64url');
      void reply.setCookie(name, value, options);
      return hashOf(value);
    },
  };
}

function hashOf(value: string): string {
  return createHash('sha256').update(value).digest('hex');
}
