import { createTokenCookie, type TokenCookie } from './token-cookie.ts';

/** The cookie with a session's id. */
export type SessionCookie = TokenCookie;

/** Creates the cookie for the public address. It has no lifetime: it is deleted when the browser closes. */
export function createSessionCookie(publicUrl: string): SessionCookie {
  return createTokenCookie(publicUrl, 'sid');
}
