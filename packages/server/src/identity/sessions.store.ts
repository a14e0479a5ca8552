import { minuteMs } from '@form-portal/domain';
import type { User } from '@form-portal/domain';
import { userFromWire, userToWire } from '@form-portal/domain/wire';
import { storageTroubleOf, type Database } from '@form-portal/storage';
import { createHash } from 'node:crypto';
import type { Selectable, Transaction } from 'kysely';
import type { SessionLimits } from '../config.ts';
import type { ServerTables } from '../db/tables.ts';
import type { UserSession } from '../http/user-session.ts';

/** In characters; the rest does not help to distinguish browsers. */
const maxUserAgentLength = 300;

/**
 * Maximum age of `seenAt`: a session in use costs one write in this time rather than one per request. Short session limits
 * require a smaller value.
 */
function seenStepMs({ idleMinutes }: SessionLimits): number {
  return Math.min(minuteMs, (idleMinutes * minuteMs) / 10);
}

/** The sessions of all signed-in users; the id itself exists only in the cookie (docs/protocols/sign-on.md#cookies). */
export interface SessionStore {
  /** Starts a session and returns its id. `alsoWrite` runs in the same transaction, with the hash of the id. */
  start(started: StartedSession, alsoWrite?: WriteWithSession): Promise<string>;
  /**
   * The session with an id; undefined when it does not exist or has expired. Counts as use, which delays expiry, unless the database
   * cannot be written.
   */
  find(id: string): Promise<UserSession | undefined>;
  /** Like `find`, but does not count as use. */
  peek(id: string): Promise<UserSession | undefined>;
  end(idHash: string): Promise<void>;
  /** Ends a session within a transaction; returns whether there was such a session. */
  endIn(transaction: Transaction<ServerTables>, idHash: string): Promise<boolean>;
  /** Ends every session of an owner, or of everybody (including identified people), except one. */
  endAll(transaction: Transaction<ServerTables>, owner: SessionOwner, except?: string): Promise<void>;
  /** The sessions of an owner, or of every owner. */
  list(owner: SessionOwner): Promise<readonly ListedSession[]>;
  /** Records that the owner confirmed their password. */
  confirm(idHash: string): Promise<void>;
  /** Whether an account has an active session. */
  has(account: string): Promise<boolean>;
  /** Deletes expired sessions. */
  purge(): Promise<void>;
}

/** An owner's sessions (see `sessionOwner`), or everybody's. */
export type SessionOwner = string | 'everybody';

/** A session in a list. */
export interface ListedSession extends UserSession {
  readonly client: SessionClient;
}

/** A session to start. */
export interface StartedSession {
  readonly user: User;
  /** The vault's id of the account; null for people without a vault account. */
  readonly account: string | null;
  /** When the underlying proof of identity expires; null when it outlasts any session. */
  readonly until: Date | null;
  /** The account's `passwordChangedAt` in the vault; absent when there is none. */
  readonly passwordStamp?: string | null;
  /** Absent for sessions that are not listed (see `sessionOwner`). */
  readonly owner?: string | null;
  /** Where it begins, for the owner's list of sessions; stored only with an owner. */
  readonly client?: SessionClient;
}

/** The browser that starts a session. */
export interface SessionClient {
  readonly address: string;
  /** The User-Agent header; empty when absent. */
  readonly userAgent: string;
}

/** Additional writes in the transaction that starts a session. */
export type WriteWithSession = (transaction: Transaction<ServerTables>, idHash: string) => Promise<void>;

type SessionRow = Selectable<ServerTables['sessions']>;

interface Deps {
  readonly database: Database<ServerTables>;
  readonly now: () => Date;
  readonly randomBytes: (size: number) => Buffer;
  readonly limits: SessionLimits;
}

/** Creates the store over the database. */
export function createSessionStore({ database, now, randomBytes, limits }: Deps): SessionStore {
  async function readAlive(id: string): Promise<SessionRow | undefined> {
    const row = await database.read
      .selectFrom('sessions')
      .selectAll()
      .where('id_hash', '=', hashOf(id))
      .executeTakeFirst();
    return row !== undefined && isAlive(row) ? row : undefined;
  }

  function isAlive(row: SessionRow): boolean {
    return endOf(row, limits).unused > now().getTime();
  }

  return {
    async start({ user, account, until, passwordStamp, owner, client }, alsoWrite) {
      const id = randomBytes(32).toString('base64url');
      const at = now().toISOString();
      const row = {
        id_hash: hashOf(id),
        user_type: user.type,
        account: account ?? '',
        user_document: JSON.stringify(userToWire(user)),
        created_at: at,
        seen_at: at,
        ends_at: until?.toISOString() ?? '',
        owner: owner ?? '',
        address: owner ? (client?.address ?? '') : '',
        user_agent: owner ? (client?.userAgent.slice(0, maxUserAgentLength) ?? '') : '',
        password_stamp: passwordStamp ?? '',
        confirmed_at: '',
      };
      await database.write(async (transaction) => {
        await transaction.insertInto('sessions').values(row).execute();
        await alsoWrite?.(transaction, row.id_hash);
      });
      return id;
    },

    async find(id) {
      const row = await readAlive(id);
      if (row === undefined) return undefined;
      const at = now();
      if (at.getTime() - Date.parse(row.seen_at) < seenStepMs(limits)) return sessionOf(row, limits);
      const isTouched = await touch(database, row.id_hash, at);
      return sessionOf(isTouched ? { ...row, seen_at: at.toISOString() } : row, limits);
    },

    async peek(id) {
      const row = await readAlive(id);
      return row && sessionOf(row, limits);
    },

    async end(idHash) {
      await database.write((transaction) => endIn(transaction, idHash));
    },

    endIn,

    async endAll(transaction, owner, except) {
      let rows = transaction.deleteFrom('sessions');
      if (owner !== 'everybody') rows = rows.where('owner', '=', owner);
      if (except !== undefined) rows = rows.where('id_hash', '!=', except);
      await rows.execute();
    },

    async list(owner) {
      const rows = await database.read
        .selectFrom('sessions')
        .selectAll()
        .where('owner', owner === 'everybody' ? '!=' : '=', owner === 'everybody' ? '' : owner)
        .execute();
      return rows.filter(isAlive).map((row) => ({
        ...sessionOf(row, limits),
        client: { address: row.address, userAgent: row.user_agent },
      }));
    },

    async confirm(idHash) {
      await database.write(async (transaction) => {
        await transaction
          .updateTable('sessions')
          .set({ confirmed_at: now().toISOString() })
          .where('id_hash', '=', idHash)
          .execute();
      });
    },

    async has(account) {
      const rows = await database.read
        .selectFrom('sessions')
        .selectAll()
        .where('account', '=', account)
        .execute();
      return rows.some(isAlive);
    },

    async purge() {
      const before = (minutes: number) => new Date(now().getTime() - minutes * minuteMs).toISOString();
      await database.write(async (transaction) => {
        await transaction
          .deleteFrom('sessions')
          .where((row) =>
            row.or([
              row('seen_at', '<=', before(limits.idleMinutes)),
              row.and([row('user_type', '!=', 'saml'), row('created_at', '<=', before(limits.maxMinutes))]),
              row.and([
                row('user_type', '=', 'saml'),
                row('created_at', '<=', before(limits.identityMaxMinutes)),
              ]),
            ]),
          )
          .execute();
      });
    },
  };
}

async function endIn(transaction: Transaction<ServerTables>, idHash: string): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('sessions')
    .where('id_hash', '=', idHash)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** False when the database cannot be written: people stay signed in, so that they can read, and get back what could not be stored. */
async function touch(database: Database<ServerTables>, idHash: string, at: Date): Promise<boolean> {
  try {
    await database.write(async (transaction) => {
      await transaction
        .updateTable('sessions')
        .set({ seen_at: at.toISOString() })
        .where('id_hash', '=', idHash)
        .execute();
    });
    return true;
  } catch (error) {
    if (storageTroubleOf(error) === undefined) throw error;
    return false;
  }
}

/** When a session ends, in milliseconds since 1970: when unused, and at the latest. */
function endOf(
  row: SessionRow,
  { idleMinutes, maxMinutes, identityMaxMinutes }: SessionLimits,
): { readonly unused: number; readonly latest: number } {
  const longest = row.user_type === 'saml' ? identityMaxMinutes : maxMinutes;
  const latest = Math.min(
    Date.parse(row.created_at) + longest * minuteMs,
    row.ends_at === '' ? Infinity : Date.parse(row.ends_at),
  );
  return { latest, unused: Math.min(latest, Date.parse(row.seen_at) + idleMinutes * minuteMs) };
}

function sessionOf(row: SessionRow, limits: SessionLimits): UserSession {
  const user = userFromWire(JSON.parse(row.user_document));
  if (!user.ok) throw new Error('A session in the database has no valid user');
  const { unused, latest } = endOf(row, limits);
  return {
    idHash: row.id_hash,
    user: user.value,
    account: row.account === '' ? null : row.account,
    owner: row.owner === '' ? null : row.owner,
    passwordStamp: row.password_stamp === '' ? null : row.password_stamp,
    confirmedAt: row.confirmed_at === '' ? null : row.confirmed_at,
    createdAt: row.created_at,
    seenAt: row.seen_at,
    endsUnusedAt: new Date(unused).toISOString(),
    endsLatestAt: new Date(latest).toISOString(),
  };
}

function hashOf(id: string): string {
  return createHash('sha256').update(id).digest('hex');
}
