import { mountSmallDisk, runSql } from '@form-portal/storage/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describePortal, startPortal, type PortalUnderTest } from '../../../testing/app-under-test.ts';
import { pageDataOf } from '../../../testing/page-data.ts';
import { aSubmission, fields, multipart, post, publish, sentForm, traces } from '../../testing/posts.ts';

const pdf = (bytes: number) => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(bytes, 'x')]);
const full = {
  code: 'storage.full',
  error:
    'The portal has no storage space left and cannot receive anything right now. Nothing was sent. Please try again later.',
};
const form = sentForm();
/** Makes PostgreSQL raise the error of a full disk, in triggers. */
const createRefuse = `create function refuse() returns trigger language plpgsql as
  $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`;

describePortal('a database that has no space left', (given) => {
  beforeAll(() => publish(given(), form).then(() => undefined));

  const storage = () => given().portal.storage.database;

  /** Limits the database to its current size: by SQLite itself, and by raising PostgreSQL's error of a full disk. */
  async function fill(): Promise<void> {
    if (given().engine === 'sqlite') return runSql(storage(), 'pragma max_page_count = 1');
    await runSql(
      storage(),
      createRefuse,
      'create trigger full_disk before insert on submissions execute function refuse()',
      'create trigger full_disk before insert or update on installation execute function refuse()',
    );
  }

  const freeStagedFiles = () =>
    runSql(
      storage(),
      given().engine === 'sqlite' ? 'pragma max_page_count = 1000000' : 'drop function refuse cascade',
    );

  it('refuses a post with 503 and a clear message, stores nothing of it, and accepts it once there is space', async () => {
    const before = await traces(given());
    const submission = aSubmission(form);
    const file = ['kuva.pdf', pdf(200_000)] as const;
    await fill();

    const refused = await post(given().client(), submission, file);
    const ready = await given().client().get('/readyz');

    expect([refused.statusCode, refused.json()]).toEqual([503, expect.objectContaining(full)]);
    if (given().engine === 'postgres')
      expect([ready.statusCode, ready.json().reasons]).toEqual([
        503,
        ['The database cannot be written. No space is left.'],
      ]);
    expect(await traces(given())).toEqual(before);

    await freeStagedFiles();
    expect((await post(given().client(), submission, file)).statusCode).toBe(201);
    expect((await given().client().get('/readyz')).statusCode).toBe(200);
  });
});

describePortal('a database that cannot be written', (given) => {
  it('gives somebody who has identified themselves the form to read, and without script what was typed', async () => {
    await publish(given(), form);
    const attributes = { lastName: 'Öhman' };
    const person = await given().signedIn({ type: 'saml', name: 'Åke Öhman', admin: false, attributes });
    given().system.clock.advance(10 * 60_000);
    const statements =
      given().engine === 'sqlite'
        ? ['pragma query_only = 1']
        : [
            createRefuse,
            'create trigger full_disk before update on sessions execute function refuse()',
            'create trigger full_disk before insert on submissions execute function refuse()',
          ];
    await runSql(given().portal.storage.database, ...statements);

    const shown = await person.get(`/form/${form.guid}`);
    const returned = await person.post(`/form/${form.guid}`, multipart([[fields.name.guid, 'Åke Öhman']]));

    expect([shown.statusCode, pageDataOf(shown).page]).toMatchObject([200, { kind: 'form' }]);
    expect([returned.statusCode, pageDataOf(returned).page]).toMatchObject([
      503,
      { kind: 'form', returned: { answers: { [fields.name.guid]: 'Åke Öhman' } } },
    ]);
  });
});

describe('a disk with less free space than the reserve', () => {
  let given: PortalUnderTest;
  beforeAll(async () => {
    given = await startPortal('sqlite', { PORTAL_MIN_FREE_MB: '1000000000' });
    await publish(given, form);
  });
  afterAll(() => given.close());

  it('makes the portal refuse posts with 503 and report that it is not ready', async () => {
    const refused = await post(given.client(), aSubmission(form));
    const ready = await given.client().get('/readyz');

    expect([refused.statusCode, refused.json()]).toEqual([503, expect.objectContaining(full)]);
    expect([ready.statusCode, ready.json().reasons]).toEqual([
      503,
      ['Too little space is free on the disk of the data folder. No space is left.'],
    ]);
    expect(await traces(given)).toMatchObject({ submissions: 0, blobs: 0, files: 0 });
  });

  it('makes the portal return a post without script with what was typed', async () => {
    const typed = multipart([[fields.name.guid, 'Åke Öhman']]);
    const page = await given.client().post(`/form/${form.guid}`, typed);

    expect(page.statusCode).toBe(503);
    expect(pageDataOf(page).page).toMatchObject({
      kind: 'form',
      returned: { answers: { [fields.name.guid]: 'Åke Öhman' }, problems: [{ code: 'storage.full' }] },
    });
  });
});

// Filling a real disk takes the right to mount one; the tests above run everywhere.
const disk = mountSmallDisk(24);

describe.runIf(disk !== undefined)('a disk that is really full', () => {
  let given: PortalUnderTest;

  beforeAll(async () => {
    given = await startPortal('sqlite', {
      PORTAL_DATA_DIR: `${disk?.folder}/data`,
      PORTAL_MIN_FREE_MB: '0',
      PORTAL_SUBMISSION_LIMIT: 'off',
    });
    await publish(given, form);
  });

  afterAll(async () => {
    await given.close();
    disk?.remove();
  });

  it('makes posts and readyz respond with 503, loses and truncates nothing, and needs no restart afterwards', async () => {
    const large = ['kuva.pdf', pdf(700_000)] as const;
    const accepted = [await post(given.client(), aSubmission(form), large)];
    await disk?.fill();

    const refusedSubmission = aSubmission(form);
    const refused = await post(given.client(), refusedSubmission, large);
    // The database's log may have space left: then a small post is accepted, and must be durable.
    for (let sent = 0; sent < 30; sent += 1)
      accepted.push(await post(given.client(), aSubmission(form), ['pieni.pdf', pdf(50_000)]));
    const ready = await given.client().get('/readyz');

    expect([refused.statusCode, refused.json()]).toEqual([503, expect.objectContaining(full)]);
    expect(new Set(accepted.map(({ statusCode }) => statusCode))).toEqual(new Set([201, 503]));
    expect(ready.statusCode).toBe(503);
    expect(ready.json().reasons).toContain('The data folder cannot be written. No space is left.');

    await disk?.empty();
    expect((await given.client().get('/readyz')).json()).toEqual({ status: 'ready', reasons: [] });
    accepted.push(await post(given.client(), refusedSubmission, large));
    const kept = accepted.filter(({ statusCode }) => statusCode === 201);
    expect(kept.at(-1)).toBe(accepted.at(-1));
    expect(await traces(given)).toMatchObject({
      submissions: kept.length,
      outbox: kept.length,
      files: 1,
      blob_uploads: 0,
    });
  });
});
