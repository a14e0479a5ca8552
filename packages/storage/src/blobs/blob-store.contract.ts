import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { BlobStore, StagedBlob } from '../blob-store.ts';
import { openDatabase } from '../open-database.ts';
import { type DatabaseUnderTest, describeDatabase } from '../testing/describe-database.ts';
import { blobMigrations } from './blob-migrations.ts';
import type { BlobPlace, BlobTables } from './blob-tables.ts';
import { type BlobStoreParts, createBlobStore } from './create-blob-store.ts';

const kB = 1024;
const small = 256 * kB;
const hour = 3_600_000;

/** The behaviour of every blob store, with large contents in `large`, on both engines. */
export function describeBlobStore(large: BlobPlace): void {
  describeDatabase<BlobTables>(
    `a blob store with large contents in the ${large}`,
    blobMigrations,
    (given) => {
      keepsContents(given, large);
      removesContents(given, large);
      survivesRaces(given, large);
    },
  );
}

function keepsContents(given: DatabaseUnderTest<BlobTables>, large: BlobPlace): void {
  it.each([0, 1, 4099, 4100, 4101, small - 1, small, small + 1, 2 * small, 3 * small + 7])(
    'gives back %i bytes as they came, staged and kept',
    async (size) => {
      const blobs = store(given, large);
      const content = randomBytes(size);

      const staged = await blobs.stage(stream(content, 60_000));
      expect(staged.sha256).toBe(sha256(content));
      expect(staged.size).toBe(size);
      expect(Buffer.from(staged.head).equals(content.subarray(0, 4100))).toBe(true);
      expect((await read(staged.open())).equals(content)).toBe(true);

      const kept = await given
        .database()
        .write((transaction) => blobs.keep(transaction, staged, randomUUID()));
      expect(kept).toEqual({ sha256: sha256(content), size });
      expect((await read(blobs.open(kept.sha256))).equals(content)).toBe(true);
    },
  );

  it.each([1, 3, 65_536, 300 * kB, 5 * small])(
    'does not mind that the stream comes in pieces of %i bytes',
    async (piece) => {
      const blobs = store(given, large);
      const content = randomBytes(piece < 10 ? 2000 : 2 * small + 11);

      const staged = await blobs.stage(stream(content, piece));

      expect((await read(staged.open())).equals(content)).toBe(true);
      await staged.discard();
    },
  );

  it('keeps equal contents once, however many hold them', async () => {
    const blobs = store(given, large);
    const content = randomBytes(small + 1);
    const one = await blobs.stage(stream(content));
    const other = await blobs.stage(stream(content));

    await keep(given, blobs, one, 'equal-1');
    await keep(given, blobs, other, 'equal-2');
    await keep(given, blobs, other, 'equal-2');
    await one.discard();
    await other.discard();
    expect((await read(blobs.open(one.sha256))).equals(content)).toBe(true);

    await release(given, blobs, 'equal-1');
    await blobs.sweep(hour);
    expect((await read(blobs.open(one.sha256))).equals(content)).toBe(true);
    expect(await storedContents(given, one.sha256)).toBe(1);
  });

  it('shares a stored content, and says when it is not stored', async () => {
    const blobs = store(given, large);
    const content = randomBytes(small + 1);
    const staged = await blobs.stage(stream(content));
    const share = (owner: string): Promise<boolean> =>
      given.database().write((transaction) => blobs.share(transaction, staged.sha256, owner));

    expect(await share('sharer')).toBe(false);
    await keep(given, blobs, staged, 'first');
    expect(await share('sharer')).toBe(true);
    expect(await share('sharer')).toBe(true);
    await release(given, blobs, 'first');
    await blobs.sweep(0);

    expect((await read(blobs.open(staged.sha256))).equals(content)).toBe(true);
  });

  it('keeps nothing when the transaction is undone, and can be asked again', async () => {
    const blobs = store(given, large);
    for (const size of [10, small + 1]) {
      const staged = await blobs.stage(stream(randomBytes(size)));
      const undone = given.database().write(async (transaction) => {
        await blobs.keep(transaction, staged, 'undone');
        throw new Error('undone');
      });
      await expect(undone).rejects.toThrow('undone');
      await expect(read(blobs.open(staged.sha256))).rejects.toThrow(staged.sha256);

      await keep(given, blobs, staged, `again-${size}`);

      expect(await read(blobs.open(staged.sha256))).toHaveLength(size);
    }
  });

  it('says which content is not there', async () => {
    const missing = sha256(randomBytes(9));

    await expect(read(store(given, large).open(missing))).rejects.toThrow(`No content ${missing} is stored.`);
  });

  it('refuses what another store staged', async () => {
    const staged = await store(given, large).stage(stream(randomBytes(5)));

    await expect(keep(given, store(given, large), staged, 'stranger')).rejects.toThrow(
      'Only what this store staged',
    );
  });
}

function removesContents(given: DatabaseUnderTest<BlobTables>, large: BlobPlace): void {
  it('leaves nothing of a stream that fails', async () => {
    const blobs = store(given, large);
    const before = await traces(given);
    async function* failing(): AsyncIterable<Uint8Array> {
      yield* stream(randomBytes(3 * small));
      throw new Error('connection reset');
    }

    await expect(blobs.stage(failing())).rejects.toThrow('connection reset');

    expect(await traces(given)).toEqual(before);
  });

  it('leaves nothing of what is discarded, and discards harmlessly afterwards', async () => {
    const blobs = store(given, large);
    const before = await traces(given);
    const discarded = await blobs.stage(stream(randomBytes(3 * small)));

    await discarded.discard();
    await discarded.discard();
    expect(await traces(given)).toEqual(before);

    const kept = await blobs.stage(stream(randomBytes(3 * small)));
    await keep(given, blobs, kept, 'discarded-later');
    await kept.discard();
    expect(await read(blobs.open(kept.sha256))).toHaveLength(3 * small);
  });

  it.each([1000, small + 1])('sweeps %i bytes once nobody holds them', async (size) => {
    const blobs = store(given, large);
    await blobs.sweep(hour);
    const before = await traces(given);
    const staged = await blobs.stage(stream(randomBytes(size)));
    await keep(given, blobs, staged, `one-${size}`);
    await keep(given, blobs, staged, `two-${size}`);

    await release(given, blobs, `one-${size}`);
    expect(await blobs.sweep(hour)).toBe(0);
    await release(given, blobs, `two-${size}`);
    await release(given, blobs, `two-${size}`);
    expect(await blobs.sweep(hour)).toBe(1);

    await expect(read(blobs.open(staged.sha256))).rejects.toThrow(staged.sha256);
    expect(await traces(given)).toEqual(before);
  });

  it('keeps a content that comes back before and after the sweep', async () => {
    const blobs = store(given, large);
    const content = randomBytes(small + 1);
    for (const owner of ['back-1', 'back-2', 'back-3']) {
      const staged = await blobs.stage(stream(content));
      if (owner === 'back-3') await blobs.sweep(hour);
      await keep(given, blobs, staged, owner);
      await staged.discard();
      await blobs.sweep(hour);
      expect((await read(blobs.open(staged.sha256))).equals(content)).toBe(true);
      await release(given, blobs, owner);
    }
  });

  it('sweeps uploads that were left behind, but never younger ones that may still be kept', async () => {
    const clock = { ms: Date.now() };
    const blobs = store(given, large, () => new Date(clock.ms));
    await blobs.sweep(0);
    const before = await traces(given);
    const left = await blobs.stage(stream(randomBytes(small + 1)));
    clock.ms += 2 * hour;
    const young = await blobs.stage(stream(randomBytes(small + 1)));

    expect(await blobs.sweep(hour)).toBe(1);

    await expect(keep(given, blobs, left, 'too-late')).rejects.toThrow('waited too long');
    await keep(given, blobs, young, 'in-time');
    expect(await read(blobs.open(young.sha256))).toHaveLength(small + 1);
    await release(given, blobs, 'in-time');
    await blobs.sweep(0);
    expect(await traces(given)).toEqual(before);
  });

  it('sweeps more than one batch', async () => {
    const blobs = store(given, large);
    const staged = await Promise.all(Array.from({ length: 230 }, () => blobs.stage(stream(randomBytes(20)))));
    await given.database().write(async (transaction) => {
      for (const content of staged) await blobs.keep(transaction, content, 'many');
    });
    await release(given, blobs, 'many');

    expect(await blobs.sweep(hour)).toBe(230);
  });

  it('writes files that only their owner can read, under names of its own', async () => {
    const blobs = store(given, large);
    const staged = await blobs.stage(stream(randomBytes(small + 1)));
    await keep(given, blobs, staged, 'private');

    const found = await files(given);
    expect(found.length > 0).toBe(large === 'disk');
    for (const file of found) {
      expect(file).toMatch(/\/blobs\/[0-9a-f]{2}\/[0-9a-f]{62}-[0-9a-f-]{36}$/);
      expect((await stat(file)).mode & 0o777).toBe(0o600);
      expect((await stat(join(file, '..'))).mode & 0o777).toBe(0o700);
    }
  });
}

function survivesRaces(given: DatabaseUnderTest<BlobTables>, large: BlobPlace): void {
  it.each([
    { uploads: 'that live', olderThanMs: hour },
    { uploads: 'that die at once', olderThanMs: -hour },
  ])(
    'never loses what is held while keeping, sharing, releasing and sweeping uploads $uploads',
    async ({ olderThanMs }) => {
      const blobs = store(given, large);
      const contents = [randomBytes(100), randomBytes(2000), randomBytes(small + 1), randomBytes(small + 2)];
      const held = new Map<string, Buffer>();
      let sweeping = true;
      const sweeper = (async () => {
        while (sweeping) await blobs.sweep(olderThanMs);
      })();

      async function holder(name: string): Promise<void> {
        for (let round = 0; round < 25; round += 1) {
          const owner = `${name}-${round}-${String(olderThanMs)}`;
          const content = contents[Math.floor(Math.random() * contents.length)]!;
          if (await holdSomehow(given, blobs, content, owner)) {
            // Committed: from here on until it is released, it must be readable.
            expect((await read(blobs.open(sha256(content)))).equals(content)).toBe(true);
            if (round < 20) await release(given, blobs, owner);
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

  // On SQLite one transaction at a time has the database for itself.
  if (given.engine === 'sqlite') return;

  it('lets a sweep of another process neither wait for a transaction that shares a content nor take it', async () => {
    const blobs = store(given, large);
    const content = randomBytes(small + 1);
    const staged = await blobs.stage(stream(content));
    await blobs.sweep(hour);
    await keep(given, blobs, staged, 'leaving');
    await release(given, blobs, 'leaving');

    await given.database().write(async (transaction) => {
      expect(await blobs.share(transaction, staged.sha256, 'staying')).toBe(true);
      expect(await sweepElsewhere(given, large)).toBe(0);
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
async function sweepElsewhere(given: DatabaseUnderTest<BlobTables>, large: BlobPlace): Promise<number> {
  const database = await openDatabase(given.location(), blobMigrations, () => new Date());
  try {
    return await createBlobStore({ ...partsOf(given, large), database }).sweep(hour);
  } finally {
    await database.close();
  }
}

/** Shares or uploads and keeps; false when the upload was swept before it could be kept. */
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

function store(given: DatabaseUnderTest<BlobTables>, large: BlobPlace, now = () => new Date()): BlobStore {
  return createBlobStore({ ...partsOf(given, large), now });
}

function partsOf(given: DatabaseUnderTest<BlobTables>, large: BlobPlace): BlobStoreParts {
  return {
    database: given.database(),
    dataDir: given.dataDir(),
    large,
    now: () => new Date(),
    newId: randomUUID,
  };
}

async function keep(
  given: DatabaseUnderTest<BlobTables>,
  blobs: BlobStore,
  staged: StagedBlob,
  owner: string,
): Promise<void> {
  await given.database().write((transaction) => blobs.keep(transaction, staged, owner));
}

async function release(given: DatabaseUnderTest<BlobTables>, blobs: BlobStore, owner: string): Promise<void> {
  await given.database().write((transaction) => blobs.release(transaction, owner));
}

/** All that the store has: rows and files. */
async function traces(given: DatabaseUnderTest<BlobTables>): Promise<unknown> {
  const { read: rows } = given.database();
  return {
    blobs: await rows.selectFrom('blobs').select('sha256').orderBy('sha256').execute(),
    chunks: await rows.selectFrom('blob_chunks').select(['upload', 'position']).orderBy('upload').execute(),
    uploads: await rows.selectFrom('blob_uploads').selectAll().execute(),
    releases: await rows.selectFrom('blob_releases').selectAll().execute(),
    files: await files(given),
  };
}

async function storedContents(given: DatabaseUnderTest<BlobTables>, hash: string): Promise<number> {
  const inDatabase = await given
    .database()
    .read.selectFrom('blob_chunks')
    .innerJoin('blobs', 'blobs.upload', 'blob_chunks.upload')
    .select('blob_chunks.upload')
    .distinct()
    .where('sha256', '=', hash)
    .execute();
  const onDisk = (await files(given)).filter((file) => file.includes(hash.slice(2)));
  return inDatabase.length + onDisk.length;
}

async function files(given: DatabaseUnderTest<BlobTables>): Promise<readonly string[]> {
  const entries = await readdir(given.dataDir(), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.parentPath.includes('/blobs'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

async function* stream(content: Buffer, piece = 65_536): AsyncIterable<Uint8Array> {
  for (let start = 0; start < content.length; start += piece) {
    yield await Promise.resolve(content.subarray(start, start + piece));
  }
}

async function read(source: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of source) parts.push(part);
  return Buffer.concat(parts);
}

function sha256(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
