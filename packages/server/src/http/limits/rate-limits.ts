import { minuteMs } from '@form-portal/domain';
import type { Database } from '@form-portal/storage';
import type { Transaction } from 'kysely';
import type { ServerTables } from '../../db/tables.ts';
import type { HashKey } from './address-key.ts';

/** A limit on what one subject may do per minute; a null `perMinute` means no limit. */
export interface RateRule {
  readonly name: string;
  readonly perMinute: number | null;
}

/** Whether one more call is allowed. A refusal includes the time to retry; `giveBack` undoes the count. */
type Taken =
  | { readonly allowed: true; giveBack(): Promise<void> }
  | { readonly allowed: false; readonly retryAfterSeconds: number };

/** Counts actions of subjects in the database, so that limits hold across restarts and processes. */
export interface RateLimits {
  take(rule: RateRule, subject: string): Promise<Taken>;
  /** Deletes expired windows. */
  purge(): Promise<void>;
}

interface Deps {
  readonly database: Database<ServerTables>;
  readonly now: () => Date;
  readonly hashKey: HashKey;
}

/**
 * A sliding window of two counters: the current minute's, and the previous one's weighted by its overlap with the last sixty
 * seconds.
 */
export function createRateLimits({ database, now, hashKey }: Deps): RateLimits {
  const unlimited: Taken = { allowed: true, giveBack: () => Promise.resolve() };
  return {
    async take(rule, subject) {
      const { perMinute } = rule;
      if (perMinute === null) return unlimited;
      const key = hashKey('rate', rule.name, subject);
      const at = now().getTime();
      const minute = Math.floor(at / minuteMs);
      const allowed = await database.write((transaction) =>
        countIfAllowed(transaction, { key, at, perMinute }),
      );
      return allowed
        ? {
            allowed,
            giveBack: () => database.write((transaction) => changeCount(transaction, key, minute, -1)),
          }
        : { allowed, retryAfterSeconds: Math.max(1, Math.ceil(((minute + 1) * minuteMs - at) / 1000)) };
    },
    async purge() {
      const oldest = Math.floor(now().getTime() / minuteMs) - 1;
      await database.write(async (transaction) => {
        await transaction.deleteFrom('rate_windows').where('minute', '<', oldest).execute();
      });
    },
  };
}

interface Count {
  readonly key: string;
  readonly at: number;
  readonly perMinute: number;
}

/** Counts an action, unless the limit is reached; returns whether it was counted. */
async function countIfAllowed(
  transaction: Transaction<ServerTables>,
  { key, at, perMinute }: Count,
): Promise<boolean> {
  const minute = Math.floor(at / minuteMs);
  const { used } = await transaction
    .insertInto('rate_windows')
    .values({ key, minute, used: 1 })
    .onConflict((conflict) =>
      conflict.columns(['key', 'minute']).doUpdateSet((row) => ({ used: row('rate_windows.used', '+', 1) })),
    )
    .returning('used')
    .executeTakeFirstOrThrow();
  const last = await transaction
    .selectFrom('rate_windows')
    .select('used')
    .where('key', '=', key)
    .where('minute', '=', minute - 1)
    .executeTakeFirst();
  const lastWeight = 1 - (at - minute * minuteMs) / minuteMs;
  if (used + (last?.used ?? 0) * lastWeight <= perMinute) return true;
  await changeCount(transaction, key, minute, -1);
  return false;
}

async function changeCount(
  transaction: Transaction<ServerTables>,
  key: string,
  minute: number,
  by: number,
): Promise<void> {
  await transaction
    .updateTable('rate_windows')
    .set((row) => ({ used: row('used', '+', by) }))
    .where('key', '=', key)
    .where('minute', '=', minute)
    .execute();
}
