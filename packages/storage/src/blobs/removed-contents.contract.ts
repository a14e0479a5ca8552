import { randomBytes } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { DatabaseUnderTest } from '../testing/describe-database.ts';
import type { BlobLocation, BlobTables } from './blob-tables.ts';
import {
  files,
  hour,
  keep,
  read,
  release,
  small,
  store,
  stream,
  traces,
} from './testing/blob-store-under-test.ts';

/** What a blob store removes, and when. */
export function removesContents(given: DatabaseUnderTest<BlobTables>, large: BlobLocation): void {
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

  it('leaves nothing of a discarded content, and discards without error afterwards', async () => {
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

  it.each([1000, small + 1])('sweeps a content of %i bytes once it has no owner', async (size) => {
    const blobs = store(given, large);
    await blobs.sweep(hour);
    const before = await traces(given);
    const staged = await blobs.stage(stream(randomBytes(size)));
    await keep(given, blobs, staged, `one-${size}`);
    await keep(given, blobs, staged, `two-${size}`);

    await release(given, blobs, `one-${size}`);
    expect((await blobs.sweep(hour)).removed).toBe(0);
    await release(given, blobs, `two-${size}`);
    await release(given, blobs, `two-${size}`);
    expect((await blobs.sweep(hour)).removed).toBe(1);

    await expect(read(blobs.open(staged.sha256))).rejects.toThrow(staged.sha256);
    expect(await traces(given)).toEqual(before);
  });

  it('releases what an owner no longer needs, and keeps the rest', async () => {
    const blobs = store(given, large);
    const [needed, unneeded] = [
      await blobs.stage(stream(randomBytes(9))),
      await blobs.stage(stream(randomBytes(9))),
    ];
    await keep(given, blobs, needed, 'selective');
    await keep(given, blobs, unneeded, 'selective');

    await given
      .database()
      .write((transaction) => blobs.release(transaction, 'selective', { except: [needed.sha256] }));

    expect((await blobs.sweep(hour)).removed).toBe(1);
    expect(await read(blobs.open(needed.sha256))).toHaveLength(9);
    await release(given, blobs, 'selective');
    expect((await blobs.sweep(hour)).removed).toBe(1);
  });

  it('keeps a content that is stored again before and after the sweep', async () => {
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

  it('sweeps abandoned uploads, but never recent ones that may still be kept', async () => {
    const clock = { ms: Date.now() };
    const blobs = store(given, large, () => new Date(clock.ms));
    await blobs.sweep(0);
    const before = await traces(given);
    const left = await blobs.stage(stream(randomBytes(small + 1)));
    clock.ms += 2 * hour;
    const young = await blobs.stage(stream(randomBytes(small + 1)));

    expect((await blobs.sweep(hour)).removed).toBe(1);

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

    expect((await blobs.sweep(hour)).removed).toBe(230);
  });

  it('writes files that only their owner can read, under unique names', async () => {
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
