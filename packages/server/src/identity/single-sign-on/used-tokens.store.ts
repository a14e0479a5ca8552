import type { Database } from '@form-portal/storage';
import type { Transaction } from 'kysely';
import { createHash } from 'node:crypto';
import type { ServerTables } from '../../db/tables.ts';

/** Tokens used for signing in, in the database, so that no process accepts one again. */
export interface UsedTokens {
  /** Records a token until it expires anyway; returns false when it was recorded already. */
  remember(token: string, until: Date): Promise<boolean>;
  /** Does the same within a transaction for the token that a program sends with each call; the two uses of a token are independent. */
  rememberForProgram(transaction: Transaction<ServerTables>, token: string, until: Date): Promise<boolean>;
  /** Deletes expired entries. */
  purge(): Promise<void>;
}

interface Deps {
  readonly database: Database<ServerTables>;
  readonly now: () => Date;
}

/** Creates the store. */
export function createUsedTokens({ database, now }: Deps): UsedTokens {
  return {
    remember: (token, until) => database.write((transaction) => insert(transaction, token, until)),
    rememberForProgram: (transaction, token, until) => insert(transaction, `program ${token}`, until),

    async purge() {
      await database.write(async (transaction) => {
        await transaction.deleteFrom('used_tokens').where('until', '<', now().toISOString()).execute();
      });
    },
  };
}

async function insert(transaction: Transaction<ServerTables>, token: string, until: Date): Promise<boolean> {
  const inserted = await transaction
    .insertInto('used_tokens')
    .values({ hash: hashOf(token), until: until.toISOString() })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .returning('hash')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Hashes what was signed, without the signature, which can be encoded in several ways. */
function hashOf(token: string): string {
  return createHash('sha256')
    .update(token.slice(0, token.lastIndexOf('.')))
    .digest('hex');
}
