import type { Database } from '@form-portal/storage';
import type { Transaction } from 'kysely';
import type { ServerTables } from '../db/tables.ts';
import type { HashKey } from '../http/address-key.ts';

/** How an account's delays grow (docs/protocols/sign-on.md#sign-in-abuse). Failures are forgotten after a while without another. */
const signInDelayPolicy = {
  freeFailures: 4,
  firstDelaySeconds: 1,
  longestDelaySeconds: 300,
  forgottenAfterMs: 60 * 60_000,
} as const;

/** Growing delays per account name, whether the account exists or not, so that they tell nobody which ones do. */
export interface SignInDelays {
  /**
   * Asks whether an attempt may be made now, and counts it as a failure at once: attempts made at the same moment can't slip
   * through together. Answers the seconds to wait, 0 when it may.
   */
  attempt(username: string): Promise<number>;
  /** The attempt was no failure: the account's failures are forgotten. */
  forget(username: string): Promise<void>;
  /** Forgets failures that no longer matter. */
  purge(): Promise<void>;
}

interface Deps {
  readonly database: Database<ServerTables>;
  readonly now: () => Date;
  readonly hashKey: HashKey;
}

/** Makes the delays over the database. */
export function createSignInDelays({ database, now, hashKey }: Deps): SignInDelays {
  const keyOf = (username: string) => hashKey('sign-in', username.normalize('NFC').trim().toLowerCase());
  return {
    attempt: (username) => database.write((transaction) => attempt(transaction, keyOf(username), now())),
    async forget(username) {
      await database.write(async (transaction) => {
        await transaction.deleteFrom('sign_in_delays').where('key', '=', keyOf(username)).execute();
      });
    },
    async purge() {
      const oldest = new Date(now().getTime() - signInDelayPolicy.forgottenAfterMs).toISOString();
      await database.write(async (transaction) => {
        await transaction.deleteFrom('sign_in_delays').where('last_at', '<', oldest).execute();
      });
    },
  };
}

async function attempt(transaction: Transaction<ServerTables>, key: string, now: Date): Promise<number> {
  const at = now.toISOString();
  // The update locks the row on PostgreSQL, so that attempts of one account come one after another.
  const row = await transaction
    .insertInto('sign_in_delays')
    .values({ key, failures: 0, last_at: at, blocked_until: at })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ key }))
    .returningAll()
    .executeTakeFirstOrThrow();
  const waitMs = Date.parse(row.blocked_until) - now.getTime();
  if (waitMs > 0) return Math.ceil(waitMs / 1000);
  const forgotten = now.getTime() - Date.parse(row.last_at) > signInDelayPolicy.forgottenAfterMs;
  const failures = forgotten ? 1 : row.failures + 1;
  const blockedUntil = new Date(now.getTime() + delaySeconds(failures) * 1000).toISOString();
  await transaction
    .updateTable('sign_in_delays')
    .set({ failures, last_at: at, blocked_until: blockedUntil })
    .where('key', '=', key)
    .execute();
  return 0;
}

/** The delay after so many failures in a row: none at first, then 1 s, 2 s, 4 s … up to 5 minutes. */
export function delaySeconds(failures: number): number {
  const { freeFailures, firstDelaySeconds, longestDelaySeconds } = signInDelayPolicy;
  if (failures <= freeFailures) return 0;
  return Math.min(longestDelaySeconds, firstDelaySeconds * 2 ** (failures - freeFailures - 1));
}
