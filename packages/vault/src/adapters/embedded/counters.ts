import type { Transaction } from 'kysely';
import type { VaultTables } from './tables.ts';

/**
 * Returns the next number of a counter, starting with `first`. Never returns a number twice, also across concurrent transactions.
 */
export async function nextNumber(
  transaction: Transaction<VaultTables>,
  name: string,
  first = 1,
): Promise<number> {
  const { next } = await transaction
    .insertInto('vault_counters')
    .values({ name, next: first + 1 })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet((update) => ({ next: update('vault_counters.next', '+', 1) })),
    )
    .returning('next')
    .executeTakeFirstOrThrow();
  return next - 1;
}
