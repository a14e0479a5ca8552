import { ok, type Result, type User } from '@form-portal/domain';
import type { Database } from '@form-portal/storage';
import type { FastifyReply } from 'fastify';
import type { AuditEvents } from '../audit/audit-events.ts';
import type { ServerTables } from '../db/tables.ts';
import type { Credentials, Exchange, UserSession } from '../http/user-session.ts';
import type { SessionCookie } from './session-cookie.ts';
import type { SessionStore } from './sessions.store.ts';
import type { VaultSignIn } from './vault-sign-in.ts';

/** Signing in and out, for the calls and for the pages that work without script. */
export interface UserSessions {
  /** Signs a vault account in: a new session, and the end of the one before, whoever it was. */
  signIn(credentials: Credentials, exchange: Exchange): Promise<Result<User>>;
  /** Ends the session; harmless without one. */
  signOut(session: UserSession | null, reply: FastifyReply): Promise<void>;
}

interface Deps {
  readonly cookie: SessionCookie;
  readonly sessions: SessionStore;
  readonly signInToVault: VaultSignIn;
  readonly database: Database<ServerTables>;
  readonly audit: AuditEvents;
}

/** Makes both over the session store. */
export function createUserSessions(deps: Deps): UserSessions {
  const { cookie, sessions, signInToVault, database, audit } = deps;
  return {
    async signIn({ username, password }, { request, reply, session }) {
      const account = await signInToVault({ username, password, address: request.ip });
      if (!account.ok) return account;
      const { id, name, admin } = account.value;
      const user: User = { type: 'mfiles', name, admin };
      if (session !== null) await sessions.end(session.idHash);
      cookie.set(reply, await sessions.start(user, id));
      await database.write((transaction) => audit.signedIn(transaction, user));
      return ok(user);
    },
    async signOut(session, reply) {
      cookie.clear(reply);
      if (session === null) return;
      await sessions.end(session.idHash);
      await database.write((transaction) => audit.signedOut(transaction, session.user));
    },
  };
}
