import type { Transaction } from 'kysely';
import type { BlobTables } from './blobs/blob-tables.ts';
import type { Database } from './database.ts';
import type { AnyTables } from './any-tables.ts';

const name = 'vacuum-request';

/**
 * Records that the database is to be vacuumed, by whichever process does so next. `request` is a new id: it replaces an earlier
 * request, which a vacuum that is already running may not fulfil.
 */
export async function requestVacuum(database: Database<AnyTables>, request: string): Promise<void> {
  await database.withTables<BlobTables>().write((transaction) =>
    transaction
      .insertInto('installation')
      .values({ name, value: request })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: request }))
      .execute(),
  );
}

/** The latest unfulfilled request; undefined when there is none. */
export async function findVacuumRequest(database: Database<AnyTables>): Promise<string | undefined> {
  const row = await database
    .withTables<BlobTables>()
    .read.selectFrom('installation')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.value;
}

/** Removes a fulfilled request, unless a later one has replaced it. */
export async function endVacuumRequest(transaction: Transaction<AnyTables>, request: string): Promise<void> {
  await transaction
    .deleteFrom('installation')
    .where('name', '=', name)
    .where('value', '=', request)
    .execute();
}
