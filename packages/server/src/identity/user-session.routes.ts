import { ok } from '@form-portal/domain';
import { routes } from '@form-portal/domain/api';
import { parseWire, userToWire } from '@form-portal/domain/wire';
import { bindRoute, type BoundRoute } from '../http/bind-route.ts';
import type { UserSessions } from './user-sessions.ts';

/** POST, GET and DELETE /api/session. */
export function userSessionRoutes(userSessions: UserSessions): readonly BoundRoute[] {
  return [
    bindRoute(routes.signIn, async ({ body, session, request, reply }) => {
      const credentials = parseWire(routes.signIn.body.schema, body);
      if (!credentials.ok) return credentials;
      const user = await userSessions.signIn(credentials.value, { request, reply, session });
      return user.ok ? ok({ user: userToWire(user.value) }) : user;
    }),
    bindRoute(routes.readSession, async ({ user }) => ok({ user: user === null ? null : userToWire(user) })),
    bindRoute(routes.signOut, async ({ session, reply }) => {
      await userSessions.signOut(session, reply);
      return ok(undefined);
    }),
  ];
}
