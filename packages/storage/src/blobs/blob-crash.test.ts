import { spawn } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { BlobStore } from '../blob-store.ts';
import type { Engine } from '../database.ts';
import { type DatabaseLocation, openDatabase } from '../open-database.ts';
import { newDatabase } from '../testing/describe-database.ts';
import { blobMigrations } from './blob-migrations.ts';
import type { BlobLocation, BlobTables } from './blob-tables.ts';
import { createBlobStore } from './create-blob-store.ts';

const rounds = 2;
/** Long enough for as many processes to start on a busy machine. */
const timeoutMs = 60_000;

describe.each<{ engine: Engine; large: BlobLocation }>([
  { engine: 'sqlite', large: 'disk' },
  { engine: 'postgres', large: 'disk' },
  { engine: 'postgres', large: 'database' },
])('a blob store on $engine with large contents in the $large', ({ engine, large }) => {
  it(
    'keeps everything acknowledged and nothing else when its process is killed at any moment',
    async () => {
      const { location, remove } = await newDatabase(engine, { place: 'disk' });
      for (let round = 0; round < rounds; round += 1) {
        const printed = await runAndKill(location, large, Math.random() * 400);
        const database = await openDatabase<BlobTables>(location, blobMigrations, () => new Date());
        const parts = {
          database,
          dataDir: location.dataDir,
          large,
          now: () => new Date(),
          newId: randomUUID,
        };
        const blobs = createBlobStore(parts);
        // No uploads are running, so none is too young to be swept.
        await blobs.sweep(-1000);

        expect(printed.kept.size).toBeGreaterThan(0);
        for (const sha256 of printed.kept)
          if (!printed.releasing.has(sha256)) expect(await hashOf(blobs, sha256)).toBe(sha256);
        const { read } = database;
        const stored = await read.selectFrom('blobs').select(['sha256', 'place']).execute();
        for (const { sha256 } of stored) expect(await hashOf(blobs, sha256)).toBe(sha256);
        expect(await read.selectFrom('blob_uploads').selectAll().execute()).toEqual([]);
        expect(await filesIn(location)).toBe(stored.filter(({ place }) => place === 'disk').length);
        await database.close();
      }
      await remove();
    },
    timeoutMs,
  );
});

interface Printed {
  readonly kept: ReadonlySet<string>;
  /** Releases the process had begun: these contents may or may not remain. */
  readonly releasing: ReadonlySet<string>;
}

/** Runs a process that stores contents, and kills it `afterMs` after it has kept the first one. */
async function runAndKill(
  location: DatabaseLocation,
  large: BlobLocation,
  afterMs: number,
): Promise<Printed> {
  const script = fileURLToPath(new URL('../testing/blob-storing-process.ts', import.meta.url));
  const child = spawn(process.execPath, [script, JSON.stringify({ location, large })], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  while (!/^kept .*\n/m.test(output)) await once(child.stdout, 'data');
  await sleep(afterMs);
  child.kill('SIGKILL');
  await ended;
  // Drops the last line, which the kill may have truncated.
  const lines = output.split('\n').slice(0, -1);
  const after = (word: string): ReadonlySet<string> =>
    new Set(lines.filter((line) => line.startsWith(word)).map((line) => line.slice(word.length)));
  return { kept: after('kept '), releasing: after('releasing ') };
}

async function hashOf(blobs: BlobStore, sha256: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const bytes of blobs.open(sha256)) hash.update(bytes);
  return hash.digest('hex');
}

async function filesIn(location: DatabaseLocation): Promise<number> {
  const entries = await readdir(location.dataDir, { recursive: true, withFileTypes: true });
  return entries.filter(
    (entry) => entry.isFile() && /\/blobs\/([0-9a-f]{2}|incoming)$/.test(entry.parentPath),
  ).length;
}
