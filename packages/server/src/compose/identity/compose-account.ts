import type { Settings } from '@form-portal/domain';
import type { Database } from '@form-portal/storage';
import type { OpenVault } from '@form-portal/vault';
import type { Transaction } from 'kysely';
import type { AuditEvents } from '../../audit/audit-events.ts';
import type { ServerTables } from '../../db/tables.ts';
import { accountRoutes } from '../../identity/account.routes.ts';
import { createOwnPassword, type OwnPassword } from '../../identity/own-password.ts';
import { createSessionControl, type ProgramLogins } from '../../identity/session-control.ts';
import { accountOwner } from '../../identity/session-owner.ts';
import type { BoundRoute } from '../../http/bind-route.ts';
import type { MfwsLogins } from '../../mfws/sessions/logins.store.ts';
import type { SystemDeps } from '../infrastructure/system-deps.ts';
import type { IdentityServices } from './compose-identity.ts';

/** Actions of people on their own accounts, and of administrators on everybody's sessions. */
export interface AccountServices {
  readonly ownPassword: OwnPassword;
  /** Ends all sessions of a vault account, and its logins through the M-Files API. */
  readonly endSessionsOf: (transaction: Transaction<ServerTables>, account: string) => Promise<void>;
  readonly routes: readonly BoundRoute[];
}

interface Deps
  extends
    Pick<OpenVault, 'vault' | 'administration'>,
    Pick<IdentityServices, 'sessions' | 'userSessions' | 'sources' | 'signInToVault' | 'deviceCookie'> {
  readonly database: Database<ServerTables>;
  readonly audit: AuditEvents;
  readonly readSettings: () => Promise<Settings>;
  /** Null without the M-Files API. */
  readonly mfwsLogins: MfwsLogins | null;
}

/** Creates the services, which cover browser sessions and logins through the M-Files API. */
export function composeAccount(deps: Deps, { now }: Pick<SystemDeps, 'now'>): AccountServices {
  const { database, audit, vault, administration, readSettings, mfwsLogins } = deps;
  const { sessions, userSessions, sources, signInToVault, deviceCookie } = deps;
  const programs = mfwsLogins === null ? noPrograms : programLogins(mfwsLogins, administration);
  const sessionControl = createSessionControl({ sessions, sources, programs });
  const ownPassword = createOwnPassword({
    vault,
    administration,
    signInToVault,
    deviceCookie,
    sessions,
    userSessions,
    sessionControl,
    readSiteName: async () => (await readSettings()).siteName,
    database,
    audit,
    now,
  });
  return {
    ownPassword,
    endSessionsOf: (transaction, account) => sessionControl.endAll(transaction, accountOwner(account)),
    routes: accountRoutes({ ownPassword, sessionControl, database, audit, vault }),
  };
}

const noPrograms: ProgramLogins = {
  list: () => Promise.resolve([]),
  endOne: () => Promise.resolve(),
  endAll: () => Promise.resolve(),
};

function programLogins(logins: MfwsLogins, administration: OpenVault['administration']): ProgramLogins {
  return {
    ...logins,
    async list(account) {
      const [found, users = []] = await Promise.all([logins.list(account), administration?.listUsers()]);
      const names = new Map(users.map(({ id, name }) => [String(id), name]));
      return found.map((login) => ({ ...login, userName: names.get(login.account) ?? '' }));
    },
  };
}
