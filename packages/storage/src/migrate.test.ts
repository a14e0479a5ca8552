import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database, Engine, Migration } from './database.ts';
import { type MigrationTables, NewerDatabaseError } from './migrate.ts';
import { type DatabaseLocation, openDatabase } from './open-database.ts';
import { newDatabase } from './testing/describe-database.ts';

const at = '2026-03-01T09:00:00.000Z';

/** Creates a table of the migration's name. */
function creatingTable(name: string): Migration {
  return {
    name,
    up: ({ schema }) => schema.createTable(name).addColumn('id', 'text').execute(),
  };
}

const failing: Migration = {
  name: '0009-failing',
  up: async ({ schema }) => {
    await schema.createTable('half').addColumn('id', 'text').execute();
    throw new Error('no such luck');
  },
};

describe.each<Engine>(['sqlite', 'postgres'])('migrations on %s', (engine) => {
  let location: DatabaseLocation;
  let remove: () => Promise<void>;

  beforeEach(async () => {
    ({ location, remove } = await newDatabase(engine));
  });
  afterEach(() => remove());

  const open = (migrations: readonly Migration[]): Promise<Database<MigrationTables>> =>
    openDatabase(location, migrations, () => new Date(at));

  /** Opens the database with these migrations and returns the ones that have run. */
  async function runMigrations(migrations: readonly Migration[]): Promise<readonly string[]> {
    const database = await open(migrations);
    const rows = await database.read.selectFrom('portal_migrations').selectAll().orderBy('name').execute();
    await database.close();
    expect(rows.every((row) => row.done_at === at)).toBe(true);
    return rows.map(({ name }) => name);
  }

  it('run once each, in the order of their names', async () => {
    const [one, two, three] = [
      creatingTable('0001-one'),
      creatingTable('0002-two'),
      creatingTable('0003-three'),
    ];
    const order: string[] = [];
    const noting = [two, one].map(({ name, up }): Migration => ({
      name,
      up: async (transaction) => {
        order.push(name);
        await up(transaction, engine);
      },
    }));

    expect(await runMigrations(noting)).toEqual(['0001-one', '0002-two']);
    expect(await runMigrations([one, two, three])).toEqual(['0001-one', '0002-two', '0003-three']);
    expect(order).toEqual(['0001-one', '0002-two']);
  });

  it('receive the engine they run on', async () => {
    const engines: Engine[] = [];
    await runMigrations([
      { name: '0001-engine', up: (_, given) => Promise.resolve(void engines.push(given)) },
    ]);

    expect(engines).toEqual([engine]);
  });

  it('refuse a database of a newer version with one clear message', async () => {
    await runMigrations([creatingTable('0001-one'), creatingTable('0002-newer')]);

    const opened = open([creatingTable('0001-one')]);

    await expect(opened).rejects.toThrow(NewerDatabaseError);
    await expect(opened).rejects.toThrow(
      'The database belongs to a newer version of the portal: this version does not know 0002-newer. ' +
        'Start that version again, or restore a backup made before the upgrade.',
    );
  });

  it('leave everything unchanged when one of them fails', async () => {
    await runMigrations([creatingTable('0001-one')]);

    await expect(open([creatingTable('0001-one'), creatingTable('0002-two'), failing])).rejects.toThrow(
      'no such luck',
    );

    const fixed: Migration = { name: failing.name, up: creatingTable('half').up };
    expect(await runMigrations([creatingTable('0001-one'), creatingTable('0002-two'), fixed])).toHaveLength(
      3,
    );
  });

  it.each([
    { names: ['0001-one', '0001-one'], says: 'Two migrations are named' },
    { names: ['one'], says: 'not named like 0001-forms' },
    { names: ['1-one'], says: 'not named like 0001-forms' },
  ])('are refused when they are named $names', async ({ names, says }) => {
    await expect(open(names.map(creatingTable))).rejects.toThrow(says);
  });

  it('run once when processes start simultaneously', async () => {
    const processes = await Promise.all([0, 1, 2].map(() => migratingProcess(location)));
    for (const { go } of processes) go();
    const results = await Promise.all(processes.map(({ result }) => result));

    // Each sleeps inside its migration, so without the lock all three would have begun it.
    expect(results.toSorted()).toEqual(['found it done', 'found it done', 'ran it']);
  });
});

/** A running process that opens the database on request; returns what it had to do. */
async function migratingProcess(
  location: DatabaseLocation,
): Promise<{ go(): void; readonly result: Promise<string> }> {
  const script = fileURLToPath(new URL('testing/migrating-process.ts', import.meta.url));
  const child = spawn(process.execPath, [script, JSON.stringify(location)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  const ended = once(child, 'close');
  while (!output.startsWith('ready\n')) await once(child.stdout, 'data');
  return {
    go: () => child.stdin.end('go\n'),
    result: ended.then(() => output.replace('ready\n', '').trim()),
  };
}
