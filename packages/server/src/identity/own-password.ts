import { failed, minuteMs, ok, type Problem, type Result } from '@form-portal/domain';
import type { Database } from '@form-portal/storage';
import type { VaultAdministration, Vault, VaultAccount } from '@form-portal/vault';
import type { AuditEvents } from '../audit/audit-events.ts';
import type { ServerTables } from '../db/tables.ts';
import type { Exchange, UserSession } from '../http/user-session.ts';
import type { DeviceCookie } from './device-cookie.ts';
import type { SessionControl } from './session-control.ts';
import type { SessionStore } from './sessions.store.ts';
import type { UserSessions } from './user-sessions.ts';
import type { VaultSignIn } from './vault-sign-in.ts';

/** How long a confirmation is valid (ms). */
const confirmedMs = 5 * minuteMs;

/** Confirming and changing one's password. */
export interface OwnPassword {
  /**
   * Marks the session as confirmed. Problem codes: `password.wrong`, `session.confirmation-needed` for people without a password
   * here, `sign-in.required` when the account is gone, `request.too-many`.
   */
  confirm(password: string, exchange: Exchange): Promise<Result<undefined>>;
  /** Why an action that requires a confirmed password is refused; undefined when it was confirmed within the last five minutes. */
  confirmationProblem(session: UserSession | null): Problem | undefined;
  /**
   * Changes the password of the signed-in account, ends all its other sessions, and begins a new one here. Problem codes:
   * `password.wrong`, `password.not-here` when the vault manages passwords, `sign-in.required` when the account is gone, those of a
   * new password, `request.too-many`.
   */
  change(passwords: OwnPasswordChange, exchange: Exchange): Promise<Result<undefined>>;
}

/** The input for changing a password. */
export interface OwnPasswordChange {
  readonly current: string;
  readonly next: string;
}

interface Deps {
  readonly vault: Pick<Vault, 'findAccount'>;
  /** Undefined when an external vault manages passwords. */
  readonly administration: Pick<VaultAdministration, 'changePassword'> | undefined;
  readonly signInToVault: VaultSignIn;
  readonly deviceCookie: Pick<DeviceCookie, 'read'>;
  readonly sessions: Pick<SessionStore, 'confirm'>;
  readonly userSessions: Pick<UserSessions, 'signInAgain'>;
  readonly sessionControl: SessionControl;
  readonly readSiteName: () => Promise<string>;
  readonly database: Database<ServerTables>;
  readonly audit: Pick<AuditEvents, 'accountChanged'>;
  readonly now: () => Date;
}

/** Creates the operations (decision 0030). */
export function createOwnPassword(deps: Deps): OwnPassword {
  const { administration, sessions, sessionControl, userSessions, database, audit, now } = deps;
  return {
    async confirm(password, exchange) {
      const { session } = exchange;
      if (session?.user.type !== 'mfiles') return failed({ code: 'session.confirmation-needed' });
      const account = await checkPassword(deps, exchange, password, 'Password');
      if (!account.ok) return account;
      await sessions.confirm(session.idHash);
      return ok(undefined);
    },

    confirmationProblem(session) {
      if (session === null) return { code: 'sign-in.required' };
      // Without a password here, a recent sign-on is the only proof of identity.
      const confirmedAt = session.user.type === 'cloud' ? session.createdAt : session.confirmedAt;
      const isConfirmed = confirmedAt !== null && now().getTime() - Date.parse(confirmedAt) < confirmedMs;
      return isConfirmed ? undefined : { code: 'session.confirmation-needed' };
    },

    async change({ current, next }, exchange) {
      const { session } = exchange;
      if (session?.user.type !== 'mfiles' || administration === undefined)
        return failed({ code: 'password.not-here' });
      const account = await checkPassword(deps, exchange, current, 'CurrentPassword');
      if (!account.ok) return account;
      const { id } = account.value;
      const siteName = await deps.readSiteName();
      const changed = await administration.changePassword(Number(id), next, siteName);
      if (!changed.ok) return failed({ ...changed.problems[0], path: 'NewPassword' });
      await database.write(async (transaction) => {
        if (session.owner !== null) await sessionControl.endAll(transaction, session.owner);
        await audit.accountChanged(transaction, session.user, 'password-changed', account.value.username);
      });
      await userSessions.signInAgain(id, exchange);
      return ok(undefined);
    },
  };
}

/** Checks a password like a sign-in, with the same delays; the member is the input field it came from. */
async function checkPassword(
  { vault, signInToVault, deviceCookie }: Deps,
  { session, request }: Exchange,
  password: string,
  member: string,
): Promise<Result<VaultAccount>> {
  const id = session?.account ?? null;
  const account = id === null ? undefined : await vault.findAccount(id);
  if (account === undefined) return failed({ code: 'sign-in.required' });
  const { username } = account;
  const origin = { address: request.ip, device: deviceCookie.read(request), nextDevice: undefined };
  const signedIn = await signInToVault({ username, password, ...origin });
  if (signedIn.ok) return ok(account);
  const [problem] = signedIn.problems;
  return failed(problem.code === 'sign-in.refused' ? { code: 'password.wrong', path: member } : problem);
}
