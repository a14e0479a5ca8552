import { ok } from '@form-portal/domain';
import { routes } from '@form-portal/domain/api';
import { parseWire, userToWire } from '@form-portal/domain/wire';
import { bindRoute, type BoundRoute } from '../http/bind-route.ts';
import type { DraftOwner } from '../http/security/draft-owner.ts';
import type { UserSessions } from './user-sessions.ts';

interface Deps {
  readonly userSessions: UserSessions;
  readonly draftOwner: DraftOwner;
  readonly now: () => Date;
  /** Minutes until an unused session ends. */
  readonly idleMinutes: number;
}

/** POST, GET and DELETE /api/session, GET /api/session/end. */
export function userSessionRoutes({
  userSessions,
  draftOwner,
  now,
  idleMinutes,
}: Deps): readonly BoundRoute[] {
  const secondsUntil = (instant: string | undefined) =>
    instant === undefined ? null : Math.max(0, Math.floor((Date.parse(instant) - now().getTime()) / 1000));

  return [
    bindRoute(routes.signIn, async ({ body, session, request, reply }) => {
      const credentials = parseWire(routes.signIn.body.schema, body);
      if (!credentials.ok) return credentials;
      const user = await userSessions.signIn(credentials.value, { request, reply, session });
      return user.ok ? ok({ user: userToWire(user.value) }) : user;
    }),
    bindRoute(routes.readSession, async ({ user }) => ok({ user: user === null ? null : userToWire(user) })),
    bindRoute(routes.readSessionEnd, async ({ session, user }) =>
      ok({
        SecondsLeft: secondsUntil(session?.endsUnusedAt),
        LongestSecondsLeft: secondsUntil(session?.endsLatestAt),
        IdleSeconds: idleMinutes * 60,
        Owner: draftOwner.of(user),
        FormerOwners: draftOwner.formerOf(user),
      }),
    ),
    bindRoute(routes.signOut, async ({ session, reply }) => {
      await userSessions.signOut(session, reply);
      return ok(undefined);
    }),
  ];
}
