import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe } from 'vitest';
import type { Database, Engine, Migration } from '../database.ts';
import { openDatabase, type DatabaseLocation } from '../open-database.ts';

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

/** Creates an empty location for a database, and returns how to remove it. */
export async function newDatabase(
  engine: Engine,
): Promise<{ readonly location: DatabaseLocation; remove(): Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'form-portal-test-'));
  const removeFolder = () => rm(dataDir, { recursive: true, force: true });
  if (engine === 'sqlite') return { location: { url: '', dataDir }, remove: removeFolder };
  const server = process.env['PORTAL_TEST_DATABASE_URL'] ?? '';
  if (server === '') {
    throw new Error(
      'No PostgreSQL: run tests with the root vitest.config.ts, whose global set-up starts one.',
    );
  }
  const name = `portal_test_${randomBytes(8).toString('hex')}`;
  await onServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    location: { url: url.href, dataDir, poolSize: 5 },
    remove: async () => {
      await onServer(server, `drop database ${name} with (force)`);
      await removeFolder();
    },
  };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new Client(url);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
