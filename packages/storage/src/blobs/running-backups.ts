import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { AnyTables } from '../any-tables.ts';
import type { Database, Engine } from '../database.ts';
import { databaseTime } from '../dialect.ts';
import { storageTroubleOf } from '../storage-error.ts';
import type { BlobTables } from './blob-tables.ts';

/** Begins the names of the rows of `installation` that say until when the files of a running backup stay. */
const prefix = 'backup ';

/** How long the files of a killed backup stay (ms). */
const leaseMs = 10 * 60_000;

/** How often a running backup extends that (ms). */
const extendedEveryMs = 60_000;

/**
 * Runs work that writes a backup. Until it ends, {@link isBackupRunning} returns true, and no sweep removes a content that is a file: files
 * have no snapshots, and what is committed when the work begins must stay readable.
 */
export async function whileBackupRuns<R>(backedUp: Database<AnyTables>, work: () => Promise<R>): Promise<R> {
  const database = backedUp.withTables<BlobTables>();
  const name = `${prefix}${randomUUID()}`;
  const value = databaseTime(database.engine, leaseMs);
  const extend = () =>
    database.write(async (transaction) => {
      await deleteExpired(transaction, database.engine).execute();
      await transaction
        .insertInto('installation')
        .values({ name, value })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
        .execute();
    });
  await extend().catch((error: unknown) => {
    // Where nothing can be written, as on a full disk, no sweep removes anything either. The row is added once writing works again.
    if (storageTroubleOf(error) === undefined) throw error;
  });
  // If one extension fails, the next makes up for it.
  const timer = setInterval(() => void extend().catch(() => undefined), extendedEveryMs);
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

/** Whether a backup is being written: files must stay, and a vacuum could remove nothing. */
export async function isBackupRunning(database: Database<AnyTables>): Promise<boolean> {
  return seesBackup(database.withTables<BlobTables>().read, database.engine);
}

/** {@link isBackupRunning} as part of a transaction. */
export async function seesBackup(connection: Kysely<BlobTables>, engine: Engine): Promise<boolean> {
  const running = connection
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

/** Deletes the rows that killed backups left. */
function deleteExpired(transaction: Transaction<BlobTables>, engine: Engine) {
  return transaction
    .deleteFrom('installation')
    .where('name', 'like', `${prefix}%`)
    .where('value', '<=', databaseTime(engine));
}
