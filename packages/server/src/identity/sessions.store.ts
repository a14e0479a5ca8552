import type { User } from '@form-portal/domain';
import { userFromWire, userToWire } from '@form-portal/domain/wire';
import type { Database } from '@form-portal/storage';
import { createHash } from 'node:crypto';
import type { Selectable, Transaction } from 'kysely';
import type { SessionLimits } from '../config.ts';
import type { ServerTables } from '../db/tables.ts';
import type { UserSession } from '../http/user-session.ts';

const minuteMs = 60_000;

/** How stale `seenAt` may be: a session in use costs one write in this time, not one a request. */
const seenStepMs = minuteMs;

/** The sessions of everybody who is signed in; the id itself is nowhere but in the cookie (reference B1). */
export interface SessionStore {
  /** Starts a session and answers its id. `alsoWrite` happens in the same transaction, and is given the hash of the id. */
  start(user: User, account: string | null, alsoWrite?: WriteWithSession): Promise<string>;
  /** The session of an id; undefined when there is none or its time is over. Being found keeps it from idling out. */
  find(id: string): Promise<UserSession | undefined>;
  end(idHash: string): Promise<void>;
  /** Removes the sessions whose time is over. */
  purge(): Promise<void>;
}

/** What belongs to a session and must be there as soon as it is. */
export type WriteWithSession = (transaction: Transaction<ServerTables>, idHash: string) => Promise<void>;

interface Deps {
  readonly database: Database<ServerTables>;
  readonly now: () => Date;
  readonly randomBytes: (size: number) => Buffer;
  readonly limits: SessionLimits;
}

/** Makes the store over the database. */
export function createSessionStore({ database, now, randomBytes, limits }: Deps): SessionStore {
  return {
    async start(user, account, alsoWrite) {
      const id = randomBytes(32).toString('base64url');
      const at = now().toISOString();
      const row = {
        id_hash: hashOf(id),
        user_type: user.type,
        account: account ?? '',
        user_document: JSON.stringify(userToWire(user)),
        created_at: at,
        seen_at: at,
      };
      await database.write(async (transaction) => {
        await transaction.insertInto('sessions').values(row).execute();
        await alsoWrite?.(transaction, row.id_hash);
      });
      return id;
    },

    async find(id) {
      const row = await database.read
        .selectFrom('sessions')
        .selectAll()
        .where('id_hash', '=', hashOf(id))
        .executeTakeFirst();
      if (row === undefined || isOver(row, now(), limits)) return undefined;
      if (now().getTime() - Date.parse(row.seen_at) >= seenStepMs) await touch(database, row.id_hash, now());
      return sessionOf(row);
    },

    async end(idHash) {
      await database.write(async (transaction) => {
        await transaction.deleteFrom('sessions').where('id_hash', '=', idHash).execute();
      });
    },

    async purge() {
      const before = (minutes: number) => new Date(now().getTime() - minutes * minuteMs).toISOString();
      await database.write(async (transaction) => {
        await transaction
          .deleteFrom('sessions')
          .where((row) =>
            row.or([
              row('seen_at', '<=', before(limits.idleMinutes)),
              row('created_at', '<=', before(limits.maxMinutes)),
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

async function touch(database: Database<ServerTables>, idHash: string, at: Date): Promise<void> {
  await database.write(async (transaction) => {
    await transaction
      .updateTable('sessions')
      .set({ seen_at: at.toISOString() })
      .where('id_hash', '=', idHash)
      .execute();
  });
}

function isOver(row: Selectable<ServerTables['sessions']>, at: Date, limits: SessionLimits): boolean {
  const longest = row.user_type === 'saml' ? limits.identityMaxMinutes : limits.maxMinutes;
  const since = (instant: string) => at.getTime() - Date.parse(instant);
  return since(row.seen_at) >= limits.idleMinutes * minuteMs || since(row.created_at) >= longest * minuteMs;
}

function sessionOf(row: Selectable<ServerTables['sessions']>): UserSession {
  const user = userFromWire(JSON.parse(row.user_document));
  if (!user.ok) throw new Error('A session in the database holds no user');
  return {
    idHash: row.id_hash,
    user: user.value,
    account: row.account === '' ? null : row.account,
    createdAt: row.created_at,
    seenAt: row.seen_at,
  };
}

function hashOf(id: string): string {
  return createHash('sha256').update(id).digest('hex');
}
