import type { MFilesConfig } from './mfiles-config.ts';
import { isLoggedOut, logIn, type Login, type Service } from './http/login.ts';

/** The portal's own account, which logs in on demand. */
export interface ServiceAccount {
  /**
   * Runs work in one login. When the vault has ended the login, all of the work is repeated once in a new one: what was uploaded
   * in the old one is lost (docs/protocols/m-files.md#logins). Completed work is never repeated.
   */
  run<R>(work: (login: Login) => Promise<R>): Promise<R>;
}

const lifetimeMs = 60 * 60_000;
/** A login is replaced before it expires, so that no long upload outlives it. */
const renewedAfterMs = 0.8 * lifetimeMs;

/** An account that has not logged in yet. */
export function createServiceAccount(
  service: Service,
  { username, password }: Pick<MFilesConfig, 'username' | 'password'>,
): ServiceAccount {
  let current: { readonly since: number; readonly login: Promise<Login> } | undefined;

  function loggedIn(): Promise<Login> {
    const at = service.now().getTime();
    if (current !== undefined && at - current.since < renewedAfterMs) return current.login;
    const login = logIn(service, { username, password, lifetimeMs });
    current = { since: at, login };
    login.catch(() => forget(login));
    return login;
  }

  function forget(login: Promise<Login>): void {
    if (current?.login === login) current = undefined;
  }

  return {
    async run(work) {
      const login = loggedIn();
      const firstLogin = await login;
      try {
        return await work(firstLogin);
      } catch (error) {
        if (!isLoggedOut(error)) throw error;
        forget(login);
        return work(await loggedIn());
      }
    },
  };
}
