import type { Transaction } from 'kysely';
import type { VaultTables } from './tables.ts';

/** The next number of a counter, from 1 when it is new; never given twice, also when the transaction is not alone. */
export async function nextNumber(transaction: Transaction<VaultTables>, name: string): Promise<number> {
  const { next } = await transaction
    .insertInto('vault_counters')
    .values({ name, next: 2 })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet((update) => ({ next: update('vault_counters.next', '+', 1) })),
    )
    .returning('next')
    .executeTakeFirstOrThrow();
  return next - 1;
}
