import { ok, type Result, type User } from '@form-portal/domain';
import type { Database } from '@form-portal/storage';
import type { Vault } from '@form-portal/vault';
import type { FastifyReply } from 'fastify';
import type { AuditEvents } from '../audit/audit-events.ts';
import type { ServerTables } from '../db/tables.ts';
import type { Credentials, Exchange, UserSession } from '../http/user-session.ts';
import type { DeviceCookie } from './device-cookie.ts';
import { sessionOwner } from './session-owner.ts';
import type { SessionCookie } from './session-cookie.ts';
import type { SessionStore, StartedSession, WriteWithSession } from './sessions.store.ts';
import type { VaultSignIn } from './vault-sign-in.ts';

/** Signing in and out, for the API and for the pages that work without script. */
export interface UserSessions {
  /** Signs a vault account in: starts a new session and ends the browser's previous one, even that of another person. */
  signIn(credentials: Credentials, exchange: Exchange): Promise<Result<User>>;
  /** Begins the session of an identified user, and ends those of the same browser: one person at a time. */
  begin(user: User, beginning: Beginning): Promise<void>;
  /** Ends the session; does nothing without one. */
  signOut(session: UserSession | null, reply: FastifyReply): Promise<void>;
}

/** How a session begins. */
export interface Beginning
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
  readonly vault: Pick<Vault, 'endLogin'>;
  readonly database: Database<ServerTables>;
  readonly audit: AuditEvents;
  readonly randomBytes: (size: number) => Buffer;
}

/** Creates the operations over the session store. */
export function createUserSessions(deps: Deps): UserSessions {
  const { cookie, deviceCookie, sessions, signInToVault, vault, database, audit, randomBytes } = deps;

  async function begin(
    user: User,
    { reply, account, passwordStamp = null, until = null, ends, subject = '', alsoWrite }: Beginning,
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

  async function endLogin({ account }: UserSession): Promise<void> {
    if (account === null || (await sessions.has(account))) return;
    // Signing out does not wait for the vault; a login that cannot be ended now expires.
    vault.endLogin(account).catch(() => undefined);
  }

  return {
    begin,
    async signIn({ username, password }, { request, reply, session }) {
      const nextDevice = randomBytes(32).toString('base64url');
      const origin = { address: request.ip, device: deviceCookie.read(request), nextDevice };
      const account = await signInToVault({ username, password, ...origin });
      if (!account.ok) return account;
      const { id, name, admin, passwordChangedAt: passwordStamp } = account.value;
      const user: User = { type: 'mfiles', name, admin };
      const ends = session === null ? [] : [session.idHash];
      await begin(user, { reply, account: id, passwordStamp, ends });
      deviceCookie.set(reply, nextDevice);
      return ok(user);
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
