import type { Database } from '../database.ts';
import type { BlobTables } from './blob-tables.ts';
import type { AnyTables } from '../any-tables.ts';

/** Writes `now` to a row and syncs; rejects when the database cannot be written. */
export async function probeDatabase(database: Database<AnyTables>, now: Date): Promise<void> {
  const value = now.toISOString();
  await database.withTables<BlobTables>().write((transaction) =>
    transaction
      .insertInto('installation')
      .values({ name: 'probed-at', value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute(),
  );
}

/** The installation's random id: created on first use and shared by every process on this database. */
export async function installationId(database: Database<BlobTables>, newId: () => string): Promise<string> {
  const find = () =>
    database.read.selectFrom('installation').select('value').where('name', '=', 'id').executeTakeFirst();
  const found = await find();
  if (found !== undefined) return found.value;
  await database.write((transaction) =>
    transaction
      .insertInto('installation')
      .values({ name: 'id', value: newId() })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute(),
  );
  return (await find())?.value ?? installationId(database, newId);
}
