import type { Transaction } from 'kysely';
import type { Database, Migration } from './database.ts';
import { lockSchema } from './dialect.ts';

/** The migrations that ran here. */
export interface MigrationTables {
  portal_migrations: { name: string; done_at: string };
}

/** The database was used by a newer version, whose schema this one does not know. */
export class NewerDatabaseError extends Error {
  /** The migrations that this version lacks. */
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
 * Brings the schema up to date: runs what has not run, in the order of names, in one transaction under a lock, so that processes that
 * start at once do it once. Throws {@link NewerDatabaseError}.
 */
export async function migrate(
  database: Database<MigrationTables>,
  migrations: readonly Migration[],
  now: () => Date,
): Promise<void> {
  const known = inOrder(migrations);
  const { engine } = database;
  await database.write(async (transaction) => {
    await lockSchema(transaction, engine);
    const done = await namesOfDone(transaction);
    const knownNames = new Set(known.map(({ name }) => name));
    const unknown = [...done].filter((name) => !knownNames.has(name));
    if (unknown.length > 0) throw new NewerDatabaseError(unknown);
    for (const migration of known.filter(({ name }) => !done.has(name))) {
      await migration.up(transaction, engine);
      const row = { name: migration.name, done_at: now().toISOString() };
      await transaction.insertInto('portal_migrations').values(row).execute();
    }
  });
}

async function namesOfDone(transaction: Transaction<MigrationTables>): Promise<Set<string>> {
  await transaction.schema
    .createTable('portal_migrations')
    .ifNotExists()
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('done_at', 'text', (column) => column.notNull())
    .execute();
  const rows = await transaction.selectFrom('portal_migrations').select('name').orderBy('name').execute();
  return new Set(rows.map(({ name }) => name));
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
