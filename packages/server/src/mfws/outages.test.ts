import { bytesPerMb, type SavedForm } from '@form-portal/domain';
import { guidOf } from '@form-portal/domain/testing';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SubmissionTables } from '../db/submission-tables.ts';
import type { RetryPolicy } from '../delivery/retry-policy.ts';
import { createSubmissionAdministrationStore } from '../submissions/submission-administration.store.ts';
import { aSubmission, post, publish, sentForm } from '../submissions/testing/posts.ts';
import { startPortal, type PortalUnderTest } from '../testing/app-under-test.ts';
import { outsideUnderTest } from '../testing/outside-under-test.ts';
import { startBreakingProxy, type BreakingProxy, type Fault } from './testing/breaking-proxy.ts';
import {
  addOrdinaryUser,
  loggedIn,
  ordinaryUser,
  vaultGuid,
  type FaceClient,
} from './testing/face-client.ts';

/** specification D45 and D47 in milliseconds. */
const quickly: RetryPolicy = {
  delaysMs: [50, 100, 200],
  jitter: 0.2,
  giveUpAfterMs: 3_600_000,
  searchAgainMs: 50,
};
const timeoutMs = 1500;
const pdf = Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');

describe('a portal whose vault in M-Files breaks, through a proxy', () => {
  let vaultPortal: PortalUnderTest;
  let proxy: BreakingProxy;
  let portal: PortalUnderTest;
  let form: SavedForm;
  let face: FaceClient;
  let property: number;

  beforeAll(async () => {
    vaultPortal = await startPortal('sqlite', { PORTAL_MFWS: 'true', PORTAL_SIGN_IN_LIMIT: 'off' });
    await addOrdinaryUser(vaultPortal);
    const admin = await vaultPortal.admin();
    const json = { Name: 'Lähetyksen tunnus', DataType: 1 };
    property = Number((await admin.post('/api/admin/vault/properties', { json })).json().ID);
    const vault = await vaultPortal.portal.app.listen({ port: 0, host: '127.0.0.1' });
    proxy = await startBreakingProxy(vault, endLogins);
    portal = await startPortal(
      'sqlite',
      {
        PORTAL_VAULT: 'mfiles',
        PORTAL_MFILES_URL: proxy.url,
        PORTAL_MFILES_VAULT: await vaultGuid(vaultPortal),
        PORTAL_MFILES_USERNAME: ordinaryUser.username,
        PORTAL_MFILES_PASSWORD: ordinaryUser.password,
        PORTAL_MFILES_SUBMISSION_PROPERTY: String(property),
        PORTAL_SUBMISSION_LIMIT: 'off',
      },
      {
        ...outsideUnderTest(),
        now: () => new Date(),
        deliveryPolicy: quickly,
        vaultTimeoutMs: timeoutMs,
      },
    );
    form = await publish(portal, sentForm({ guid: guidOf('form'), class: 0, objectType: 0 }));
    portal.portal.submissions.start();
  });
  beforeEach(async () => {
    face = await loggedIn(vaultPortal);
    proxy.breakBy(() => undefined);
  });
  afterEach(() => proxy.breakBy(() => undefined));
  afterAll(async () => {
    await portal.close();
    await proxy.shut();
    await vaultPortal.close();
  });

  async function endLogins(): Promise<void> {
    await vaultPortal.portal.storage.database.write(async (transaction) => {
      await transaction.updateTable('mfws_logins').set({ until: '2000-01-01T00:00:00.000Z' }).execute();
    });
  }

  /** Sends one with an attachment; answers its GUID. */
  async function send(to = form, attachment = pdf): Promise<string> {
    const submission = aSubmission(to);
    const answer = await post(portal.client(), submission, ['liite.pdf', attachment]);
    expect(answer.statusCode, answer.body).toBe(201);
    return String(submission['GUID']);
  }

  /** How many wait; nothing may ever be set aside. */
  async function waiting(): Promise<number> {
    const database = portal.portal.storage.database.withTables<SubmissionTables>();
    const { waiting: count, failed } = await createSubmissionAdministrationStore(database).count(undefined);
    expect(failed).toBe(0);
    return count;
  }

  async function drained(ms = 30_000): Promise<void> {
    const end = Date.now() + ms;
    while ((await waiting()) > 0) {
      if (Date.now() > end)
        throw new Error(`The queue did not drain: ${portal.outside.logged().slice(-2000)}`);
      await sleep(50);
    }
  }

  /** The objects that the vault holds of a submission, each by its number of files. */
  async function objectsOf(guid: string): Promise<readonly number[]> {
    face = await loggedIn(vaultPortal);
    const { Items } = await face.call('GET', `objects?p${String(property)}=${guid}&d=include`);
    return Items.map((item: { Files: readonly unknown[] }) => item.Files.length);
  }

  /** One object with the attachment and the summary (specification D12). */
  const whole = [2];

  const faults: readonly (readonly [Fault, string, RegExp, number])[] = [
    ['token-expired', 'its token expires between upload and creation', /^\/objects\/0$/, 1],
    ['token-expired', 'its token expires between two uploads', /^\/files$/, 2],
    ['cookie-lost', 'another server of several answers in the midst of it', /^\/objects\/0$/, 1],
    ['cut-before', 'the connection is cut before the creation', /^\/objects\/0$/, 2],
    ['cut-after', 'the connection is cut after the creation, before its answer', /^\/objects\/0$/, 1],
    ['cut-after', 'the connection is cut after an upload', /^\/files$/, 2],
    ['html-500', 'the web server fails with a page', /^\/objects\/0$/, 2],
    ['html-200', 'a login page comes in place of the answer', /^\/files$/, 2],
    ['stall', 'the creation is never answered', /^\/objects\/0$/, 1],
    ['stall', 'the search is never answered', /^\/objects$/, 1],
    ['late', 'the creation is answered ten seconds later, when nobody waits any more', /^\/objects\/0$/, 1],
    ['late', 'an upload is answered ten seconds later, when nobody waits any more', /^\/files$/, 1],
  ];

  it.each(faults)('makes one whole object though (%s) %s', async (fault, _what, path, times) => {
    let left = times;
    proxy.breakBy((passing) => {
      const isHit = passing.method !== 'OPTIONS' && path.test(passing.path) && left > 0;
      if (isHit) left -= 1;
      return isHit ? fault : undefined;
    });

    const guid = await send();
    await drained();

    expect(left).toBe(0);
    expect(await objectsOf(guid)).toEqual(whole);
  });

  it('loses and doubles nothing while every fourth request breaks, each in another way', async () => {
    const kinds: readonly Fault[] = [
      'cut-after',
      'html-500',
      'token-expired',
      'cut-before',
      'cookie-lost',
      'html-200',
    ];
    let count = 0;
    proxy.breakBy(() => (++count % 4 === 0 && count < 200 ? kinds[(count / 4) % kinds.length] : undefined));

    const guids: string[] = [];
    for (let sent = 0; sent < 15; sent += 1) guids.push(await send());
    await drained(60_000);

    expect(count).toBeGreaterThan(60);
    for (const guid of guids) expect(await objectsOf(guid)).toEqual(whole);
  }, 90_000);

  it('brings a file of more than 100 MB whose upload breaks off once', async () => {
    const attachments = { maxFileSizeMb: 110, categories: ['doc'], customExtensions: [] } as const;
    const guid = guidOf('form of large files');
    const roomy = await publish(portal, sentForm({ guid, class: 0, objectType: 0, attachments }));
    let left = 1;
    proxy.breakBy(({ path }) => (path === '/files' && left-- > 0 ? 'cut-before' : undefined));

    const sent = await send(roomy, Buffer.concat([pdf, Buffer.alloc(105 * bytesPerMb, '%')]));
    await drained(60_000);

    expect(left).toBeLessThan(1);
    expect(await objectsOf(sent)).toEqual(whole);
  }, 90_000);

  it('keeps receiving while the vault is away, and drains by itself when it is back', async () => {
    await proxy.shut();
    const guids: string[] = [];
    for (let sent = 0; sent < 5; sent += 1) guids.push(await send());
    await sleep(300);
    expect(await waiting()).toBe(5);

    await proxy.open();
    await drained();

    for (const guid of guids) expect(await objectsOf(guid)).toEqual(whole);
  });

  it('brings value lists of more than the 500 items that the vault gives at a time', async () => {
    const admin = await vaultPortal.admin();
    const list = Number(
      (await admin.post('/api/admin/vault/value-lists', { json: { Name: 'Kadut' } })).json().ID,
    );
    const add = (item: number) =>
      admin.post(`/api/admin/vault/value-lists/${String(list)}/items`, {
        json: { Name: `Katu ${String(item)}` },
      });
    await Promise.all(Array.from({ length: 520 }, (_, item) => add(item)));
    const json = { Name: 'Katu', DataType: 9, ValueList: list };
    const id = Number((await admin.post('/api/admin/vault/properties', { json })).json().ID);

    const items = await (await portal.admin()).get(`/api/structure/properties/${String(id)}/valuelist/items`);

    expect(items.json()).toHaveLength(520);
    expect(items.body).toContain('Katu 519');
  }, 60_000);
});
