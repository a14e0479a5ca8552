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
import type { IdentityParts } from './compose-identity.ts';
import type { Mfws } from '../compose-mfws.ts';
import type { SystemDeps } from '../infrastructure/system-deps.ts';

/** What people do with their accounts, and administrators with everybody's sessions. */
interface AccountParts {
  readonly ownPassword: OwnPassword;
  /** Ends everything that an account of the vault is signed in with. */
  readonly endSessionsOf: (transaction: Transaction<ServerTables>, account: string) => Promise<void>;
  readonly routes: readonly BoundRoute[];
}

interface Deps extends Pick<OpenVault, 'vault' | 'administration'> {
  readonly database: Database<ServerTables>;
  readonly identity: IdentityParts;
  readonly mfws: Mfws | null;
  readonly audit: AuditEvents;
  readonly readSettings: () => Promise<Settings>;
}

/** Makes them over sessions and the logins of the M-Files face. */
export function composeAccount(deps: Deps, { now }: Pick<SystemDeps, 'now'>): AccountParts {
  const { identity, mfws, administration } = deps;
  const programs = mfws === null ? noPrograms : programLogins(mfws.parts.logins, administration);
  const sessionControl = createSessionControl({ ...identity, programs });
  const readSiteName = async () => (await deps.readSettings()).siteName;
  const ownPassword = createOwnPassword({ ...deps, ...identity, sessionControl, readSiteName, now });
  return {
    ownPassword,
    endSessionsOf: (transaction, account) => sessionControl.endAll(transaction, accountOwner(account)),
    routes: accountRoutes({ ...deps, ownPassword, sessionControl }),
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
