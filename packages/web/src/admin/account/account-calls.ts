import { routes } from '@form-portal/domain/api';
import { sessionListFromWire } from '@form-portal/domain/wire';
import { queryOptions } from '@tanstack/react-query';
import { call, callAndRead } from '../api/call.ts';

/** Whose sessions to list: the user's own, those of an account by its id in the vault, or everybody's. */
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

/** Ends one session. Throws `CallError`, like every function below. */
export async function endSession(of: SessionsOf, id: string): Promise<void> {
  await call(of === 'own' ? routes.endOwnSession : routes.endSession, { params: { id } });
}

/** Ends all sessions of a list except the current one. */
export async function endAllSessions(of: SessionsOf): Promise<void> {
  await (of === 'own'
    ? call(routes.endOtherSessions)
    : call(routes.endSessions, { query: accountQuery(of) }));
}

/** Changes the user's own password. */
export async function changePassword(current: string, next: string): Promise<void> {
  await call(routes.changeOwnPassword, { body: { CurrentPassword: current, NewPassword: next } });
}

/** Confirms the session with the user's own password. */
export async function confirmSession(password: string): Promise<void> {
  await call(routes.confirmSession, { body: { Password: password } });
}

function accountQuery(of: 'everybody' | number): { readonly account?: number } {
  return of === 'everybody' ? {} : { account: of };
}
