import { routes } from '@form-portal/domain/api';
import { sessionListFromWire } from '@form-portal/domain/wire';
import { queryOptions } from '@tanstack/react-query';
import { call, callAndRead } from '../api/call.ts';

/** Whose sessions are looked at: one's own, an account's by its id in the vault, or everybody's. */
export type SessionsOf = 'own' | 'everybody' | number;

/** The sessions, newest first. */
export function sessionsQuery(of: SessionsOf) {
  return queryOptions({
    queryKey: ['sessions', of],
    queryFn: () =>
      of === 'own'
        ? callAndRead(routes.listOwnSessions, {}, sessionListFromWire)
        : callAndRead(routes.listSessions, { query: accountQuery(of) }, sessionListFromWire),
  });
}

/** Ends one session. Throws `CallError`, as everything below. */
export async function endSession(of: SessionsOf, id: string): Promise<void> {
  await call(of === 'own' ? routes.endOwnSession : routes.endSession, { params: { id } });
}

/** Ends all of them but the one that asks. */
export async function endAllSessions(of: SessionsOf): Promise<void> {
  await (of === 'own'
    ? call(routes.endOtherSessions)
    : call(routes.endSessions, { query: accountQuery(of) }));
}

/** Changes one's own password. */
export async function changePassword(current: string, next: string): Promise<void> {
  await call(routes.changeOwnPassword, { body: { CurrentPassword: current, NewPassword: next } });
}

/** Gives one's own password again. */
export async function confirmSession(password: string): Promise<void> {
  await call(routes.confirmSession, { body: { Password: password } });
}

function accountQuery(of: 'everybody' | number): { readonly account?: number } {
  return of === 'everybody' ? {} : { account: of };
}
