import { dayMs, secondMs } from '@form-portal/domain';
import { createTokenCookie, type TokenCookie } from './token-cookie.ts';

/** The cookie that identifies a browser that signed in before; it grants no access. */
export type DeviceCookie = Pick<TokenCookie, 'read' | 'set'>;

/** As long as the server remembers an unused device. */
const lifeSeconds = (180 * dayMs) / secondMs;

/** Creates the cookie for the public address. */
export function createDeviceCookie(publicUrl: string): DeviceCookie {
  return createTokenCookie(publicUrl, 'device', { maxAge: lifeSeconds });
}
