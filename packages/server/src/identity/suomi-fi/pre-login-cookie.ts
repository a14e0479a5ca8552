import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { loginMinutes } from './saml-requests.store.ts';

/**
 * Ties a sign-in to the browser that began it. The identity provider's response is posted from another site, to which browsers
 * do not attach the session cookie; they do attach this one, which grants nothing else (docs/protocols/sign-on.md#cookies).
 */
export interface PreLoginCookie {
  readonly name: string;
  /** Hash of the browser's cookie; undefined when it has none. */
  read(request: FastifyRequest): string | undefined;
  /** Sets the cookie, or keeps the existing one, since two tabs may sign in at once. Returns its hash. */
  ensure(request: FastifyRequest, reply: FastifyReply): string;
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
    ensure(request, reply) {
      const value = valueOf(request) ?? randomBytes(32).toString('base64url');
      void reply.setCookie(name, value, options);
      return hashOf(value);
    },
  };
}

function hashOf(value: string): string {
  return createHash('sha256').update(value).digest('hex');
}
