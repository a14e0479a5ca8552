import { blobMigrations, createBlobStore, type BlobStore } from '@form-portal/storage';
import { describeDatabase } from '@form-portal/storage/testing';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { serverMigrations } from '../../db/migrations/index.ts';
import type { ServerTables } from '../../db/tables.ts';
import { testSystemDeps } from '../../testing/test-system-deps.ts';
import { createMfwsUploads } from '../files/uploads.store.ts';
import { createMfwsLogins } from './logins.store.ts';

describeDatabase<ServerTables>('a login', [...blobMigrations, ...serverMigrations], (given) => {
  it('ends while a file is uploaded, and its uploads with it', async () => {
    const database = given.database();
    const { now, newGuid } = testSystemDeps();
    const blobs = createBlobStore({
      database,
      dataDir: given.dataDir(),
      large: 'disk',
      now,
      newId: newGuid,
    });
    const keeping = Promise.withResolvers<void>();
    const slow: BlobStore = {
      ...blobs,
      async keep(...kept) {
        keeping.resolve();
        await wait(100);
        return blobs.keep(...kept);
      },
    };
    const uploads = createMfwsUploads({ database, blobs: slow, maxWaitingBytes: 1000 });
    const logins = createMfwsLogins({ database, uploads, now });
    const until = new Date(now().getTime() + 60_000).toISOString();
    const login = { account: '1', hasVault: true, readOnly: false, sessionId: null, until };
    await logins.add('token', { ...login, passwordStamp: null, address: '192.0.2.1' });
    const stored = (await logins.find('token'))!;
    const staged = await blobs.stage(Readable.from([Buffer.from('content')]));

    const upload = uploads.keep(stored, staged);
    await keeping.promise;
    const end = logins.end(stored);

    expect(await Promise.allSettled([upload, end])).toMatchObject([
      { status: 'fulfilled' },
      { status: 'fulfilled' },
    ]);
    expect(await logins.find('token')).toBeUndefined();
    expect(await database.read.selectFrom('mfws_uploads').selectAll().execute()).toEqual([]);
  });
});
