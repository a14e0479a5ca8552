import type { Database } from '@form-portal/storage';
import { createHash } from 'node:crypto';
import type { ServerTables } from '../../db/tables.ts';

/** Tokens used for signing in, in the database, so that no process accepts one again. */
export interface UsedTokens {
  /** Records a token until it expires anyway; returns false when it was recorded already. */
  remember(token: string, until: Date): Promise<boolean>;
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
    async remember(token, until) {
      const values = { hash: hashOf(token), until: until.toISOString() };
      const inserted = await database.write((transaction) =>
        transaction
          .insertInto('used_tokens')
          .values(values)
          .onConflict((conflict) => conflict.column('hash').doNothing())
          .returning('hash')
          .executeTakeFirst(),
      );
      return inserted !== undefined;
    },

    async purge() {
      await database.write(async (transaction) => {
        await transaction.deleteFrom('used_tokens').where('until', '<', now().toISOString()).execute();
      });
    },
  };
}

/** Hashes what was signed, without the signature, which can be encoded in several ways. */
function hashOf(token: string): string {
  return createHash('sha256')
    .update(token.slice(0, token.lastIndexOf('.')))
    .digest('hex');
}
