import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startPortal, type PortalUnderTest } from '../../../testing/app-under-test.ts';
import { pageDataOf } from '../../../testing/page-data.ts';
import { until } from '../../../testing/until.ts';
import { aSubmission, fields, multipart, post, publish, sentForm } from '../../testing/posts.ts';

const form = sentForm();
const file = ['kuva.pdf', Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(500_000)])] as const;

describe('a data folder that disappears while the portal runs', () => {
  let given: PortalUnderTest;

  beforeEach(async () => {
    given = await startPortal('sqlite', { PORTAL_SUBMISSION_LIMIT: 'off' });
    await publish(given, form);
  });
  afterEach(() => given.close());

  const folder = () => given.config.dataDir;
  const elsewhere = () => `${folder()}-elsewhere`;
  const readiness = async () => {
    const ready = await given.client().get('/readyz');
    return [ready.statusCode, ready.json().reasons[0]];
  };

  it.each<[string, () => Promise<void>]>([
    ['is deleted', () => rm(folder(), { recursive: true })],
    ['is emptied', () => rm(folder(), { recursive: true }).then(() => mkdir(folder()).then(() => undefined))],
    [
      'is replaced by a copy',
      async () => {
        await cp(folder(), elsewhere(), { recursive: true });
        await rm(folder(), { recursive: true });
        await rename(elsewhere(), folder());
      },
    ],
    [
      'loses its database',
      () =>
        Promise.all(
          ['', '-wal', '-shm'].map((end) => rm(`${folder()}/portal.sqlite${end}`, { force: true })),
        ).then(() => undefined),
    ],
    ['loses its stored files', () => rm(`${folder()}/blobs`, { recursive: true })],
  ])('acknowledges no post, new or repeated, once it %s, and is not ready', async (_how, goes) => {
    const sent = aSubmission(form);
    expect((await post(given.client(), sent, file)).statusCode).toBe(201);
    expect(await readiness()).toEqual([200, undefined]);

    await goes();

    const small = await post(given.client(), aSubmission(form));
    const large = await post(given.client(), aSubmission(form), file);
    const repeated = await post(given.client(), sent, file);
    const page = await given
      .client()
      .post(`/form/${form.guid}`, multipart([[fields.name.guid, 'Åke Öhman']]));
    expect([small, large, repeated, page].map(({ statusCode }) => statusCode)).toEqual([503, 503, 503, 503]);
    expect(pageDataOf(page).page).toMatchObject({
      returned: {
        answers: { [fields.name.guid]: 'Åke Öhman' },
        problems: [{ code: 'storage.unavailable' }],
      },
    });
    expect(small.json()).toMatchObject({
      code: 'storage.unavailable',
      error: 'The portal cannot store anything right now. Please try again later.',
    });
    expect(await readiness()).toEqual([
      503,
      'The data folder was deleted, moved or replaced while the portal was running.',
    ]);
  });

  it('acknowledges no repeated post during which it disappears', async () => {
    const sent = aSubmission(form);
    expect((await post(given.client(), sent)).statusCode).toBe(201);
    const { body, type } = multipart([['submission', JSON.stringify(sent)]]);
    const bytes = Buffer.from(body ?? '');
    const assertInPlace = vi.spyOn(given.portal.storage.blobs, 'assertInPlace');
    const sending = async function* () {
      yield bytes.subarray(0, 100);
      // The folder must still be there when the portal checks it, before it waits for the rest.
      await until(() => assertInPlace.mock.calls.length > 0);
      await rm(folder(), { recursive: true });
      yield bytes.subarray(100);
    };

    const repeated = await given.portal.app.inject({
      method: 'POST',
      url: '/api/submissions',
      headers: {
        'sec-fetch-site': 'same-origin',
        'content-type': type,
        'content-length': String(bytes.length),
      },
      payload: Readable.from(sending()),
    });

    expect([repeated.statusCode, repeated.json().code]).toEqual([503, 'storage.unavailable']);
  });

  it('can be moved away and back: posts are refused in the meantime, and accepted afterwards', async () => {
    const sent = aSubmission(form);
    await rename(folder(), elsewhere());
    expect((await post(given.client(), sent, file)).statusCode).toBe(503);

    await rename(elsewhere(), folder());

    expect(await readiness()).toEqual([200, undefined]);
    expect((await post(given.client(), sent, file)).statusCode).toBe(201);
  });
});

it('does not affect submissions stored in PostgreSQL', async () => {
  const given = await startPortal('postgres');
  await publish(given, form);
  await rm(given.config.dataDir, { recursive: true });

  const posted = await post(given.client(), aSubmission(form), file);
  const ready = await given.client().get('/readyz');
  await given.close();

  expect([posted.statusCode, ready.statusCode]).toEqual([201, 200]);
});
