import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { describeDatabase } from '../testing/describe-database.ts';
import { blobMigrations } from './blob-migrations.ts';
import type { BlobLocation, BlobTables } from './blob-tables.ts';
import { createBlobStore } from './create-blob-store.ts';

const MB = 1_048_576;
const contentSize = 32 * MB;

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/** Bytes that are still reachable. */
async function memoryInUse(): Promise<number> {
  collectGarbage();
  // Memory outside the heap is released asynchronously.
  await sleep(15);
  collectGarbage();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

/** Passes a stream through, calling `look` after every 4 MB. */
async function* watched(
  source: AsyncIterable<Uint8Array>,
  look: () => Promise<void>,
): AsyncIterable<Uint8Array> {
  let passed = 0;
  for await (const bytes of source) {
    const before = Math.floor(passed / (4 * MB));
    passed += bytes.length;
    if (Math.floor(passed / (4 * MB)) > before) await look();
    yield bytes;
  }
}

async function* largeContent(): AsyncIterable<Uint8Array> {
  const piece = randomBytes(65_536);
  for (let sent = 0; sent < contentSize; sent += piece.length)
    yield await Promise.resolve(Buffer.from(piece));
}

describeDatabase<BlobTables>('memory of a blob store', blobMigrations, (given) => {
  it.each<BlobLocation>(['disk', 'database'])(
    'stays flat while a large content streams to the %s and back',
    async (large) => {
      const place = { database: given.database(), dataDir: given.dataDir(), large };
      const blobs = createBlobStore({ ...place, now: () => new Date(), newId: randomUUID });
      const before = await memoryInUse();
      let most = before;
      const look = async (): Promise<void> => {
        most = Math.max(most, await memoryInUse());
      };

      const staged = await blobs.stage(watched(largeContent(), look));
      let read = 0;
      for await (const bytes of watched(staged.open(), look)) read += bytes.length;

      expect(read).toBe(contentSize);
      expect(most - before).toBeLessThan(6 * MB);
      await staged.discard();
    },
  );
});
