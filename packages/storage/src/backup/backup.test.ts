import { runSql } from '../testing/run-sql.ts';
import { sha256 } from '../testing/sha256.ts';
import { readdir, rm, stat } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { blobMigrations } from '../blobs/blob-migrations.ts';
import { installationId } from '../blobs/installation.ts';
import { readMark } from '../blobs/mark-file.ts';
import type { Engine, Migration } from '../database.ts';
import { openDatabase, openExistingDatabase } from '../open-database.ts';
import {
  describeBackup,
  peopleOverOneEntry,
  migrations,
  newId,
  now,
  singleChunk,
  restoreOptions,
  defaultPeople,
  type BackedUpTables,
} from '../testing/backup-under-test.ts';
import { restoreBackup, verifyBackup } from './restore-backup.ts';

const later: Migration = {
  name: '9001-later',
  async up({ schema }) {
    await schema.createTable('dogs').addColumn('id', 'integer').execute();
  },
};

describeBackup('a backup', (given) => {
  it('leaves out short-lived rows, with the contents that nothing else holds', async () => {
    const contents = await given.fill();
    const blobs = given.store(given.location(), given.database());
    const [lasting = Buffer.alloc(0), temporary] = [contents[3], randomBytes(900_000)];
    for (const content of [lasting, temporary]) {
      const staged = await blobs.stage(singleChunk(content));
      await given
        .database()
        .write((transaction) => blobs.keep(transaction, staged, `temporary:${staged.sha256}`));
    }

    await given.write(given.archive(), { tables: ['cats'], ownerPrefix: 'temporary:' });
    const location = await given.newLocation('sqlite');
    await restoreBackup(given.archive(), location, restoreOptions);

    const copy = await openDatabase<BackedUpTables>(location, migrations, now);
    const { people: restored, cats, references } = await given.stateOf(copy);
    const stored = await copy.read.selectFrom('blobs').select('sha256').execute();
    await copy.close();
    expect([restored.length, cats]).toEqual([defaultPeople, []]);
    expect(references.map(({ owner }) => owner)).toEqual(
      contents.map((_, index) => `owner-${String(index)}`),
    );
    expect(stored).toHaveLength(contents.length);
  });

  it('leaves out the contents that nothing holds, which a sweep may remove while it is written', async () => {
    const [released = Buffer.alloc(0), ...contents] = await given.fill();
    const blobs = given.store(given.location(), given.database());
    await given.database().write((transaction) => blobs.release(transaction, 'owner-0'));

    await given.write();
    const location = await given.newLocation('sqlite');
    await restoreBackup(given.archive(), location, restoreOptions);

    const copy = await openDatabase<BackedUpTables>(location, migrations, now);
    given.onCleanUp(() => copy.close());
    const stored = await copy.read.selectFrom('blobs').select('sha256').execute();
    expect(stored.map((one) => one.sha256).toSorted()).toEqual(contents.map(sha256).toSorted());
    expect(contents.map(sha256)).not.toContain(sha256(released));
    await given.store(location, copy).sweep(0);
  });

  it.each<Engine>(['sqlite', 'postgres'])('is restored to %s, rows and contents alike', async (engine) => {
    const contents = await given.fill(peopleOverOneEntry);
    const report = await given.write();
    const location = await given.newLocation(engine);

    const restored = await restoreBackup(given.archive(), location, restoreOptions);
    const marked = engine === 'sqlite' ? await readMark(join(location.dataDir, 'blobs')) : undefined;

    const database = await openDatabase<BackedUpTables>(location, migrations, now);
    given.onCleanUp(() => database.close());
    const blobs = given.store(location, database);
    const folderState = await blobs.checkFolder();
    const read = await Promise.all(contents.map((content) => bytesOf(blobs.open(sha256(content)))));
    expect(await given.stateOf(database)).toEqual(await given.stateOf(given.database()));
    expect(folderState).toBe('ours');
    if (engine === 'sqlite') expect(marked).toBe(await installationId(database.withTables(), newId));
    expect(read.map(sha256)).toEqual(contents.map(sha256));
    expect(restored).toMatchObject({
      contents: 4,
      rows: { people: peopleOverOneEntry, cats: 1 },
      sha256: report.sha256,
    });
    expect(await readdir(location.dataDir)).not.toContainEqual(expect.stringMatching(/^restoring/));
  });

  it('holds the state at its beginning, whatever is written during it', async () => {
    await given.fill(peopleOverOneEntry);
    const writing = given.write();
    // The file is opened inside the snapshot, so wait for it.
    while (!(await readdir(given.folder())).some((name) => name.endsWith('.unfinished')));
    await given.database().write(async (transaction) => {
      await transaction.deleteFrom('cats').execute();
      await transaction.updateTable('people').set({ name: 'changed' }).execute();
    });
    await writing;
    const location = await given.newLocation('sqlite');

    await restoreBackup(given.archive(), location, restoreOptions);

    const database = await openDatabase<BackedUpTables>(location, migrations, now);
    given.onCleanUp(() => database.close());
    const { people: restored, cats } = await given.stateOf(database);
    expect(restored.some(({ name }) => name === 'changed')).toBe(false);
    expect(cats).toHaveLength(1);
  });

  it('holds the contents of its beginning, although they are released and swept during it', async () => {
    const blobs = given.store(given.location(), given.database());
    const contents = Array.from({ length: 30 }, () => randomBytes(300_000));
    for (const content of contents) {
      const staged = await blobs.stage(singleChunk(content));
      await given.database().write((transaction) => blobs.keep(transaction, staged, 'released'));
    }
    const writing = given.write();
    while (!(await readdir(given.folder())).some((name) => name.endsWith('.unfinished')));
    await given.database().write((transaction) => blobs.release(transaction, 'released'));
    await blobs.sweep(0);

    const report = await writing;
    await blobs.sweep(0);

    expect(report).toMatchObject({ contents: 30, contentBytes: 9_000_000 });
    const read = await Promise.allSettled(contents.map((content) => bytesOf(blobs.open(sha256(content)))));
    expect(read.map(({ status }) => status)).toEqual(contents.map(() => 'rejected'));
    const files = (await readdir(given.dataDir(), { recursive: true })).join();
    expect(contents.filter((content) => files.includes(sha256(content).slice(2)))).toEqual([]);
  });

  it('is written of a database that cannot be written, where no sweep removes anything either', async () => {
    await given.fill();
    const { url, dataDir } = given.location();
    const readOnly = `${url}?options=-c%20default_transaction_read_only%3Don`;
    const location = { dataDir, url: given.engine === 'sqlite' ? url : readOnly };
    const database = await openExistingDatabase<BackedUpTables>(location, migrations);
    given.onCleanUp(() => database.close());
    if (given.engine === 'sqlite') await runSql(database, 'pragma query_only = 1');

    const report = await given.write(given.archive(), undefined, database);

    expect(report).toMatchObject({ contents: 4 });
  });

  it('that was killed holds up the sweep of files for ten minutes only', async () => {
    const database = given.database();
    const blobs = given.store(given.location(), database);
    const content = randomBytes(300_000);
    const staged = await blobs.stage(singleChunk(content));
    await database.write((transaction) => blobs.keep(transaction, staged, 'released'));
    await database.write((transaction) => blobs.release(transaction, 'released'));
    const killed = { name: 'backup killed', value: '2026-11-24T12:10:00.000Z' };
    await database.write((transaction) => transaction.insertInto('installation').values(killed).execute());

    await blobs.sweep(0);

    await expect(bytesOf(blobs.open(sha256(content)))).rejects.toThrow('No content');
  });

  it('is readable only by its owner, never overwrites a file, and leaves nothing when it fails', async () => {
    await given.fill();
    await given.write();
    const { mode } = await stat(given.archive());

    await expect(given.write()).rejects.toThrow('already exists');
    await rm(join(given.dataDir(), 'blobs'), { recursive: true, force: true });
    await given.database().write(async (transaction) => {
      await transaction.deleteFrom('blob_chunks').execute();
    });
    await expect(given.write(join(given.folder(), 'other.tar'))).rejects.toThrow();

    expect((mode & 0o777).toString(8)).toBe('600');
    expect(await readdir(given.folder())).toEqual(['portal.tar']);
  });

  it('is verified in a separate place, which is removed afterwards', async () => {
    await given.fill();
    const { sha256: hash } = await given.write();

    const report = await verifyBackup(given.archive(), given.folder(), restoreOptions);

    expect(report).toMatchObject({
      sha256: hash,
      contents: 4,
      manifest: { version: '1.2.3', engine: given.engine },
    });
    expect(await readdir(given.folder())).toEqual(['portal.tar']);
  });

  it('from an older version is migrated; from a newer one it is refused and the version named', async () => {
    await given.fill();
    await given.write();
    const [newer, older] = [await given.newLocation(given.engine), await given.newLocation(given.engine)];

    await restoreBackup(given.archive(), newer, { ...restoreOptions, migrations: [...migrations, later] });
    await expect(
      restoreBackup(given.archive(), older, { ...restoreOptions, migrations: blobMigrations }),
    ).rejects.toThrow(/version 1\.2\.3, which is newer .* 9000-people/);

    const database = await openExistingDatabase<{ dogs: { id: number } }>(newer, [...migrations, later]);
    given.onCleanUp(() => database.close());
    expect(await database.read.selectFrom('dogs').selectAll().execute()).toEqual([]);
  });

  it('is restored only into an empty target', async () => {
    await given.fill();
    await given.write();

    await expect(restoreBackup(given.archive(), given.location(), restoreOptions)).rejects.toThrow(
      given.engine === 'sqlite' ? /holds a portal already/ : /has tables already/,
    );
    expect((await given.stateOf(given.database())).people).toHaveLength(defaultPeople);
  });

  it('is not restored when completing it fails', async () => {
    await given.fill();
    await given.write();
    const location = await given.newLocation(given.engine);
    const complete = () => Promise.reject(new Error('not what it should be'));

    await expect(restoreBackup(given.archive(), location, { ...restoreOptions, complete })).rejects.toThrow(
      'not what it should be',
    );

    await expect(openExistingDatabase(location, migrations)).rejects.toThrow(/no database|holds no portal/);
  });
});

async function bytesOf(source: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const bytes of source) pieces.push(Buffer.from(bytes));
  return Buffer.concat(pieces);
}
