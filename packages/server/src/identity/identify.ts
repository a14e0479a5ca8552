import type { Identify } from '../http/bind-route.ts';
import type { AccountCheck } from './account-check.ts';
import type { SessionCookie } from './session-cookie.ts';
import type { SessionStore } from './sessions.store.ts';

interface Deps {
  readonly cookie: SessionCookie;
  readonly sessions: SessionStore;
  readonly checkAccount: AccountCheck;
}

/** Identifies the user of a request. A session ends with its account, and its cookie is cleared. */
export function createIdentify({ cookie, sessions, checkAccount }: Deps): Identify {
  return async (request, reply) => {
    const id = cookie.read(request);
    if (id === undefined) return null;
    const isQuiet = request.routeOptions.config.prolongsSession === false;
    const session = await (isQuiet ? sessions.peek(id) : sessions.find(id));
    if (session === undefined) {
      cookie.clear(reply);
      return null;
    }
    const user = await checkAccount(session);
    if (user !== null) return { ...session, user };
    await sessions.end(session.idHash);
    cookie.clear(reply);
    return null;
  };
}
