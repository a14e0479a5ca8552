import type { VaultAccount } from '../../port.ts';
import { checkService, isLoggedOut, logIn, logInByToken, type Login, type Service } from './http/login.ts';
import type { MFilesConfig } from './mfiles-config.ts';
import { isVaultAdministrator, sessionSchema, type SessionWire } from './wire/session.wire.ts';

/** People who sign in to the portal with their vault accounts. */
export interface Accounts {
  signIn(username: string, password: string): Promise<VaultAccount | undefined>;
  /**
   * Signs in with a token of the identity provider; `configuration` names the configuration that lists the provider. Throws when
   * the vault refuses.
   */
  signInByToken(token: string, configuration: string): Promise<VaultAccount>;
  findAccount(id: string): Promise<VaultAccount | undefined>;
  endLogin(id: string): Promise<void>;
}

/** As long as the longest portal session. */
const lifetimeMs = 10 * 60 * 60_000;

interface KeptLogin {
  readonly login: Login;
  readonly until: number;
}

/**
 * The vault does not let one account read about another, so each person's own login is kept, in memory only, and checked for every
 * call: what the vault no longer grants is refused at the next one (specification D44). Only calls at the same moment, such as those
 * of a page that opens, share a check. A restart of the portal ends the sessions.
 */
export function createAccounts(service: Service, config: Pick<MFilesConfig, 'administrators'>): Accounts {
  const logins = new Map<string, KeptLogin>();
  const underWay = new Map<string, Promise<VaultAccount | undefined>>();

  function keep(id: string, login: Login): void {
    const now = service.now().getTime();
    for (const [other, { until }] of logins) if (until <= now) logins.delete(other);
    // The previous login is no longer used; if it cannot be ended now, it expires.
    logins
      .get(id)
      ?.login.end()
      .catch(() => undefined);
    logins.set(id, { login, until: now + lifetimeMs });
    underWay.delete(id);
  }

  function keptAccount(login: Login): VaultAccount {
    const account = accountOf(login.session, config);
    keep(account.id, login);
    return account;
  }

  function findAccount(id: string): Promise<VaultAccount | undefined> {
    const shared = underWay.get(id);
    if (shared !== undefined) return shared;
    const check = fetchAccount(id).finally(() => {
      if (underWay.get(id) === check) underWay.delete(id);
    });
    underWay.set(id, check);
    return check;
  }

  async function fetchAccount(id: string): Promise<VaultAccount | undefined> {
    const kept = logins.get(id);
    // A vault outage must not end sessions, so it is reported first.
    if (kept === undefined) return checkService(service).then(() => undefined);
    const session = await unlessLoggedOut(() =>
      kept.login.request(sessionSchema, { method: 'GET', path: 'session' }),
    );
    if (session !== undefined) return accountOf(session, config);
    if (logins.get(id) !== kept) return fetchAccount(id);
    logins.delete(id);
    return undefined;
  }

  return {
    async signIn(username, password) {
      const login = await unlessLoggedOut(() => logIn(service, { username, password, lifetimeMs }));
      return login && keptAccount(login);
    },
    signInByToken: async (token, configuration) =>
      keptAccount(await logInByToken(service, token, configuration)),
    findAccount,
    async endLogin(id) {
      const kept = logins.get(id);
      logins.delete(id);
      underWay.delete(id);
      await kept?.login.end();
    },
  };
}

async function unlessLoggedOut<R>(work: () => Promise<R>): Promise<R | undefined> {
  try {
    return await work();
  } catch (error) {
    if (isLoggedOut(error)) return undefined;
    throw error;
  }
}

function accountOf(
  session: SessionWire,
  { administrators }: Pick<MFilesConfig, 'administrators'>,
): VaultAccount {
  const { UserID, AccountName, FullName } = session;
  const isListed = administrators?.some((name) => name.toLowerCase() === AccountName.toLowerCase());
  return {
    id: String(UserID),
    username: AccountName,
    name: FullName || AccountName,
    admin: isListed ?? isVaultAdministrator(session),
    passwordChangedAt: null,
  };
}
