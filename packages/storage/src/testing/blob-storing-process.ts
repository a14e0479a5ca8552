/** Keeps, releases and sweeps contents until it is killed, printing every guaranteed result: `kept` or `released` and a hash. */
import { randomBytes, randomUUID } from 'node:crypto';
import { blobMigrations } from '../blobs/blob-migrations.ts';
import { createBlobStore } from '../blobs/create-blob-store.ts';
import { openDatabase } from '../open-database.ts';

const { location, large } = JSON.parse(process.argv[2] ?? '');
const now = (): Date => new Date();
const database = await openDatabase(location, blobMigrations, now);
const blobs = createBlobStore({ database, dataDir: location.dataDir, large, now, newId: randomUUID });

async function* content(): AsyncIterable<Uint8Array> {
  const pieces = 1 + Math.floor(Math.random() * 12);
  for (let piece = 0; piece < pieces; piece += 1) yield await Promise.resolve(randomBytes(60_000));
}

async function keepAndRelease(): Promise<never> {
  for (;;) {
    const staged = await blobs.stage(content());
    const owner = staged.sha256;
    await database.write((transaction) => blobs.keep(transaction, staged, owner));
    process.stdout.write(`kept ${owner}\n`);
    if (Math.random() < 0.5) continue;
    process.stdout.write(`releasing ${owner}\n`);
    await database.write((transaction) => blobs.release(transaction, owner));
    await blobs.sweep(3_600_000);
  }
}

await Promise.all([keepAndRelease(), keepAndRelease(), keepAndRelease()]);
