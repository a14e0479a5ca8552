import { failed, ok, type Result } from '@form-portal/domain';
import { routes } from '@form-portal/domain/api';
import { parseWire, sessionListToWire } from '@form-portal/domain/wire';
import type { Database } from '@form-portal/storage';
import type { Vault } from '@form-portal/vault';
import type { AuditEvents } from '../audit/audit-events.ts';
import type { ServerTables } from '../db/tables.ts';
import { bindRoute, type BoundRoute } from '../http/bind-route.ts';
import type { UserSession } from '../http/user-session.ts';
import { unlessUnreachable } from '../unless-unreachable.ts';
import type { OwnPassword } from './own-password.ts';
import type { SessionControl } from './session-control.ts';
import { accountOwner } from './session-owner.ts';
import type { SessionOwner } from './sessions.store.ts';

interface Deps {
  readonly ownPassword: OwnPassword;
  readonly sessionControl: SessionControl;
  readonly database: Database<ServerTables>;
  readonly audit: Pick<AuditEvents, 'sessionsEnded'>;
  readonly vault: Pick<Vault, 'findAccount'>;
}

/** The user's own password and sessions, and everybody's sessions for administrators. */
export function accountRoutes(deps: Deps): readonly BoundRoute[] {
  const { ownPassword, sessionControl } = deps;
  return [
    bindRoute(routes.confirmSession, async ({ body, request, reply, session }) => {
      const input = parseWire(routes.confirmSession.body.schema, body);
      if (!input.ok) return input;
      return ownPassword.confirm(input.value.Password, { request, reply, session });
    }),
    bindRoute(routes.changeOwnPassword, async ({ body, request, reply, session }) => {
      const input = parseWire(routes.changeOwnPassword.body.schema, body);
      if (!input.ok) return input;
      const passwords = { current: input.value.CurrentPassword, next: input.value.NewPassword };
      return ownPassword.change(passwords, { request, reply, session });
    }),
    bindRoute(routes.listOwnSessions, async ({ session }) => {
      const owner = session?.owner ?? null;
      if (session === null || owner === null) return ok(sessionListToWire([]));
      return ok(sessionListToWire(await sessionControl.list(owner, session.idHash)));
    }),
    bindRoute(routes.endOwnSession, ({ params, session }) =>
      endOne(deps, { session, id: params.id, owner: session?.owner ?? null }),
    ),
    bindRoute(routes.endOtherSessions, ({ session }) =>
      endAll(deps, { session, owner: session?.owner ?? null, name: session?.user.name ?? '' }),
    ),
    bindRoute(routes.listSessions, async ({ query, session }) =>
      ok(sessionListToWire(await sessionControl.list(ownerOf(query.account), session?.idHash ?? ''))),
    ),
    bindRoute(routes.endSession, ({ params, session }) =>
      endOne(deps, { session, id: params.id, owner: 'everybody' }),
    ),
    bindRoute(routes.endSessions, async ({ query: { account }, session }) => {
      const name = account === undefined ? '' : await nameOf(deps, account);
      return endAll(deps, { session, owner: ownerOf(account), name });
    }),
  ];
}

function ownerOf(account: string | undefined): SessionOwner {
  return account === undefined ? 'everybody' : accountOwner(account);
}

/** The account's name for the audit log, where an empty one means everybody; its id when no name is known. */
async function nameOf({ vault, sessionControl }: Deps, account: string): Promise<string> {
  const [session] = await sessionControl.list(accountOwner(account), '');
  if (session !== undefined && session.userName !== '') return session.userName;
  const vaultAccount = await unlessUnreachable(() => vault.findAccount(account), undefined);
  return vaultAccount?.name ?? account;
}

/** A request to end sessions. */
interface EndRequest {
  readonly session: UserSession | null;
  /** Null when the user has no sessions that could be listed. */
  readonly owner: SessionOwner | null;
}

async function endOne(
  { sessionControl, database, audit }: Deps,
  { session, owner, id }: EndRequest & { readonly id: string },
): Promise<Result<undefined>> {
  const listed = owner === null ? [] : await sessionControl.list(owner, session?.idHash ?? '');
  const ended = listed.find((candidate) => candidate.id === id);
  if (ended === undefined) return failed({ code: 'not-found' });
  await database.write(async (transaction) => {
    await sessionControl.endOne(transaction, ended);
    await audit.sessionsEnded(transaction, session?.user ?? null, ended.userName);
  });
  return ok(undefined);
}

async function endAll(
  { sessionControl, database, audit }: Deps,
  { session, owner, name }: EndRequest & { readonly name: string },
): Promise<Result<undefined>> {
  if (owner === null) return ok(undefined);
  await database.write(async (transaction) => {
    await sessionControl.endAll(transaction, owner, session?.idHash);
    await audit.sessionsEnded(transaction, session?.user ?? null, name);
  });
  return ok(undefined);
}
