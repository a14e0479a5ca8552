import { minuteMs } from '@form-portal/domain';
import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { startPortal } from '../../testing/app-under-test.ts';

it('published forms follow the vault’s value lists within five minutes', async () => {
  const { portal, close } = await startPortal('sqlite');

  const refresh = portal.chores.find(({ name }) => name === 'refresh options');
  await close();

  expect(refresh?.everyMs).toBeLessThanOrEqual(5 * 60_000);
});

it('blobs that nobody keeps stay for as long as the largest allowed post may take to arrive', async () => {
  const { portal, system, close } = await startPortal('sqlite', { PORTAL_MAX_SUBMISSION_MB: '2000' });
  const { database, blobs } = portal.storage;
  const sweep = portal.chores.find(({ name }) => name === 'sweep contents');
  const first = await blobs.stage(Readable.from([Buffer.alloc(300_000, 1)]));

  system.clock.advance(8 * 60 * minuteMs);
  await sweep?.run();
  await database.write((transaction) => blobs.keep(transaction, first, 'post'));

  const abandoned = await blobs.stage(Readable.from([Buffer.alloc(300_000, 2)]));
  system.clock.advance(9 * 60 * minuteMs);
  await sweep?.run();
  await expect(database.write((transaction) => blobs.keep(transaction, abandoned, 'post'))).rejects.toThrow();
  await close();
});
