import { ok, type Result, type User } from '@form-portal/domain';
import type { Database } from '@form-portal/storage';
import type { Vault, VaultAccount } from '@form-portal/vault';
import type { FastifyReply } from 'fastify';
import type { AuditEvents } from '../audit/audit-events.ts';
import type { ServerTables } from '../db/tables.ts';
import type { Credentials, Exchange, UserSession } from '../http/user-session.ts';
import type { DeviceCookie } from './device-cookie.ts';
import { sessionOwner } from './session-owner.ts';
import type { SessionCookie } from './session-cookie.ts';
import type { SessionStore, StartedSession, WriteWithSession } from './sessions.store.ts';
import type { SignInSources } from './sign-in-sources.store.ts';
import type { VaultSignIn } from './vault-sign-in.ts';

/** Signing in and out, for the API and for the pages that work without script. */
export interface UserSessions {
  /** Signs a vault account in: starts a new session and ends the browser's previous one, even that of another person. */
  signIn(credentials: Credentials, exchange: Exchange): Promise<Result<User>>;
  /**
   * Begins a new session of a vault account whose owner has just set its password, which ended all sessions. This does not count as an
   * attempt to sign in, so the wrong guesses of others do not delay it. Does nothing when the account may no longer sign in.
   */
  signInAgain(account: string, exchange: Exchange): Promise<void>;
  /** Begins the session of an identified user, and ends those of the same browser: one person at a time. */
  begin(user: User, start: SessionStart): Promise<void>;
  /** Ends the session; does nothing without one. */
  signOut(session: UserSession | null, reply: FastifyReply): Promise<void>;
}

/** How a session begins. */
export interface SessionStart
  extends Pick<StartedSession, 'account' | 'passwordStamp'>, Partial<Pick<StartedSession, 'until'>> {
  readonly reply: FastifyReply;
  /** Hashes of the sessions to end. */
  readonly ends: readonly string[];
  /** The identity provider's immutable identifier of a cloud user. */
  readonly subject?: string;
  /** Additional writes for the session. */
  readonly alsoWrite?: WriteWithSession;
}

interface Deps {
  readonly cookie: SessionCookie;
  readonly deviceCookie: DeviceCookie;
  readonly sessions: SessionStore;
  readonly signInToVault: VaultSignIn;
  readonly vault: Pick<Vault, 'endLogin' | 'findAccount'>;
  readonly sources: Pick<SignInSources, 'remember'>;
  readonly database: Database<ServerTables>;
  readonly audit: AuditEvents;
  readonly randomBytes: (size: number) => Buffer;
}

/** Creates the operations over the session store. */
export function createUserSessions(deps: Deps): UserSessions {
  const { cookie, deviceCookie, sessions, sources, signInToVault, vault, database, audit, randomBytes } =
    deps;

  async function begin(
    user: User,
    { reply, account, passwordStamp = null, until = null, ends, subject = '', alsoWrite }: SessionStart,
  ): Promise<void> {
    await Promise.all(ends.map((idHash) => sessions.end(idHash)));
    const owner = sessionOwner(account, subject);
    const { ip: address, headers } = reply.request;
    const client = { address, userAgent: headers['user-agent'] ?? '' };
    const id = await sessions.start(
      { user, account, passwordStamp, until, owner, client },
      async (transaction, idHash) => {
        await alsoWrite?.(transaction, idHash);
        await audit.signedIn(transaction, user, subject);
      },
    );
    cookie.set(reply, id);
  }

  function nextOrigin(request: Exchange['request']) {
    const nextDevice = randomBytes(32).toString('base64url');
    return { address: request.ip, device: deviceCookie.read(request), nextDevice };
  }

  async function beginForAccount(
    { id, name, admin, passwordChangedAt: passwordStamp }: VaultAccount,
    { reply, session }: Exchange,
    nextDevice: string,
  ): Promise<User> {
    const user: User = { type: 'mfiles', name, admin };
    const ends = session === null ? [] : [session.idHash];
    await begin(user, { reply, account: id, passwordStamp, ends });
    deviceCookie.set(reply, nextDevice);
    return user;
  }

  async function endLogin({ account }: UserSession): Promise<void> {
    if (account === null || (await sessions.has(account))) return;
    // Signing out does not wait for the vault; a login that cannot be ended now expires.
    vault.endLogin(account).catch(() => undefined);
  }

  return {
    begin,
    async signIn({ username, password }, exchange) {
      const origin = nextOrigin(exchange.request);
      const account = await signInToVault({ username, password, ...origin });
      return account.ok ? ok(await beginForAccount(account.value, exchange, origin.nextDevice)) : account;
    },
    async signInAgain(id, exchange) {
      const account = await vault.findAccount(id);
      if (account === undefined) return;
      const origin = nextOrigin(exchange.request);
      await sources.remember({ account: id, username: account.username, ...origin });
      await beginForAccount(account, exchange, origin.nextDevice);
    },
    async signOut(session, reply) {
      cookie.clear(reply);
      if (session === null) return;
      await sessions.end(session.idHash);
      await database.write((transaction) => audit.signedOut(transaction, session.user));
      await endLogin(session);
    },
  };
}
