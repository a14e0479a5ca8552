import { bytesPerMb } from '@form-portal/domain';
import { guidOf } from '@form-portal/domain/testing';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { publish, sentForm } from '../submissions/testing/posts.ts';
import type { Fault } from './testing/breaking-proxy.ts';
import {
  systemDepsOfMFilesPortal,
  smallPdf,
  startMFilesPortal,
  type MFilesPortal,
} from './testing/mfiles-portal.ts';

/** One object with the attachment and the summary (specification D12). */
const whole = [2];

/** Runs `body` with a portal that delivers through a proxy; `vaultTimeoutMs` limits each call to its vault. */
function describeOutages(
  name: string,
  vaultTimeoutMs: number,
  body: (given: () => MFilesPortal) => void,
): void {
  describe(name, () => {
    let given: MFilesPortal;
    beforeAll(async () => {
      given = await startMFilesPortal('sqlite', systemDepsOfMFilesPortal({ vaultTimeoutMs }));
      given.portal.portal.submissions.start();
    });
    beforeEach(() => given.proxy.breakBy(() => undefined));
    afterEach(() => given.proxy.breakBy(() => undefined));
    afterAll(() => given.close());
    body(() => given);
  });
}

describeOutages('a portal whose M-Files vault fails, through a proxy', 1_000, (given) => {
  const faults: readonly (readonly [Fault, string, RegExp, number])[] = [
    ['token-expired', 'its token expires between upload and creation', /^\/objects\/0$/, 1],
    ['token-expired', 'its token expires between two uploads', /^\/files$/, 2],
    ['cookie-lost', 'another server of the cluster responds midway', /^\/objects\/0$/, 1],
    ['cut-before', 'the connection breaks before the creation', /^\/objects\/0$/, 2],
    ['cut-after', 'the connection breaks after the creation, before its response', /^\/objects\/0$/, 1],
    ['cut-after', 'the connection breaks after an upload', /^\/files$/, 2],
    ['html-500', 'the web server fails with an error page', /^\/objects\/0$/, 2],
    ['html-200', 'a login page replaces the response', /^\/files$/, 2],
    ['stall', 'the creation gets no response', /^\/objects\/0$/, 1],
    ['stall', 'the search gets no response', /^\/objects$/, 1],
    [
      'late',
      'the response to the creation comes ten seconds later, after the time limit',
      /^\/objects\/0$/,
      1,
    ],
    ['late', 'the response to an upload comes ten seconds later, after the time limit', /^\/files$/, 1],
  ];

  it.each(faults)(
    'creates exactly one complete object although (%s) %s',
    async (fault, _what, path, times) => {
      let left = times;
      given().proxy.breakBy((passing) => {
        const isHit = passing.method !== 'OPTIONS' && path.test(passing.path) && left > 0;
        if (isHit) left -= 1;
        return isHit ? fault : undefined;
      });

      const guid = await given().send();
      await given().drained();

      expect(left).toBe(0);
      expect(await given().objectsOf(guid)).toEqual(whole);
    },
  );

  it('loses and duplicates nothing while every fourth request fails, each in another way', async () => {
    const kinds: readonly Fault[] = [
      'cut-after',
      'html-500',
      'token-expired',
      'cut-before',
      'cookie-lost',
      'html-200',
    ];
    let count = 0;
    given().proxy.breakBy(() =>
      ++count % 4 === 0 && count < 200 ? kinds[(count / 4) % kinds.length] : undefined,
    );

    const guids: string[] = [];
    for (let sent = 0; sent < 15; sent += 1) guids.push(await given().send());
    await given().drained(60_000);

    expect(count).toBeGreaterThan(60);
    for (const guid of guids) expect(await given().objectsOf(guid)).toEqual(whole);
  }, 90_000);
});

// With the usual time limit, so that a busy machine has time to respond.
describeOutages('a portal whose M-Files vault is busy or down', 60_000, (given) => {
  it('delivers a file of more than 100 MB whose upload breaks off once', async () => {
    const attachments = { maxFileSizeMb: 110, categories: ['doc'], customExtensions: [] } as const;
    const guid = guidOf('form of large files');
    const roomy = await publish(given().portal, sentForm({ guid, class: 0, objectType: 0, attachments }));
    let left = 1;
    given().proxy.breakBy(({ path }) => (path === '/files' && left-- > 0 ? 'cut-before' : undefined));

    const sent = await given().send(roomy, Buffer.concat([smallPdf, Buffer.alloc(105 * bytesPerMb, '%')]));
    await given().drained(60_000);

    expect(left).toBeLessThan(1);
    expect(await given().objectsOf(sent)).toEqual(whole);
  }, 90_000);

  it('keeps accepting while the vault is down, and delivers everything once it is back', async () => {
    await given().proxy.shut();
    const guids: string[] = [];
    for (let sent = 0; sent < 5; sent += 1) guids.push(await given().send());
    await sleep(300);
    expect(await given().countWaiting()).toBe(5);

    await given().proxy.open();
    await given().drained();

    for (const guid of guids) expect(await given().objectsOf(guid)).toEqual(whole);
  });

  it('returns value lists longer than the 500 items that the vault returns at a time', async () => {
    const admin = await given().vaultPortal.admin();
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

    const items = await (
      await given().portal.admin()
    ).get(`/api/structure/properties/${String(id)}/valuelist/items`);

    expect(items.json()).toHaveLength(520);
    expect(items.body).toContain('Katu 519');
  }, 60_000);
});
