import { sha256 } from '../testing/sha256.ts';
import { randomBytes, randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { DatabaseUnderTest } from '../testing/describe-database.ts';
import type { BlobLocation, BlobTables } from './blob-tables.ts';
import {
  hour,
  keep,
  read,
  release,
  small,
  store,
  storedContents,
  stream,
} from './testing/blob-store-under-test.ts';

/** Which contents a blob store keeps, and how many copies. */
export function keepsContents(given: DatabaseUnderTest<BlobTables>, large: BlobLocation): void {
  it.each([0, 1, 4099, 4100, 4101, small - 1, small, small + 1, 2 * small, 3 * small + 7])(
    'returns %i bytes unchanged, staged and kept',
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

  it.each([1, 3, 65_536, 300 * 1024, 5 * small])('accepts a stream in chunks of %i bytes', async (piece) => {
    const blobs = store(given, large);
    const content = randomBytes(piece < 10 ? 2000 : 2 * small + 11);

    const staged = await blobs.stage(stream(content, piece));

    expect((await read(staged.open())).equals(content)).toBe(true);
    await staged.discard();
  });

  it('stores equal contents once, however many owners hold them', async () => {
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

  it('shares a stored content, and reports when it is not stored', async () => {
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

  it('keeps nothing when the transaction is rolled back, and can be called again', async () => {
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

  it('names the content that is not stored', async () => {
    const missing = sha256(randomBytes(9));

    await expect(read(store(given, large).open(missing))).rejects.toThrow(`No content ${missing} is stored.`);
  });

  it('refuses what another store staged', async () => {
    const staged = await store(given, large).stage(stream(randomBytes(5)));

    await expect(keep(given, store(given, large), staged, 'stranger')).rejects.toThrow(
      'Only contents staged by this store',
    );
  });
}
