import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { blobMigrations } from '../blobs/blob-migrations.ts';
import type { BlobTables } from '../blobs/blob-tables.ts';
import { installationId } from '../blobs/installation.ts';
import { readMark } from '../blobs/mark-file.ts';
import { createBlobStore } from '../blobs/create-blob-store.ts';
import type { Database, Engine, Migration } from '../database.ts';
import { bytesColumn } from '../dialect.ts';
import { openDatabase, openExistingDatabase, type DatabaseLocation } from '../open-database.ts';
import { describeDatabase, newDatabase } from '../testing/describe-database.ts';
import { restoreBackup, verifyBackup, type RestoreOptions } from './restore-backup.ts';
import { writeBackup, type LeftOut } from './write-backup.ts';

interface Tables extends BlobTables {
  people: { id: number; name: string; note: string | null; weight: number; picture: Uint8Array | null };
  cats: { id: number; owner: number };
}

/** References point backwards in the alphabet, so only foreign key order can be loaded again. */
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

const later: Migration = {
  name: '9001-later',
  async up({ schema }) {
    await schema.createTable('dogs').addColumn('id', 'integer').execute();
  },
};

const migrations = [...blobMigrations, people];
const now = () => new Date('2026-11-24T12:00:00.000Z');
/** More people than are read at a time. */
const some = 120;
/** More than fit into one entry of an archive. */
const many = 3000;
let ids = 0;
const newId = () => `id-${String((ids += 1))}-${randomBytes(4).toString('hex')}`;
const restoring: RestoreOptions = { migrations, now, newId, check: () => Promise.resolve() };

describeDatabase<Tables>('a backup', migrations, (given) => {
  let folder: string;
  let archive: string;
  const cleanUp: (() => Promise<void>)[] = [];

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'form-portal-backup-'));
    archive = join(folder, 'portal.tar');
    await given.database().write(async (transaction) => {
      for (const table of ['cats', 'people', 'blob_references', 'blobs', 'blob_chunks'] as const)
        await transaction.deleteFrom(table).execute();
    });
  });

  afterEach(async () => {
    for (const clean of cleanUp.splice(0)) await clean();
    await rm(folder, { recursive: true, force: true });
  });

  const store = (location: DatabaseLocation, database: Database<Tables>) =>
    createBlobStore({
      database,
      dataDir: location.dataDir,
      large: location.url === '' ? 'disk' : 'database',
      now,
      newId,
    });

  async function fill(count = some): Promise<readonly Buffer[]> {
    const database = given.database();
    const blobs = store(given.location(), database);
    const contents = [Buffer.alloc(0), randomBytes(1000), randomBytes(256 * 1024), randomBytes(700_000)];
    for (const [index, content] of contents.entries()) {
      const staged = await blobs.stage(once(content));
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

  const write = (path = archive, leftOut?: LeftOut) =>
    writeBackup(path, {
      database: given.database(),
      blobFolder: join(given.dataDir(), 'blobs'),
      version: '1.2.3',
      now,
      ...(leftOut !== undefined && { leftOut }),
    });

  async function place(engine: Engine): Promise<DatabaseLocation> {
    const { location, remove } = await newDatabase(engine);
    cleanUp.push(remove);
    return location;
  }

  async function stateOf(database: Database<Tables>) {
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

  it('leaves out what only lasts for a while, with the contents that nothing else holds', async () => {
    const contents = await fill();
    const blobs = store(given.location(), given.database());
    const [lasting = Buffer.alloc(0), temporary] = [contents[3], randomBytes(900_000)];
    for (const content of [lasting, temporary]) {
      const staged = await blobs.stage(once(content));
      await given
        .database()
        .write((transaction) => blobs.keep(transaction, staged, `temporary:${staged.sha256}`));
    }

    await write(archive, { tables: ['cats'], ownersWith: 'temporary:' });
    const location = await place('sqlite');
    await restoreBackup(archive, location, restoring);

    const copy = await openDatabase<Tables>(location, migrations, now);
    const { people: restored, cats, references } = await stateOf(copy);
    const stored = await copy.read.selectFrom('blobs').select('sha256').execute();
    await copy.close();
    expect([restored.length, cats]).toEqual([some, []]);
    expect(references.map(({ owner }) => owner)).toEqual(
      contents.map((_, index) => `owner-${String(index)}`),
    );
    expect(stored).toHaveLength(contents.length);
  });

  it.each<Engine>(['sqlite', 'postgres'])('is restored to %s, rows and contents alike', async (engine) => {
    const contents = await fill(many);
    const report = await write();
    const location = await place(engine);

    const restored = await restoreBackup(archive, location, restoring);
    const marked = engine === 'sqlite' ? await readMark(join(location.dataDir, 'blobs')) : undefined;

    const database = await openDatabase<Tables>(location, migrations, now);
    cleanUp.unshift(() => database.close());
    const blobs = store(location, database);
    const folderState = await blobs.checkFolder();
    const read = await Promise.all(contents.map((content) => bytesOf(blobs.open(sha256(content)))));
    expect(await stateOf(database)).toEqual(await stateOf(given.database()));
    expect(folderState).toBe('ours');
    if (engine === 'sqlite') expect(marked).toBe(await installationId(database.withTables(), newId));
    expect(read.map(sha256)).toEqual(contents.map(sha256));
    expect(restored).toMatchObject({ contents: 4, rows: { people: many, cats: 1 }, sha256: report.sha256 });
    expect(await readdir(location.dataDir)).not.toContainEqual(expect.stringMatching(/^restoring/));
  });

  it('holds the state at its beginning, whatever is written during it', async () => {
    await fill(many);
    const writing = write();
    // The file is opened inside the snapshot, so wait for it.
    while (!(await readdir(folder)).some((name) => name.endsWith('.unfinished')));
    await given.database().write(async (transaction) => {
      await transaction.deleteFrom('cats').execute();
      await transaction.updateTable('people').set({ name: 'changed' }).execute();
    });
    await writing;
    const location = await place('sqlite');

    await restoreBackup(archive, location, restoring);

    const database = await openDatabase<Tables>(location, migrations, now);
    cleanUp.unshift(() => database.close());
    const { people: restored, cats } = await stateOf(database);
    expect(restored.some(({ name }) => name === 'changed')).toBe(false);
    expect(cats).toHaveLength(1);
  });

  it('is readable only by its owner, never overwrites a file, and leaves nothing when it fails', async () => {
    await fill();
    await write();
    const { mode } = await stat(archive);

    await expect(write()).rejects.toThrow('already exists');
    await rm(join(given.dataDir(), 'blobs'), { recursive: true, force: true });
    await given.database().write(async (transaction) => {
      await transaction.deleteFrom('blob_chunks').execute();
    });
    await expect(write(join(folder, 'other.tar'))).rejects.toThrow();

    expect((mode & 0o777).toString(8)).toBe('600');
    expect(await readdir(folder)).toEqual(['portal.tar']);
  });

  it('is verified in a separate place, which is removed afterwards', async () => {
    await fill();
    const { sha256: hash } = await write();

    const report = await verifyBackup(archive, folder, restoring);

    expect(report).toMatchObject({
      sha256: hash,
      contents: 4,
      manifest: { version: '1.2.3', engine: given.engine },
    });
    expect(await readdir(folder)).toEqual(['portal.tar']);
  });

  it.each([
    ['is cut off', (bytes: Buffer) => bytes.subarray(0, bytes.byteLength / 2), /cut off/],
    [
      'has a last entry that comes too early',
      (bytes: Buffer) => bytes.subarray(0, bytes.lastIndexOf('end.json')),
      /cut off/,
    ],
    [
      'has a changed content',
      (bytes: Buffer) => flipped(bytes, bytes.indexOf('tables/') / 2),
      /contents\/.* is damaged/,
    ],
    [
      'has a changed row',
      (bytes: Buffer) => replaced(bytes, 'Ä 😀', 'Ö 😀'),
      /tables\/people\/000001\.jsonl is damaged/,
    ],
    [
      'has other row counts',
      (bytes: Buffer) => replaced(bytes, `"people": ${String(some)}`, `"people": ${String(some + 1)}`),
      /120 rows of people instead of 121/,
    ],
    [
      'has a newer format',
      (bytes: Buffer) => replaced(bytes, '"formatVersion": 1', '"formatVersion": 2'),
      /has format version 2/,
    ],
    ['is another file', () => Buffer.from('x'.repeat(2000)), /not a backup/],
    ['is empty', () => Buffer.alloc(0), /not a backup/],
  ])('that %s is refused, and the target stays empty', async (_what, damage, reason) => {
    await fill();
    await write();
    await writeFile(archive, damage(await readFile(archive)));
    const location = await place(given.engine);

    await expect(restoreBackup(archive, location, restoring)).rejects.toThrow(reason);
    await expect(verifyBackup(archive, folder, restoring)).rejects.toThrow(reason);

    expect(await readdir(location.dataDir)).toEqual([]);
    await expect(openExistingDatabase(location, migrations)).rejects.toThrow(/no database|holds no portal/);
  });

  it('from an older version is migrated; from a newer one it is refused and the version named', async () => {
    await fill();
    await write();
    const [newer, older] = [await place(given.engine), await place(given.engine)];

    await restoreBackup(archive, newer, { ...restoring, migrations: [...migrations, later] });
    await expect(restoreBackup(archive, older, { ...restoring, migrations: blobMigrations })).rejects.toThrow(
      /version 1\.2\.3, which is newer .* 9000-people/,
    );

    const database = await openExistingDatabase<{ dogs: { id: number } }>(newer, [...migrations, later]);
    cleanUp.unshift(() => database.close());
    expect(await database.read.selectFrom('dogs').selectAll().execute()).toEqual([]);
  });

  it('is restored only into an empty target', async () => {
    await fill();
    await write();

    await expect(restoreBackup(archive, given.location(), restoring)).rejects.toThrow(
      given.engine === 'sqlite' ? /holds a portal already/ : /has tables already/,
    );
    expect((await stateOf(given.database())).people).toHaveLength(some);
  });

  it('is not restored when its check fails', async () => {
    await fill();
    await write();
    const location = await place(given.engine);
    const check = () => Promise.reject(new Error('not what it should be'));

    await expect(restoreBackup(archive, location, { ...restoring, check })).rejects.toThrow(
      'not what it should be',
    );

    await expect(openExistingDatabase(location, migrations)).rejects.toThrow(/no database|holds no portal/);
  });
});

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

async function bytesOf(source: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const bytes of source) pieces.push(Buffer.from(bytes));
  return Buffer.concat(pieces);
}

async function* once(bytes: Buffer): AsyncIterable<Uint8Array> {
  yield await Promise.resolve(bytes);
}

function flipped(bytes: Buffer, at: number): Buffer {
  const copy = Buffer.from(bytes);
  const index = Math.floor(at);
  copy[index] = (copy[index] ?? 0) ^ 1;
  return copy;
}

function replaced(bytes: Buffer, from: string, to: string): Buffer {
  const at = bytes.indexOf(from);
  if (at < 0 || Buffer.byteLength(from) !== Buffer.byteLength(to)) throw new Error(`No ${from} to replace`);
  const copy = Buffer.from(bytes);
  copy.write(to, at);
  return copy;
}
