import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A cookie of this site that carries a random token. */
export interface TokenCookie {
  readonly name: string;
  /** The token; undefined when there is none, or nothing that could have been issued. */
  read(request: FastifyRequest): string | undefined;
  set(reply: FastifyReply, token: string): void;
  clear(reply: FastifyReply): void;
}

/** 32 random bytes in base64url; anything else is not looked up. */
const tokenPattern = /^[\w-]{43}$/;

/**
 * Creates a cookie for the public address: host-only as soon as the site is served over https (specification D20). Without
 * `maxAge` (seconds) it is deleted when the browser closes.
 */
export function createTokenCookie(
  publicUrl: string,
  baseName: string,
  lifetime: Pick<CookieSerializeOptions, 'maxAge'> = {},
): TokenCookie {
  const secure = publicUrl.startsWith('https:');
  const name = secure ? `__Host-${baseName}` : baseName;
  const options: CookieSerializeOptions = { path: '/', httpOnly: true, sameSite: 'lax', secure, ...lifetime };
  return {
    name,
    read({ cookies }) {
      const token = cookies[name];
      return token !== undefined && tokenPattern.test(token) ? token : undefined;
    },
    set: (reply, token) => void reply.setCookie(name, token, options),
    clear: (reply) => void reply.clearCookie(name, { path: '/', httpOnly: true, sameSite: 'lax', secure }),
  };
}
