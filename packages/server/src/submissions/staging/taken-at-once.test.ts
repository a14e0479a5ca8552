import { guidOf } from '@form-portal/domain/testing';
import { blobMigrations, createBlobStore, type BlobStore } from '@form-portal/storage';
import { describeDatabase } from '@form-portal/storage/testing';
import { randomBytes, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { serverMigrations } from '../../db/migrations/index.ts';
import type { SubmissionTables } from '../../db/submission-tables.ts';
import { testSystemDeps } from '../../testing/test-system-deps.ts';
import { createStagedFileStore, type FileToStage } from './staged-files.store.ts';

const migrations = [...blobMigrations, ...serverMigrations];

describeDatabase<SubmissionTables>('staged files', migrations, (given) => {
  it('are taken by two submissions at once that sent the same files in another order', async () => {
    const database = given.database();
    const { newGuid, now } = testSystemDeps();
    const dataDir = given.dataDir();
    const blobs = createBlobStore({ database, dataDir, large: 'disk', now, newId: randomUUID });
    const slow: Pick<BlobStore, 'release'> = {
      async release(...released) {
        await blobs.release(...released);
        await wait(100);
      },
    };
    const limits = { total: 10_000_000, perAddress: 10_000_000 };
    const store = createStagedFileStore({
      database,
      blobs: slow,
      now,
      newGuid,
      limits,
      hashKey: (...texts) => texts.join(),
    });
    const staged = await Promise.all(
      [randomBytes(10), randomBytes(20)].map((bytes) => blobs.stage(Readable.from([bytes]))),
    );
    const files = staged.map((blob): FileToStage => ({
      name: 'a.png',
      size: blob.size,
      sha256: blob.sha256,
      mediaType: 'image/png',
      request: null,
      isClean: true,
      keep: (transaction, owner) => blobs.keep(transaction, blob, owner),
    }));
    const form = guidOf('form');
    const one = await store.stage({ token: 'one', form }, '192.0.2.1', files);
    const other = await store.stage({ token: 'other', form }, '192.0.2.2', files.toReversed());

    const taken = [one, other].map((draft) =>
      database.write((transaction) =>
        store.take(
          transaction,
          draft.map(({ id }) => id),
          newGuid(),
        ),
      ),
    );

    expect(await Promise.allSettled(taken)).toEqual([
      { status: 'fulfilled', value: true },
      { status: 'fulfilled', value: true },
    ]);
  });
});
