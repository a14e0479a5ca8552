import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { blobMigrations } from '../blobs/blob-migrations.ts';
import type { BlobTables } from '../blobs/blob-tables.ts';
import { createBlobStore } from '../blobs/create-blob-store.ts';
import type { BlobStore } from '../blob-store.ts';
import type { RestoreOptions } from '../backup/restore-backup.ts';
import { writeBackup, type LeftOut } from '../backup/write-backup.ts';
import type { Database, Engine, Migration } from '../database.ts';
import { bytesColumn } from '../dialect.ts';
import type { DatabaseLocation } from '../open-database.ts';
import { describeDatabase, newDatabase, type DatabaseUnderTest } from './describe-database.ts';

/** The tables of the database under test. */
export interface BackedUpTables extends BlobTables {
  people: { id: number; name: string; note: string | null; weight: number; picture: Uint8Array | null };
  cats: { id: number; owner: number };
}

/** `cats` references `people`, so loading the tables in alphabetical order would break the foreign key. */
const people: Migration = {
  name: '9000-people',
  async up(transaction, engine) {
    const { schema } = transaction;
    await schema
      .createTable('people')
      .addColumn('id', 'bigint', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('note', 'text')
      .addColumn('weight', 'double precision', (column) => column.notNull())
      .addColumn('picture', bytesColumn(engine))
      .execute();
    await schema
      .createTable('cats')
      .addColumn('id', 'bigint', (column) => column.primaryKey())
      .addColumn('owner', 'bigint', (column) => column.notNull().references('people.id'))
      .execute();
    const founder = { id: 1, name: 'made by the migration', note: null, weight: 0, picture: null };
    await transaction.insertInto('people').values(founder).execute();
  },
};

/** The migrations of the database under test. */
export const migrations = [...blobMigrations, people];

/** The clock of the test, which does not advance. */
export const now = () => new Date('2026-11-24T12:00:00.000Z');

/** More people than are read at a time. */
export const defaultPeople = 120;

/** More people than fit into one entry of an archive. */
export const peopleOverOneEntry = 3000;

let ids = 0;
/** Ids that no other test of the run gets, so that their files never meet. */
export const newId = () => `id-${String((ids += 1))}-${randomBytes(4).toString('hex')}`;

/** Restores an archive of the database under test. */
export const restoreOptions: RestoreOptions = { migrations, now, newId, complete: () => Promise.resolve() };

/** Given to a test body: a database whose rows and contents are emptied before each test. */
export interface BackupUnderTest extends DatabaseUnderTest<BackedUpTables> {
  /** A folder for archives, new for each test. */
  folder(): string;
  /** The archive in that folder which {@link BackupUnderTest.write} writes. */
  archive(): string;
  /** Inserts sample rows and four blobs; returns the blobs. */
  fill(count?: number): Promise<readonly Buffer[]>;
  /** Writes a backup over the connection under test, or over another one to its database. */
  write(
    path?: string,
    leftOut?: LeftOut,
    database?: Database<BackedUpTables>,
  ): ReturnType<typeof writeBackup>;
  /** An empty location to restore to, removed after the test. */
  newLocation(engine: Engine): Promise<DatabaseLocation>;
  store(location: DatabaseLocation, database: Database<BackedUpTables>): BlobStore;
  /** The rows of a database, to compare it with another one. */
  stateOf(database: Database<BackedUpTables>): ReturnType<typeof stateOf>;
  /** Runs after the test, before what was registered earlier. */
  onCleanUp(clean: () => Promise<void>): void;
}

/** Runs `body` on both engines, with a database to back up. */
export function describeBackup(name: string, body: (given: BackupUnderTest) => void): void {
  describeDatabase<BackedUpTables>(name, migrations, (given) => {
    let folder: string;
    const cleanUp: (() => Promise<void>)[] = [];
    const archive = () => join(folder, 'portal.tar');

    beforeEach(async () => {
      folder = await mkdtemp(join(tmpdir(), 'form-portal-backup-'));
      await given.database().write(async (transaction) => {
        for (const table of ['cats', 'people', 'blob_references', 'blobs', 'blob_chunks'] as const)
          await transaction.deleteFrom(table).execute();
      });
    });

    afterEach(async () => {
      for (const clean of cleanUp.splice(0)) await clean();
      await rm(folder, { recursive: true, force: true });
    });

    body({
      ...given,
      folder: () => folder,
      archive,
      fill: (count = defaultPeople) =>
        fill(given.database(), storeAt(given.location(), given.database()), count),
      write: (path = archive(), leftOut, database = given.database()) =>
        writeBackup(path, {
          database,
          blobFolder: join(given.dataDir(), 'blobs'),
          version: '1.2.3',
          now,
          ...(leftOut !== undefined && { leftOut }),
        }),
      async newLocation(engine) {
        const { location, remove } = await newDatabase(engine);
        cleanUp.push(remove);
        return location;
      },
      store: storeAt,
      stateOf,
      onCleanUp: (clean) => cleanUp.unshift(clean),
    });
  });
}

function storeAt({ dataDir, url }: DatabaseLocation, database: Database<BackedUpTables>): BlobStore {
  return createBlobStore({ database, dataDir, large: url === '' ? 'disk' : 'database', now, newId });
}

async function fill(
  database: Database<BackedUpTables>,
  blobs: BlobStore,
  count: number,
): Promise<readonly Buffer[]> {
  const contents = [Buffer.alloc(0), randomBytes(1000), randomBytes(256 * 1024), randomBytes(700_000)];
  for (const [index, content] of contents.entries()) {
    const staged = await blobs.stage(singleChunk(content));
    await database.write((transaction) => blobs.keep(transaction, staged, `owner-${String(index)}`));
  }
  await database.write(async (transaction) => {
    const rows = Array.from({ length: count }, (_, index) => ({
      id: index + 2,
      name: `Ä 😀 "${String(index)}"\n`,
      note: index % 2 === 0 ? null : 'x'.repeat(400),
      weight: index / 7,
      picture: index % 100 === 0 ? randomBytes(50) : null,
    }));
    for (let start = 0; start < rows.length; start += 500)
      await transaction
        .insertInto('people')
        .values(rows.slice(start, start + 500))
        .execute();
    await transaction
      .insertInto('cats')
      .values([{ id: 2 ** 40, owner: 2 }])
      .execute();
  });
  return contents;
}

async function stateOf(database: Database<BackedUpTables>) {
  const found = await database.read.selectFrom('people').selectAll().orderBy('id').execute();
  return {
    // The drivers return bytes as instances of different classes.
    people: found.map((row) => ({
      ...row,
      picture: row.picture && Buffer.from(row.picture).toString('hex'),
    })),
    cats: await database.read.selectFrom('cats').selectAll().orderBy('id').execute(),
    references: await database.read.selectFrom('blob_references').selectAll().orderBy('owner').execute(),
  };
}

/** A content in one piece, for staging. */
export async function* singleChunk(bytes: Buffer): AsyncIterable<Uint8Array> {
  yield await Promise.resolve(bytes);
}
