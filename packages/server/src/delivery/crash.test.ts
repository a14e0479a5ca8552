import { minuteMs, isTextFormatName, textFormats } from '@form-portal/domain';
import { fieldTypes } from '@form-portal/field-types';
import {
  blobMigrations,
  createBlobStore,
  openDatabase,
  type Database,
  type DatabaseLocation,
  type Engine,
} from '@form-portal/storage';
import { newDatabase } from '@form-portal/storage/testing';
import { embeddedVaultMigrations, type VaultTables } from '@form-portal/vault';
import { createHash, randomInt, randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { serverMigrations } from '../db/migrations/index.ts';
import type { SubmissionTables } from '../db/submission-tables.ts';
import { passTime } from '../testing/pass-time.ts';
import { until } from '../testing/until.ts';
import { leaseMs } from './claims.ts';
import { startKillablePortal, type KillablePortal } from './testing/killable-portal.ts';
import { SubmissionLoad, type FormToSend } from './testing/submission-load.ts';

type Tables = SubmissionTables & VaultTables & BlobTables;

const migrations = [...blobMigrations, ...serverMigrations, ...embeddedVaultMigrations];

describe('killing the portal at random moments under load', () => {
  it.each<[Engine, number]>([
    ['sqlite', 5],
    ['postgres', 2],
  ])(
    'loses nothing acknowledged and duplicates nothing, on %s over %i rounds',
    async (engine, rounds) => {
      const { location, remove } = await newDatabase(engine, { place: 'disk' });
      const started: KillablePortal[] = [];
      onTestFinished(async () => {
        await Promise.all(started.map((portal) => portal.kill()));
        await remove();
      });
      const { dataDir, url: databaseUrl } = location;
      const start = async () => {
        const one = await startKillablePortal({ dataDir, databaseUrl });
        started.push(one);
        return one;
      };
      let portal = await start();
      const load = new SubmissionLoad(await formToSend(portal));

      for (let round = 1; round <= rounds; round++) {
        const before = load.acknowledged().length;
        load.begin(portal.url, 4);
        await until(() => load.acknowledged().length > before, minuteMs);
        await sleep(randomInt(300));
        await portal.kill();
        await load.end();
        await letClaimsExpire(location);
        portal = await start();
        await load.sendUncertainAgain(portal.url);
      }
      await untilDelivered(portal);
      expect(await portal.stop()).toBe(0);

      const database = await open(location);
      try {
        await expectEverythingOnce(database, load, rounds);
        await expectNoOrphans(database, engine, dataDir);
      } finally {
        await database.close();
      }
    },
    8 * minuteMs,
  );
});

function open(location: DatabaseLocation): Promise<Database<Tables>> {
  return openDatabase(location, migrations, () => new Date());
}

/** Expires the claims of the killed portal, so that the test need not wait for that. */
async function letClaimsExpire(location: DatabaseLocation): Promise<void> {
  const database = await open(location);
  await passTime(database.withTables(), 'outbox', leaseMs + 1_000);
  await database.close();
}

/** Every acknowledged submission is complete in the portal and once in the vault; every other one too, or it is in neither. */
async function expectEverythingOnce(
  { read }: Database<Tables>,
  load: SubmissionLoad,
  rounds: number,
): Promise<void> {
  const submissions = new Map(
    (await read.selectFrom('submissions').selectAll().execute()).map((row) => [row.guid, row]),
  );
  const attachments = Map.groupBy(
    await read.selectFrom('submission_attachments').selectAll().orderBy('position').execute(),
    (row) => row.submission,
  );
  const objects = Map.groupBy(
    await read.selectFrom('vault_objects').select(['type', 'id', 'submission']).execute(),
    (row) => row.submission,
  );

  expect(load.acknowledged().length).toBeGreaterThanOrEqual(rounds);
  for (const { guid, hashes, acknowledged: answer } of load.sent) {
    const row = submissions.get(guid);
    if (answer !== undefined) {
      expect(row, `${guid} was acknowledged`).toMatchObject({
        reference: answer.Reference,
        received_at: answer.ReceivedAt,
      });
    }
    const found = attachments.get(guid)?.map((attachment) => attachment.sha256) ?? [];
    expect(found).toEqual(row === undefined ? [] : hashes);
    const made = objects.get(guid) ?? [];
    expect(made, `objects of ${guid}`).toHaveLength(row === undefined ? 0 : 1);
    if (row !== undefined) {
      expect(row.status).toBe('delivered');
      expect(made[0]).toMatchObject({ type: row.object_type, id: row.object_id });
    }
  }
  expect(submissions.size).toBe([...objects.values()].flat().length);
  expect(await read.selectFrom('outbox').selectAll().execute()).toEqual([]);
}

/** Every content exists, matches its hash and has an owner; after a sweep there is nothing else. */
async function expectNoOrphans(database: Database<Tables>, engine: Engine, dataDir: string): Promise<void> {
  const { read } = database;
  const large = engine === 'sqlite' ? 'disk' : 'database';
  const blobs = createBlobStore({ database, dataDir, large, now: () => new Date(), newId: randomUUID });
  await sleep(20);
  await blobs.sweep(0);

  const contents = await read.selectFrom('blobs').selectAll().execute();
  for (const { sha256 } of contents) {
    const hash = createHash('sha256');
    for await (const chunk of blobs.open(sha256)) hash.update(chunk);
    expect(hash.digest('hex')).toBe(sha256);
  }
  const references = await read.selectFrom('blob_references').selectAll().execute();
  const held = new Set(references.map((reference) => reference.sha256));
  expect(new Set(contents.map((content) => content.sha256))).toEqual(held);
  const guids = new Set(
    (await read.selectFrom('submissions').select('guid').execute()).map((row) => row.guid),
  );
  for (const { owner } of references) {
    if (owner.startsWith('submission:')) expect(guids).toContain(owner.slice('submission:'.length));
  }
  expect(await read.selectFrom('blob_uploads').selectAll().execute()).toEqual([]);
  const uploads = new Set(contents.map((content) => content.upload));
  const chunks = await read.selectFrom('blob_chunks').select('upload').distinct().execute();
  for (const { upload } of chunks) expect(uploads).toContain(upload);
  const onDisk = contents.filter((content) => content.place === 'disk');
  expect(await filesIn(dataDir)).toHaveLength(onDisk.length);
}

async function filesIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !/^(portal\.sqlite|installation)/.test(entry.name))
    .map(({ name }) => name);
}

/** The sample form that accepts documents, with valid answers. */
async function formToSend({ url }: KillablePortal): Promise<FormToSend> {
  const forms = (await (await fetch(`${url}/api/forms`)).json()) as { GUID: string; Name: { gb: string } }[];
  const { GUID } = forms.find(({ Name }) => Name.gb.startsWith('Grant'))!;
  const form = (await (await fetch(`${url}/api/forms/${GUID}`)).json()) as {
    Fields: WireField[];
    AttachmentOptions: { Requests: { GUID: string; Required: boolean }[] };
  };
  const fields = form.Fields.filter((field) => field.Required).map((field) => ({
    GUID: field.GUID,
    Value: answerFor(field),
  }));
  const requests = form.AttachmentOptions.Requests.filter(({ Required }) => Required).map(
    (request) => request.GUID,
  );
  return { guid: GUID, fields, requests };
}

interface WireField {
  readonly GUID: string;
  readonly Type: string;
  readonly Required: boolean;
  readonly Format?: string;
  readonly Options: readonly { readonly ID: number }[];
}

function answerFor({ Type, Format = '', Options: [option] }: WireField): string {
  if (isTextFormatName(Format)) return textFormats[Format].example;
  if (option !== undefined) return String(option.ID);
  // All zeros satisfy the check of the grant application that funding equals the computed costs.
  if (Type === 'number') return '0';
  return String(fieldTypes.get(Type).samples[0]?.answer);
}

async function untilDelivered({ url }: KillablePortal): Promise<void> {
  const signedIn = await ask(`${url}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: 'correct horse battery staple' }),
  });
  const cookie = signedIn.headers.getSetCookie().join('; ');
  const end = Date.now() + 2 * minuteMs;
  for (;;) {
    const list = await ask(`${url}/api/admin/submissions?status=waiting&limit=1`, { headers: { cookie } });
    const { Items } = (await list.json()) as { Items: unknown[] };
    if (Items.length === 0) return;
    if (Date.now() > end) throw new Error(`Still waiting: ${JSON.stringify(Items)}`);
    await sleep(200);
  }
}

/**
 * Repeats a request once when its connection broke, as browsers do: the response to a repeated post is sent before its files are
 * read, and the connection may be reset during the next request.
 */
async function ask(url: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(url, request);
  } catch {
    return fetch(url, request);
  }
}

/** The blob store's tables, as far as they are read. */
interface BlobTables {
  blobs: { sha256: string; place: string; upload: string };
  blob_references: { owner: string; sha256: string };
  blob_uploads: { id: string };
  blob_chunks: { upload: string };
}
