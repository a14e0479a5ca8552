import { guidOf } from '@form-portal/domain/testing';
import type { DatabaseLocation, Engine } from '@form-portal/storage';
import { newDatabase } from '@form-portal/storage/testing';
import { createHash, randomBytes } from 'node:crypto';
import { copyFile, mkdtemp, readFile, readdir, rm, stat, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testSystemDeps } from '../testing/test-system-deps.ts';
import { testClient } from '../testing/test-client.ts';
import { startPortal, type PortalUnderTest } from '../testing/app-under-test.ts';
import { aSubmission, multipart, publish, sentForm } from '../submissions/testing/posts.ts';
import { until } from '../testing/until.ts';
import { sampleFiles } from '../submissions/testing/sample-files.ts';
import { composePortal, type Portal } from '../compose.ts';
import { openStorage } from '../compose/infrastructure/open-storage.ts';
import type { SubmissionTables } from '../db/submission-tables.ts';
import { runCommandHere, runPortalCommand } from './testing/run-portal-command.ts';

/** Several processes start one after the other, on a busy machine. */
const waitMs = 120_000;

const form = sentForm({ guid: guidOf('backed-up') });

describe.each<Engine>(['sqlite', 'postgres'])('a backup of a portal on %s', (engine) => {
  let given: PortalUnderTest;
  let url: string;
  let folder: string;
  let archive: string;
  /** Acknowledged submissions: the hash of the file that each was sent with. */
  const acknowledged = new Map<string, string>();

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'form-portal-backup-'));
    archive = join(folder, 'portal.tar');
    given = await startPortal(engine, { PORTAL_SUBMISSION_LIMIT: 'off' });
    await publish(given, form);
    url = await given.portal.app.listen({ host: '127.0.0.1', port: 0 });
    given.portal.submissions.start();
  }, waitMs);

  afterAll(async () => {
    await given.close();
    await rm(folder, { recursive: true, force: true });
  });

  const environmentOf = ({ dataDir, url: databaseUrl }: DatabaseLocation) => ({
    cwd: folder,
    PORTAL_DATA_DIR: dataDir,
    ...(databaseUrl === '' ? {} : { PORTAL_DATABASE_URL: databaseUrl }),
  });

  const original = () =>
    environmentOf({ dataDir: given.config.dataDir, url: given.config.databaseUrl ?? '' });

  /** Every second file is large enough to be stored separately. */
  async function send(index: number): Promise<void> {
    const submission = aSubmission(form);
    const picture = Buffer.concat([sampleFiles['kuva.png'], randomBytes(index % 2 === 0 ? 600_000 : 2000)]);
    const { body, type = '' } = multipart([
      ['submission', JSON.stringify(submission)],
      ['attachments', picture, 'kuva.png'],
    ]);
    const response = await fetch(`${url}/api/submissions`, {
      method: 'POST',
      headers: { 'content-type': type, 'sec-fetch-site': 'same-origin' },
      body: Buffer.from(body ?? ''),
    });
    expect(response.status, await response.clone().text()).toBe(201);
    acknowledged.set(String(submission['GUID']), createHash('sha256').update(picture).digest('hex'));
  }

  it(
    'under load holds everything acknowledged before it began, with its files, and is restored equal',
    async () => {
      for (let index = 0; index < 10; index += 1) await send(index);
      const before = new Map(acknowledged);
      const load = new AbortController();
      const visitors = [1, 2, 3].map(async (visitor) => {
        for (let index = visitor; !load.signal.aborted; index += 1) {
          await send(index);
          await sleep(100);
        }
      });

      const written = await runPortalCommand(['backup', archive], original());
      load.abort();
      await Promise.all(visitors);
      const verified = await runCommandHere(['restore', archive, '--verify'], original());
      const { location, remove } = await newDatabase(engine);
      const restored = await runPortalCommand(['restore', archive], environmentOf(location));

      expect(acknowledged.size).toBeGreaterThan(before.size);
      expect(written, written.output).toMatchObject({
        code: 0,
        output: expect.stringContaining('is complete'),
      });
      expect(verified, verified.output).toMatchObject({ code: 0 });
      expect(verified.output).toContain('is complete and this version can restore it');
      expect(restored, restored.output).toMatchObject({ code: 0 });
      expect(restored.output).toContain('PORTAL_DELIVERY=hold');
      const copy = await startCopy(location);
      for (const [submission, sha256] of before) {
        const attachment = await copy.database.read
          .selectFrom('submission_attachments')
          .select('sha256')
          .where('submission', '=', submission)
          .executeTakeFirst();
        expect(attachment).toEqual({ sha256 });
        expect(await hashOf(copy.blobs.open(sha256))).toBe(sha256);
      }
      await copy.database.close();

      const again = join(folder, 'again.tar');
      const secondBackup = await runCommandHere(['backup', again], environmentOf(location));
      expect(secondBackup, secondBackup.output).toMatchObject({ code: 0 });
      expect((await partsOf(archive)).length).toBeGreaterThan(20);
      const etagKeyRow = (row: string) => row.startsWith('["etag",');
      expect(await partsOf(again)).toEqual((await partsOf(archive)).filter((row) => !etagKeyRow(row)));
      await remove();
    },
    waitMs,
  );

  it(
    'says how many submissions will be delivered, without the tests that are only kept',
    async () => {
      const database = given.portal.storage.database.withTables<SubmissionTables>();
      const outbox = () => database.read.selectFrom('outbox').select('submission').execute();
      await until(async () => (await outbox()).length === 0, waitMs);
      const [test = ''] = acknowledged.keys();
      await database.write((transaction) =>
        transaction
          .updateTable('submissions')
          .set({ status: 'waiting', test: 'keep' })
          .where('guid', '=', test)
          .execute(),
      );
      const { location, remove } = await newDatabase('sqlite');
      const kept = join(folder, 'kept.tar');
      await runCommandHere(['backup', kept], original());

      const restored = await runCommandHere(['restore', kept], environmentOf(location));

      expect(restored.output).toContain('0 submissions wait for the vault');
      await remove();
    },
    waitMs,
  );

  it(
    'has other ETags once restored: what is saved from then on gets versions that were in use before',
    async () => {
      const { location, remove } = await newDatabase('sqlite');
      const versions = join(folder, 'versions.tar');
      await runCommandHere(['backup', versions], original());
      await runCommandHere(['restore', versions], environmentOf(location));
      const copy = await composePortal(
        { ...given.config, dataDir: location.dataDir, databaseUrl: null },
        testSystemDeps(),
      );
      const etagFrom = async (app: Portal['app']) => {
        const { headers, statusCode } = await testClient(app, '192.0.2.1').get('/api/settings');
        expect(statusCode).toBe(200);
        return headers.etag;
      };

      const etag = await etagFrom(copy.app);
      await copy.stop();

      expect(etag).toBeDefined();
      expect(etag).not.toBe(await etagFrom(given.portal.app));
      await remove();
    },
    waitMs,
  );

  it(
    'that is truncated is refused with exit code 1, and nothing is created',
    async () => {
      const { location, remove } = await newDatabase('sqlite');
      const cut = join(folder, 'cut.tar');
      await copyFile(archive, cut);
      await truncate(cut, Math.floor((await stat(cut)).size / 2));

      const restored = await runCommandHere(['restore', cut], environmentOf(location));
      const verified = await runCommandHere(['restore', cut, '--verify'], environmentOf(location));

      for (const outcome of [restored, verified])
        expect(outcome).toMatchObject({ code: 1, output: expect.stringContaining('cut off') });
      expect(await readdir(location.dataDir)).toEqual([]);
      await remove();
    },
    waitMs,
  );

  it(
    'is not restored over an existing portal',
    async () => {
      const { code, output } = await runCommandHere(['restore', archive], original());

      expect([code, output]).toEqual([1, expect.stringMatching(/holds a portal already|has tables already/)]);
    },
    waitMs,
  );
});

async function startCopy(location: { readonly url: string; readonly dataDir: string }) {
  const databaseUrl = location.url === '' ? null : location.url;
  const { database, blobs } = await openStorage({ dataDir: location.dataDir, databaseUrl }, testSystemDeps());
  return { database: database.withTables<SubmissionTables>(), blobs };
}

async function hashOf(source: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha256');
  for await (const bytes of source) hash.update(bytes);
  return hash.digest('hex');
}

/**
 * The checksums of the blobs in an archive, and the rows of its tables. Sorted, since PostgreSQL may return the rows of a restored
 * table in another order. Blobs are random, and may have a line that begins like a row.
 */
async function partsOf(archive: string): Promise<readonly string[]> {
  const text = (await readFile(archive)).toString('latin1');
  const contents = text.match(/^[0-9a-f]{64} {2}contents\/\S+$/gm) ?? [];
  const rows = text.match(/^\[[^\u0000-\u001f]*\]$/gm) ?? [];
  return [...contents, ...rows].toSorted();
}
