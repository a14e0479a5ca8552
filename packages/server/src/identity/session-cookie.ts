import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The cookie with a session's id: host-only as soon as the site is served over https (specification D20). */
export interface SessionCookie {
  readonly name: string;
  read(request: FastifyRequest): string | undefined;
  set(reply: FastifyReply, id: string): void;
  clear(reply: FastifyReply): void;
}

/** The format of issued ids; anything else is not looked up. */
const idPattern = /^[\w-]{43}$/;

/** Creates the cookie for the public address. It has no lifetime: it is deleted when the browser closes. */
export function createSessionCookie(publicUrl: string): SessionCookie {
  const secure = publicUrl.startsWith('https:');
  const name = secure ? '__Host-sid' : 'sid';
  const options: CookieSerializeOptions = { path: '/', httpOnly: true, sameSite: 'lax', secure };
  return {
    name,
    read(request) {
      const id = request.cookies[name];
      return id !== undefined && idPattern.test(id) ? id : undefined;
    },
    set: (reply, id) => void reply.setCookie(name, id, options),
    clear: (reply) => void reply.clearCookie(name, options),
  };
}
