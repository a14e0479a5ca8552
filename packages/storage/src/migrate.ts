import type { Kysely, Transaction } from 'kysely';
import type { Database, Engine, Migration } from './database.ts';
import { acquireLock } from './dialect.ts';
import type { AnyTables } from './any-tables.ts';

/** The migrations that have run in this database. */
export interface MigrationTables {
  portal_migrations: { name: string; done_at: string };
}

/** The database was used by a newer version, whose schema this one does not know. */
export class NewerDatabaseError extends Error {
  /** The migrations unknown to this version. */
  readonly unknown: readonly string[];

  constructor(unknown: readonly string[]) {
    super(
      `The database belongs to a newer version of the portal: this version does not know ${unknown.join(', ')}. ` +
        'Start that version again, or restore a backup made before the upgrade.',
    );
    this.name = 'NewerDatabaseError';
    this.unknown = unknown;
  }
}

/**
 * Migrates the schema: runs pending migrations in the order of names, in one transaction under a lock, so that processes starting
 * simultaneously run them once. Throws {@link NewerDatabaseError}.
 */
export async function migrate(
  database: Database<MigrationTables>,
  migrations: readonly Migration[],
  now: () => Date,
): Promise<void> {
  const { engine } = database;
  await database.write(async (transaction) => {
    await acquireLock(transaction, engine, 'schema');
    await migrateWithin(transaction, { engine, migrations, now });
  });
}

/** How a schema is migrated. */
export interface MigrateOptions {
  readonly engine: Engine;
  /** All migrations known to this version. */
  readonly migrations: readonly Migration[];
  readonly now: () => Date;
}

/** {@link migrate} as part of a transaction that holds the schema lock, or on a database that nobody else uses yet. */
export async function migrateWithin(
  transaction: Transaction<MigrationTables>,
  { engine, migrations, now }: MigrateOptions,
): Promise<void> {
  const known = inOrder(migrations);
  await createMigrationTable(transaction);
  const done = new Set(await namesOfDone(transaction));
  refuseUnknown([...done], known);
  for (const migration of known.filter(({ name }) => !done.has(name))) {
    await migration.up(transaction, engine);
    const row = { name: migration.name, done_at: now().toISOString() };
    await transaction.insertInto('portal_migrations').values(row).execute();
  }
}

/** Throws {@link NewerDatabaseError} when `done` contains migrations that this version does not know. */
export function refuseUnknown(done: readonly string[], known: readonly Migration[]): void {
  const names = new Set(known.map(({ name }) => name));
  const unknown = done.filter((name) => !names.has(name));
  if (unknown.length > 0) throw new NewerDatabaseError(unknown);
}

/** The migrations that have run, in order. */
export async function namesOfDone(connection: Kysely<AnyTables>): Promise<readonly string[]> {
  const rows: readonly Pick<MigrationTables['portal_migrations'], 'name'>[] = await connection
    .selectFrom('portal_migrations')
    .select('name')
    .orderBy('name')
    .execute();
  return rows.map(({ name }) => name);
}

async function createMigrationTable({ schema }: Transaction<MigrationTables>): Promise<void> {
  await schema
    .createTable('portal_migrations')
    .ifNotExists()
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('done_at', 'text', (column) => column.notNull())
    .execute();
}

function inOrder(migrations: readonly Migration[]): readonly Migration[] {
  const seen = new Set<string>();
  for (const { name } of migrations) {
    if (!/^\d{4}-[a-z0-9-]+$/.test(name))
      throw new Error(`Migration '${name}' is not named like 0001-forms.`);
    if (seen.has(name)) throw new Error(`Two migrations are named '${name}'.`);
    seen.add(name);
  }
  return migrations.toSorted((one, other) => (one.name < other.name ? -1 : 1));
}
