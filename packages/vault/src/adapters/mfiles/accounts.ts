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

/** How long an account's status is cached (ms): a page needs it several times. */
const cachedMs = 1000;

interface KeptLogin {
  readonly login: Login;
  readonly until: number;
}

/** The status of an account, possibly still pending. */
interface CachedStatus {
  readonly at: number;
  readonly account: Promise<VaultAccount | undefined>;
}

/**
 * The vault does not let one account read about another, so each person's own login is kept, in memory only, and checked on use: a
 * changed password or a disabled account ends the session within a second, and so does a restart of the portal.
 */
export function createAccounts(service: Service, config: Pick<MFilesConfig, 'administrators'>): Accounts {
  const logins = new Map<string, KeptLogin>();
  const statuses = new Map<string, CachedStatus>();

  function keep(id: string, login: Login): void {
    const now = service.now().getTime();
    for (const [other, { until }] of logins) if (until <= now) logins.delete(other);
    // The previous login is no longer used; if it cannot be ended now, it expires.
    logins
      .get(id)
      ?.login.end()
      .catch(() => undefined);
    logins.set(id, { login, until: now + lifetimeMs });
    statuses.delete(id);
  }

  function keptAccount(login: Login): VaultAccount {
    const account = accountOf(login.session, config);
    keep(account.id, login);
    return account;
  }

  function findAccount(id: string): Promise<VaultAccount | undefined> {
    const at = service.now().getTime();
    const before = statuses.get(id);
    if (before !== undefined && at - before.at < cachedMs) return before.account;
    for (const [other, status] of statuses) if (at - status.at >= cachedMs) statuses.delete(other);
    const account = fetchAccount(id);
    const status = { at, account };
    statuses.set(id, status);
    account.catch(() => statuses.get(id) === status && statuses.delete(id));
    return account;
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
      statuses.delete(id);
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
