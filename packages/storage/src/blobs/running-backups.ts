import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database, Engine } from '../database.ts';
import { databaseTime } from '../dialect.ts';
import { storageTroubleOf } from '../storage-error.ts';
import type { BlobTables } from './blob-tables.ts';

/** Of the rows of `installation` that say until when the files of a running backup stay. */
const prefix = 'backup ';

/** How long the files of a killed backup stay (ms). */
const leaseMs = 10 * 60_000;

/** How often a running backup extends that (ms). */
const renewedEveryMs = 60_000;

/**
 * Runs work during which no sweep removes a content that is a file: unlike rows, files have no snapshots. What is committed when the work
 * begins stays readable until it ends.
 */
export async function keepingFiles<R>(database: Database<BlobTables>, work: () => Promise<R>): Promise<R> {
  const name = `${prefix}${randomUUID()}`;
  const value = databaseTime(database.engine, leaseMs);
  const begin = database.write(async (transaction) => {
    await expired(transaction, database.engine).execute();
    await transaction.insertInto('installation').values({ name, value }).execute();
  });
  await begin.catch((error: unknown) => {
    // Where nothing can be written, as on a full disk, no sweep removes anything either.
    if (storageTroubleOf(error) === undefined) throw error;
  });
  const renew = () =>
    database.write((transaction) =>
      transaction.updateTable('installation').set({ value }).where('name', '=', name).execute(),
    );
  // One that fails is made up for by the next.
  const timer = setInterval(() => void renew().catch(() => undefined), renewedEveryMs);
  try {
    return await work();
  } finally {
    clearInterval(timer);
    const end = database.write((transaction) =>
      transaction.deleteFrom('installation').where('name', '=', name).execute(),
    );
    // Otherwise it expires.
    await end.catch(() => undefined);
  }
}

/** Whether a backup is running, so that contents that are files must stay. */
export async function isBackupRunning(
  transaction: Transaction<BlobTables>,
  engine: Engine,
): Promise<boolean> {
  const running = transaction
    .selectFrom('installation')
    .select('name')
    .where('name', 'like', `${prefix}%`)
    .where('value', '>', databaseTime(engine))
    .limit(1);
  return (await running.executeTakeFirst()) !== undefined;
}

/** Whether a row of `installation`, by its name, says that a backup is running. */
export function isOfRunningBackup(name: string): boolean {
  return name.startsWith(prefix);
}

/** Deletes what killed backups left. */
function expired(transaction: Transaction<BlobTables>, engine: Engine) {
  return transaction
    .deleteFrom('installation')
    .where('name', 'like', `${prefix}%`)
    .where('value', '<=', databaseTime(engine));
}
