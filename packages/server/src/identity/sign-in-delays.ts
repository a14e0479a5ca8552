import { hourMs, usernameKey } from '@form-portal/domain';
import type { Database } from '@form-portal/storage';
import type { Transaction } from 'kysely';
import type { ServerTables } from '../db/tables.ts';
import type { HashKey } from '../http/limits/address-key.ts';

/** Failures are forgotten after this long without another (ms). */
const forgottenAfterMs = hourMs;

/** How long an account stays closed to a device or address after failures from there. */
const closing = { freeFailures: 4, firstDelaySeconds: 1, maxDelaySeconds: 300 } as const;

/** How unknown sources are slowed when an account is under attack, wherever the failures came from. */
const throttling = { failuresPerSecond: 10, maxSeconds: 3 } as const;

/** A sign-in attempt. */
interface Attempt {
  readonly username: string;
  /** The device or address whose failures are counted. */
  readonly subject: string;
}

/** Whether an attempt is allowed. */
interface Admission {
  /** Seconds until the account is open to this device or address; 0 when it is open now. */
  readonly closedSeconds: number;
  /** Seconds by which the response to an unknown source is delayed; the account stays open. */
  readonly throttleSeconds: number;
}

/**
 * Growing delays per account name and device or address, and a throttle per account name. Unknown names are treated like known ones,
 * so that nobody learns which exist.
 */
export interface SignInDelays {
  /** Counts the attempt as a failure immediately, so that simultaneous attempts cannot slip through. */
  attempt(attempt: Attempt): Promise<Admission>;
  /** The attempt succeeded: uncounts it, and forgets the failures of its device or address. */
  forget(attempt: Attempt): Promise<void>;
  /** Nobody could say whether the attempt failed: uncounts it alone. */
  uncount(attempt: Attempt): Promise<void>;
  /** Deletes expired failures. */
  purge(): Promise<void>;
}

interface Deps {
  readonly database: Database<ServerTables>;
  readonly now: () => Date;
  readonly hashKey: HashKey;
}

/** Creates the delays over the database. */
export function createSignInDelays({ database, now, hashKey }: Deps): SignInDelays {
  const pairKey = ({ username, subject }: Attempt) => hashKey('sign-in-pair', usernameKey(username), subject);
  // The label of a stored key stays as it was when keys were first stored.
  const nameKey = ({ username }: Attempt) => hashKey('sign-in-brake', usernameKey(username));
  return {
    attempt: (attempt) =>
      database.write(async (transaction) => {
        const at = now();
        const closedSeconds = await countAtSource(transaction, pairKey(attempt), at);
        if (closedSeconds > 0) return { closedSeconds, throttleSeconds: 0 };
        const failures = await countFailure(transaction, nameKey(attempt), at);
        return { closedSeconds, throttleSeconds: throttleSeconds(failures - 1) };
      }),

    async forget(attempt) {
      await database.write(async (transaction) => {
        await transaction.deleteFrom('sign_in_delays').where('key', '=', pairKey(attempt)).execute();
        await uncountFailure(transaction, nameKey(attempt));
      });
    },

    async uncount(attempt) {
      await database.write(async (transaction) => {
        await uncountFailure(transaction, pairKey(attempt));
        await uncountFailure(transaction, nameKey(attempt));
      });
    },

    async purge() {
      const oldest = new Date(now().getTime() - forgottenAfterMs).toISOString();
      await database.write(async (transaction) => {
        await transaction.deleteFrom('sign_in_delays').where('last_at', '<', oldest).execute();
      });
    },
  };
}

/** Counts a failure unless the account is closed to the source; returns the seconds to wait, or 0 when it was counted. */
async function countAtSource(transaction: Transaction<ServerTables>, key: string, at: Date): Promise<number> {
  const row = await lockedRow(transaction, key, at);
  const waitMs = Date.parse(row.blocked_until) - at.getTime();
  if (waitMs > 0) return Math.ceil(waitMs / 1000);
  const failures = await countFailure(transaction, key, at);
  const blockedUntil = new Date(at.getTime() + delaySeconds(failures) * 1000).toISOString();
  await transaction
    .updateTable('sign_in_delays')
    .set({ blocked_until: blockedUntil })
    .where('key', '=', key)
    .execute();
  return 0;
}

/** Counts one more failure and returns the new total. */
async function countFailure(transaction: Transaction<ServerTables>, key: string, at: Date): Promise<number> {
  const row = await lockedRow(transaction, key, at);
  const isForgotten = at.getTime() - Date.parse(row.last_at) > forgottenAfterMs;
  const failures = isForgotten ? 1 : row.failures + 1;
  await transaction
    .updateTable('sign_in_delays')
    .set({ failures, last_at: at.toISOString() })
    .where('key', '=', key)
    .execute();
  return failures;
}

/** Counts one failure less. A source was open before it, and is open again. */
async function uncountFailure(transaction: Transaction<ServerTables>, key: string): Promise<void> {
  await transaction
    .updateTable('sign_in_delays')
    .set((row) => ({ failures: row('failures', '-', 1), blocked_until: row.ref('last_at') }))
    .where('key', '=', key)
    .where('failures', '>', 0)
    .execute();
}

/** The row of a key, created if needed. The update locks it on PostgreSQL, which serialises attempts. */
function lockedRow(transaction: Transaction<ServerTables>, key: string, at: Date) {
  const instant = at.toISOString();
  return transaction
    .insertInto('sign_in_delays')
    .values({ key, failures: 0, last_at: instant, blocked_until: instant })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ key }))
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** How long an account is closed to a source after this many failures: none at first, then 1 s, 2 s, 4 s … up to 5 minutes. */
export function delaySeconds(failures: number): number {
  const { freeFailures, firstDelaySeconds, maxDelaySeconds } = closing;
  if (failures <= freeFailures) return 0;
  return Math.min(maxDelaySeconds, firstDelaySeconds * 2 ** (failures - freeFailures - 1));
}

/**
 * How long the response to an unknown source is delayed after this many failures of the account: one second for every ten, three
 * at most.
 */
function throttleSeconds(failures: number): number {
  return Math.min(throttling.maxSeconds, Math.floor(failures / throttling.failuresPerSecond));
}
