import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The cookie that identifies a browser that signed in before; it grants no access. */
export interface DeviceCookie {
  read(request: FastifyRequest): string | undefined;
  set(reply: FastifyReply, device: string): void;
}

/** The format of issued tokens; anything else is not looked up. */
const pattern = /^[\w-]{43}$/;

/** As long as the server remembers an unused device. */
const lifeSeconds = 180 * 24 * 60 * 60;

/** Creates the cookie for the public address; host-only as soon as the site is served over https. */
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
