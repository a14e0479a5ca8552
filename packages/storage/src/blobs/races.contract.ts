import { sha256 } from '../testing/sha256.ts';
import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import type { BlobStore, SweepResult } from '../blob-store.ts';
import { openDatabase } from '../open-database.ts';
import type { DatabaseUnderTest } from '../testing/describe-database.ts';
import { blobMigrations } from './blob-migrations.ts';
import type { BlobLocation, BlobTables } from './blob-tables.ts';
import { createBlobStore } from './create-blob-store.ts';
import { hour, keep, partsOf, read, release, small, store, stream } from './testing/blob-store-under-test.ts';

/** Guarantees that hold while several processes use one blob store. */
export function survivesRaces(given: DatabaseUnderTest<BlobTables>, large: BlobLocation): void {
  it.each([
    { uploads: 'that live', olderThanMs: hour },
    { uploads: 'that die at once', olderThanMs: -hour },
  ])(
    'never loses held contents while keeping, sharing, releasing and sweeping uploads $uploads',
    async ({ olderThanMs }) => {
      const blobs = store(given, large);
      const contents = [randomBytes(100), randomBytes(2000), randomBytes(small + 1), randomBytes(small + 2)];
      const held = new Map<string, Buffer>();
      let sweeping = true;
      const sweeper = (async () => {
        while (sweeping) await blobs.sweep(olderThanMs);
      })();

      async function holder(name: string): Promise<void> {
        for (let round = 0; round < 12; round += 1) {
          const owner = `${name}-${round}-${String(olderThanMs)}`;
          const content = contents[Math.floor(Math.random() * contents.length)]!;
          if (await holdSomehow(given, blobs, content, owner)) {
            // Committed: it must stay readable until it is released.
            expect((await read(blobs.open(sha256(content)))).equals(content)).toBe(true);
            if (round < 9) await release(given, blobs, owner);
            else held.set(owner, content);
          }
        }
      }
      await Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map(holder));
      sweeping = false;
      await sweeper;
      await blobs.sweep(olderThanMs);

      for (const content of held.values()) {
        expect((await read(blobs.open(sha256(content)))).equals(content)).toBe(true);
      }
      expect(held.size).toBeGreaterThan(0);
      for (const owner of held.keys()) await release(given, blobs, owner);
    },
  );

  // SQLite runs one write transaction at a time.
  if (given.engine === 'sqlite') return;

  it('lets a sweep of another process neither wait for a transaction that shares a content nor remove that content', async () => {
    const blobs = store(given, large);
    const content = randomBytes(small + 1);
    const staged = await blobs.stage(stream(content));
    await blobs.sweep(hour);
    await keep(given, blobs, staged, 'leaving');
    await release(given, blobs, 'leaving');

    await given.database().write(async (transaction) => {
      expect(await blobs.share(transaction, staged.sha256, 'staying')).toBe(true);
      expect((await sweepElsewhere(given, large)).removed).toBe(0);
    });
    await blobs.sweep(hour);

    expect((await read(blobs.open(staged.sha256))).equals(content)).toBe(true);
  });

  it('remembers a release that a sweep of another process could not see yet', async () => {
    const blobs = store(given, large);
    const staged = await blobs.stage(stream(randomBytes(small + 1)));
    for (const owner of ['early', 'late']) await keep(given, blobs, staged, owner);
    await release(given, blobs, 'early');

    await given.database().write(async (transaction) => {
      await blobs.release(transaction, 'late');
      await sweepElsewhere(given, large);
    });
    await blobs.sweep(hour);

    await expect(read(blobs.open(staged.sha256))).rejects.toThrow(staged.sha256);
  });
}

/** A sweep by another process. */
async function sweepElsewhere(
  given: DatabaseUnderTest<BlobTables>,
  large: BlobLocation,
): Promise<SweepResult> {
  const database = await openDatabase(given.location(), blobMigrations, () => new Date());
  try {
    return await createBlobStore({ ...partsOf(given, large), database }).sweep(hour);
  } finally {
    await database.close();
  }
}

/** Shares the content, or uploads and keeps it; returns false when the upload was swept before it could be kept. */
async function holdSomehow(
  given: DatabaseUnderTest<BlobTables>,
  blobs: BlobStore,
  content: Buffer,
  owner: string,
): Promise<boolean> {
  if (await given.database().write((transaction) => blobs.share(transaction, sha256(content), owner)))
    return true;
  const staged = await blobs.stage(stream(content));
  try {
    await keep(given, blobs, staged, owner);
    return true;
  } catch (error) {
    expect(String(error)).toContain('waited too long');
    return false;
  } finally {
    await staged.discard();
  }
}
