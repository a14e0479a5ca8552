import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The cookie that carries a session's id: bound to this host alone as soon as the site is served over https (specification D20). */
export interface SessionCookie {
  readonly name: string;
  read(request: FastifyRequest): string | undefined;
  set(reply: FastifyReply, id: string): void;
  clear(reply: FastifyReply): void;
}

/** An id as the store makes them; anything else is not looked up. */
const idPattern = /^[\w-]{43}$/;

/** Makes the cookie for the address people use. It has no lifetime of its own: it goes when the browser is closed. */
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
