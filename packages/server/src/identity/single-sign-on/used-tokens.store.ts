import type { Database } from '@form-portal/storage';
import { createHash } from 'node:crypto';
import type { ServerTables } from '../../db/tables.ts';

/** Tokens that somebody signed in with, in the database, so that no process takes one again. */
export interface UsedTokens {
  /** Notes a token until it is refused for its age anyway; false when it was there already. */
  remember(token: string, until: Date): Promise<boolean>;
  /** Forgets what is over. */
  purge(): Promise<void>;
}

interface Deps {
  readonly database: Database<ServerTables>;
  readonly now: () => Date;
}

/** Makes the store. */
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

/** Of what was signed, without the signature: the same signature can be written in several ways. */
function hashOf(token: string): string {
  return createHash('sha256')
    .update(token.slice(0, token.lastIndexOf('.')))
    .digest('hex');
}
