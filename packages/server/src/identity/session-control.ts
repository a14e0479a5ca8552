import type { SessionSummary } from '@form-portal/domain';
import type { Transaction } from 'kysely';
import type { ServerTables } from '../db/tables.ts';
import type { SessionStore, SessionOwner } from './sessions.store.ts';
import type { SignInSources } from './sign-in-sources.store.ts';
import { accountOf } from './session-owner.ts';

type Write = Transaction<ServerTables>;

/** Logins of programs through the M-Files API, which end with the sessions of their account. */
export interface ProgramLogins {
  /** Null lists those of every account. */
  list(account: string | null): Promise<readonly ProgramLogin[]>;
  /** Ends all logins of an account, or of every account for null. */
  endAll(transaction: Write, account: string | null): Promise<void>;
  endOne(transaction: Write, tokenHash: string): Promise<void>;
}

/** A login of a program. */
export interface ProgramLogin {
  readonly tokenHash: string;
  readonly account: string;
  readonly userName: string;
  readonly address: string;
  /** ISO 8601 UTC. */
  readonly createdAt: string;
}

/** All active logins: browser sessions and logins of programs. */
export interface SessionControl {
  /** Newest first. `current` is the hash of the requesting session. Sessions of identified people are not listed. */
  list(owner: SessionOwner, current: string): Promise<readonly SessionSummary[]>;
  /** Ends a listed session. */
  endOne(transaction: Write, session: SessionSummary): Promise<void>;
  /** Ends all sessions, except the one with this hash, and forgets the devices and addresses they came from. */
  endAll(transaction: Write, owner: SessionOwner, except?: string): Promise<void>;
}

interface Deps {
  readonly sessions: SessionStore;
  readonly sources: SignInSources;
  readonly programs: ProgramLogins;
}

/** Creates the control over the stores. */
export function createSessionControl({ sessions, sources, programs }: Deps): SessionControl {
  return {
    async list(owner, current) {
      const account = owner === 'everybody' ? null : accountOf(owner);
      const browsers = await sessions.list(owner);
      const logins = owner !== 'everybody' && account === null ? [] : await programs.list(account);
      const all: SessionSummary[] = [
        ...browsers.map(({ idHash, user, client, createdAt, seenAt }) => ({
          id: idHash,
          kind: 'browser' as const,
          userName: user.name,
          ...client,
          startedAt: createdAt,
          lastSeenAt: seenAt,
          isCurrent: idHash === current,
        })),
        ...logins.map(({ tokenHash, userName, address, createdAt }) => ({
          id: tokenHash,
          kind: 'program' as const,
          userName,
          address,
          userAgent: '',
          startedAt: createdAt,
          lastSeenAt: null,
          isCurrent: false,
        })),
      ];
      return all.sort((one, other) => other.startedAt.localeCompare(one.startedAt));
    },

    async endOne(transaction, { kind, id }) {
      await (kind === 'browser' ? sessions.endIn(transaction, id) : programs.endOne(transaction, id));
    },

    async endAll(transaction, owner, except) {
      await sessions.endAll(transaction, owner, except);
      const account = owner === 'everybody' ? null : accountOf(owner);
      if (owner !== 'everybody' && account === null) return;
      await programs.endAll(transaction, account);
      await sources.forget(transaction, account);
    },
  };
}
