import { randomBytes } from 'node:crypto';
import { readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import type { BlobStore } from '../blob-store.ts';
import { openDatabase } from '../open-database.ts';
import { newDatabase, type DatabaseUnderTest } from '../testing/describe-database.ts';
import { blobMigrations } from './blob-migrations.ts';
import type { BlobTables } from './blob-tables.ts';
import { createBlobStore } from './create-blob-store.ts';
import { day, files, hour, keep, partsOf, read, small, stream } from './testing/blob-store-under-test.ts';

/** What happens to the files on disk when the database next to them is replaced. */
export function keepsFilesOfOtherDatabases(given: DatabaseUnderTest<BlobTables>): void {
  /** A store in the same folder over a separate database. */
  async function storeOverNewDatabase(now = () => new Date()): Promise<BlobStore> {
    const { location, remove } = await newDatabase(given.engine);
    const database = await openDatabase<BlobTables>(location, blobMigrations, now);
    onTestFinished(async () => {
      await database.close();
      await remove();
    });
    return createBlobStore({ ...partsOf(given, 'disk'), database, now });
  }

  async function keptContent(owner: string) {
    const blobs = createBlobStore(partsOf(given, 'disk'));
    const content = randomBytes(small + 1);
    const staged = await blobs.stage(stream(content));
    await keep(given, blobs, staged, owner);
    await blobs.sweep(hour);
    return { blobs, content, staged };
  }

  const markFile = () => join(given.dataDir(), 'blobs/installation');

  it('sweeps no file of a folder that belongs to another database', async () => {
    const { blobs, content, staged } = await keptContent('before the change');
    const before = await files(given);
    const other = await storeOverNewDatabase();

    await other.sweep(-hour);

    expect(await other.checkFolder()).toBe('foreign');
    expect(await files(given)).toEqual(before);
    expect(await blobs.checkFolder()).toBe('ours');
    expect((await read(blobs.open(staged.sha256))).equals(content)).toBe(true);
  });

  it('sweeps no file of an unmarked folder that holds nothing it knows', async () => {
    await keptContent('before marks');
    await rm(markFile());
    const before = await files(given);
    const other = await storeOverNewDatabase();

    await other.sweep(-hour);

    expect(await other.checkFolder()).toBe('unmarked');
    expect(await files(given)).toEqual(before);
  });

  it('marks an unmarked folder that holds its own contents, as after an upgrade', async () => {
    const { blobs } = await keptContent('before the upgrade');
    await rm(markFile());

    expect(await blobs.checkFolder()).toBe('ours');
    expect(await readdir(join(given.dataDir(), 'blobs'))).toContain('installation');
  });

  it('recognises an unmarked folder by contents that the same sweep removes', async () => {
    const { location, remove } = await newDatabase(given.engine, { place: 'disk' });
    const database = await openDatabase<BlobTables>(location, blobMigrations, () => new Date());
    onTestFinished(async () => {
      await database.close();
      await remove();
    });
    const blobs = createBlobStore({ ...partsOf(given, 'disk'), database, dataDir: location.dataDir });
    const staged = await blobs.stage(stream(randomBytes(small + 1)));
    await database.write((transaction) => blobs.keep(transaction, staged, 'gone'));
    await database.write((transaction) => blobs.release(transaction, 'gone'));
    // As after a crash between removing the row of an upload and removing its file.
    await blobs.stage(stream(randomBytes(small + 1)));
    await database.write((transaction) => transaction.deleteFrom('blob_uploads').execute());

    expect(await blobs.sweep(hour)).toMatchObject({ folder: 'ours', removed: 1, quarantined: 1 });
  });

  it('reports when the folder was lost or not restored', async () => {
    const { blobs } = await keptContent('without its folder');
    await rename(join(given.dataDir(), 'blobs'), join(given.dataDir(), 'lost'));
    const restarted = createBlobStore(partsOf(given, 'disk'));

    expect(await restarted.checkFolder()).toBe('incomplete');

    await rm(join(given.dataDir(), 'blobs'), { recursive: true, force: true });
    await rename(join(given.dataDir(), 'lost'), join(given.dataDir(), 'blobs'));
    expect(await restarted.checkFolder()).toBe('ours');
    expect(await blobs.checkFolder()).toBe('ours');
  });

  it('quarantines files unknown to the folder’s new database, and removes them two weeks later', async () => {
    await keptContent('of the old database');
    const clock = { ms: Date.now() };
    const other = await storeOverNewDatabase(() => new Date(clock.ms));
    const before = await files(given);

    await other.adoptFolder();
    expect((await other.sweep(hour)).removed).toBe(0);
    const quarantined = await files(given);
    expect(quarantined).toHaveLength(before.length);
    expect(quarantined.filter((file) => !file.includes('/quarantine/'))).toEqual([]);

    clock.ms += 13 * day;
    expect((await other.sweep(hour)).removed).toBe(0);
    expect(await files(given)).toEqual(quarantined);
    clock.ms += 2 * day;
    expect((await other.sweep(hour)).removed).toBe(before.length);
    expect(await files(given)).toEqual([]);
  });

  it('finds its files in quarantine, and restores them once the folder belongs to it again', async () => {
    // The previous test left the mark of a database that no longer exists.
    await createBlobStore(partsOf(given, 'disk')).adoptFolder();
    const { blobs, content, staged } = await keptContent('wrongly left');
    const other = await storeOverNewDatabase();
    await other.adoptFolder();
    await other.sweep(hour);

    expect(await blobs.checkFolder()).toBe('foreign');
    expect((await read(blobs.open(staged.sha256))).equals(content)).toBe(true);

    await blobs.adoptFolder();
    await blobs.sweep(hour);
    const found = (await files(given)).filter((file) => file.includes(staged.sha256.slice(2)));
    expect(found).toHaveLength(1);
    expect(found[0]).not.toContain('quarantine');
    expect((await read(blobs.open(staged.sha256))).equals(content)).toBe(true);
  });
}
