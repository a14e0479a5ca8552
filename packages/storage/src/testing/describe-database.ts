import { randomBytes } from 'node:crypto';
import { statfsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe } from 'vitest';
import type { Database, Engine, Migration } from '../database.ts';
import { openDatabase, type DatabaseLocation } from '../open-database.ts';
import { createMigrated, onServer, urlOf } from './postgres-template.ts';

/** Given to a test body: call the functions inside tests and hooks, where the database is open. */
export interface DatabaseUnderTest<Tables> {
  readonly engine: Engine;
  /** New for this `describeDatabase`, migrated, shared by its tests. */
  database(): Database<Tables>;
  /** Where the database is, for opening it again. */
  location(): DatabaseLocation;
  /** A dedicated folder for files. */
  dataDir(): string;
}

/** Runs `body` on both engines, each with a new, empty, migrated database. Never skips one. */
export function describeDatabase<Tables>(
  name: string,
  migrations: readonly Migration[],
  body: (given: DatabaseUnderTest<Tables>) => void,
): void {
  describe.each<Engine>(['sqlite', 'postgres'])(`${name} on %s`, (engine) => {
    let location: DatabaseLocation;
    let database: Database<Tables>;
    let remove: () => Promise<void>;

    beforeAll(async () => {
      ({ location, remove } = await newDatabase(engine));
      database = await openDatabase<Tables>(location, migrations, () => new Date());
    });

    afterAll(async () => {
      await database.close();
      await remove();
    });

    body({ engine, database: () => database, location: () => location, dataDir: () => location.dataDir });
  });
}

/** How a new database for tests is made. */
interface NewDatabaseOptions {
  /** The migrations of the whole portal: on PostgreSQL, where they are slow, they have run already. */
  readonly portalMigrations?: readonly Migration[];
  /** Where its folder is: on the disk, or in memory where possible, so that no commit waits for a disk. */
  readonly place?: 'disk' | 'memory';
}

/** Creates an empty location for a database, and returns how to remove it. */
export async function newDatabase(
  engine: Engine,
  { portalMigrations, place = 'memory' }: NewDatabaseOptions = {},
): Promise<{ readonly location: DatabaseLocation; remove(): Promise<void> }> {
  const parent = place === 'memory' ? memoryFolder() : tmpdir();
  const dataDir = await mkdtemp(join(parent, 'form-portal-test-'));
  const removeFolder = () => rm(dataDir, { recursive: true, force: true });
  if (engine === 'sqlite') return { location: { url: '', dataDir }, remove: removeFolder };
  const server = process.env['PORTAL_TEST_DATABASE_URL'] ?? '';
  if (server === '') {
    throw new Error(
      'No PostgreSQL: run tests with the root vitest.config.ts, whose global set-up starts one.',
    );
  }
  const name = `portal_test_${randomBytes(8).toString('hex')}`;
  if (portalMigrations === undefined)
    await onServer(server, (client) => client.query(`create database ${name}`));
  else await createMigrated(server, name, portalMigrations);
  return {
    location: { url: urlOf(server, name), dataDir, poolSize: 5 },
    remove: async () => {
      await onServer(server, (client) => client.query(`drop database ${name} with (force)`));
      await removeFolder();
    },
  };
}

/** Linux's folder in memory if it has room for tests (containers often give it 64 MB), else that for temporary files. */
function memoryFolder(): string {
  const folder = '/dev/shm';
  const neededBytes = 4 * 1024 ** 3;
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= neededBytes ? folder : tmpdir();
  } catch {
    return tmpdir();
  }
}
