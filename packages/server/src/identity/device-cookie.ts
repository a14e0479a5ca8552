import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The cookie by which a browser that signed in before is known again; it opens nothing. */
export interface DeviceCookie {
  read(request: FastifyRequest): string | undefined;
  set(reply: FastifyReply, device: string): void;
}

/** A token as `randomBytes` makes them; anything else is not looked up. */
const pattern = /^[\w-]{43}$/;

/** As long as the server remembers a device that is not used. */
const lifeSeconds = 180 * 24 * 60 * 60;

/** Makes the cookie for the address people use; bound to this host alone as soon as the site is served over https. */
export function createDeviceCookie(publicUrl: string): DeviceCookie {
  const secure = publicUrl.startsWith('https:');
  const name = secure ? '__Host-device' : 'device';
  const options: CookieSerializeOptions = {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: lifeSeconds,
  };
  return {
    read({ cookies }) {
      const device = cookies[name];
      return device !== undefined && pattern.test(device) ? device : undefined;
    },
    set: (reply, device) => void reply.setCookie(name, device, options),
  };
}
