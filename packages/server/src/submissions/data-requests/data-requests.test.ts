import { aField, guidOf } from '@form-portal/domain/testing';
import { strFromU8, unzipSync } from 'fflate';
import type { VaultTables } from '@form-portal/vault';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, it, vi } from 'vitest';
import { aSubmission, post, publish, sentForm } from '../testing/posts.ts';
import { sampleFiles } from '../testing/sample-files.ts';
import type { SubmissionTables } from '../../db/submission-tables.ts';
import { describePortal } from '../../testing/app-under-test.ts';
import { pageDataOf } from '../../testing/page-data.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { until } from '../../testing/until.ts';

const code = '131052-308T';

describePortal(
  'data requests',
  (given) => {
    const field = aField('text', { guid: guidOf('code'), property: 1012, dataType: 1 });
    const name = aField('text', { guid: guidOf('name') });
    let admin: TestClient;

    const send = async (form: Parameters<typeof publish>[1], value: string, person = 'Åsa Öhman') => {
      const answers = { [field.guid]: value, [name.guid]: person };
      const file = sampleFiles['selvitys.pdf'];
      return String(
        (await post(given().client(), aSubmission(form, answers), ['oma.pdf', file])).json().GUID,
      );
    };
    const status = async (guid: string) =>
      (await admin.get(`/api/admin/submissions/${guid}`)).json().Status as string;
    const ask = (what: string, more: object = {}) =>
      admin.post(`/api/admin/data-requests/${what}`, { json: { By: 'code', Value: code, ...more } });
    const found = async (query: object = {}) => (await ask('find', query)).json().Items;
    const events = async () => (await admin.get('/api/admin/audit?group=privacy')).body;

    let delivered: string;
    let other: string;
    let failed: string;

    beforeAll(async () => {
      admin = await given().admin();
      const form = await publish(given(), sentForm({ guid: guidOf('form'), fields: [field, name] }));
      const broken = sentForm({ guid: guidOf('broken'), fields: [field, name], objectType: 101, class: 0 });
      await publish(given(), broken);
      given().portal.submissions.start();
      [delivered, other, failed] = [
        await send(form, code),
        await send(form, '210281-9988', 'Åsa Virtanen'),
        await send(broken, `koodi ${code.toLowerCase()}.`),
      ];
      await until(async () => (await status(other)) === 'delivered' && (await status(failed)) === 'failed');
      await until(async () => (await status(delivered)) === 'delivered');
    });

    it('find the submissions and objects of a person, and of nobody else', async () => {
      const items = await found();

      expect(items.map(({ Kind, Status }: Record<string, unknown>) => [Kind, Status]).sort()).toEqual([
        ['object', null],
        ['submission', 'delivered'],
        ['submission', 'failed'],
      ]);
      expect(JSON.stringify(items)).not.toContain(other);
      expect((await found({ By: 'name', Value: 'öhman åsa' })).length).toBe(3);
      expect(await found({ By: 'email', Value: 'nobody@kaupunki.fi' })).toEqual([]);
      expect((await ask('find', { Value: 'x' })).json().code).toBe('request.invalid');
    });

    it('export the selected items as an archive of JSON, PDFs and files', async () => {
      const Items = await found();
      const archive = await ask('export', { Items });
      const files = new Map(Object.entries(unzipSync(archive.rawPayload)));

      expect(
        [...files.keys()].map((path) => path.replace(/[0-9A-Z]{4}(-[0-9A-Z]{4}){2}/, 'REF')).sort(),
      ).toEqual([
        'data.json',
        'submissions/REF.pdf',
        'submissions/REF.pdf',
        'submissions/REF/oma.pdf',
        'submissions/REF/oma.pdf',
        expect.stringMatching(/^vault\/0-\d+\/1-.*REF\.pdf$/),
        expect.stringMatching(/^vault\/0-\d+\/2-oma\.pdf$/),
      ]);
      const document = JSON.parse(strFromU8(files.get('data.json')!));
      expect(document.Submissions).toHaveLength(2);
      expect(JSON.stringify(document.Submissions[0].Answers)).toMatch(/131052-308t/i);
      expect(JSON.stringify(document.Objects)).toContain(code);
      const attachment = [...files].find(([path]) => path.endsWith('/oma.pdf'))?.[1];
      expect(Buffer.from(attachment ?? []).equals(Buffer.from(sampleFiles['selvitys.pdf']))).toBe(true);
      expect([...files.values()].every((bytes) => bytes.length > 0)).toBe(true);
    });

    it('export objects in the bin like any other', async () => {
      const Items = await found();
      const { database } = given().portal.storage;
      const setDeleted = (deleted_at: string | null) =>
        database
          .withTables<VaultTables>()
          .write((transaction) => transaction.updateTable('vault_objects').set({ deleted_at }).execute());
      const exported = async () =>
        Object.entries(unzipSync((await ask('export', { Items })).rawPayload)).map(
          ([name, bytes]) =>
            [name, name === 'data.json' ? JSON.parse(strFromU8(bytes)) : bytes.length] as const,
        );
      const before = await exported();
      await setDeleted('2026-11-20T12:00:00.000Z');

      const binned = await exported();
      await setDeleted(null);

      expect(binned).toEqual(before);
    });

    it('export the files that only older versions of an object have', async () => {
      const Items = await found();
      const object = Items.find(({ Kind }: { Kind: string }) => Kind === 'object');
      const [type = 0, id = 0] = String(object.ID).split('/').map(Number);
      const { database } = given().portal.storage;
      await database.withTables<VaultTables>().write(async (transaction) => {
        const versions = transaction.selectFrom('vault_versions').selectAll().where('type', '=', type);
        const version = await versions.where('id', '=', id).executeTakeFirstOrThrow();
        await transaction
          .insertInto('vault_versions')
          .values({ ...version, version: 2 })
          .execute();
        await transaction
          .updateTable('vault_objects')
          .set({ version: 2 })
          .where('type', '=', type)
          .where('id', '=', id)
          .execute();
      });

      const names = Object.keys(unzipSync((await ask('export', { Items })).rawPayload));

      expect(object.FileCount).toBe(2);
      expect(names.filter((name) => name.startsWith(`vault/${type}-${id}/`))).toHaveLength(2);
    });

    it('export what can be read, and name in the JSON what cannot', async () => {
      const Items = await found();
      const { database, blobs } = given().portal.storage;
      const { receipt_sha256: pdf, reference } = await database
        .withTables<SubmissionTables>()
        .read.selectFrom('submissions')
        .select(['receipt_sha256', 'reference'])
        .where('guid', '=', failed)
        .executeTakeFirstOrThrow();
      const { open } = blobs;
      const attachment = createHash('sha256').update(sampleFiles['selvitys.pdf']).digest('hex');
      const broken = vi.spyOn(blobs, 'open').mockImplementation(async function* (sha256) {
        if (sha256 === attachment) yield sampleFiles['selvitys.pdf'].subarray(0, 10);
        if (sha256 === attachment || sha256 === pdf) throw new Error('ENOENT');
        yield* open(sha256);
      });

      const archive = await ask('export', { Items });
      broken.mockRestore();

      const files = new Map(Object.entries(unzipSync(archive.rawPayload)));
      const { Incomplete, Submissions } = JSON.parse(strFromU8(files.get('data.json')!));
      expect(Submissions).toHaveLength(2);
      const whole = [...files.keys()].filter((name) => !Incomplete.includes(name));
      expect(Incomplete).toHaveLength(4);
      expect(Incomplete).toContain(`submissions/${reference}.pdf`);
      expect(Incomplete).toContain(`submissions/${reference}/oma.pdf`);
      expect(whole.filter((name) => name.endsWith('.pdf'))).toHaveLength(2);
      expect(whole.every((name) => (files.get(name)?.length ?? 0) > 0)).toBe(true);
      expect(given().system.logged()).toContain('could not be read for an export');
    });

    it('erase only what is the person’s, and leave no byte of it in the database', async () => {
      const Items = [...(await found()), { Kind: 'submission', ID: other }];
      const searched = async () => (await admin.get('/api/admin/submissions?q=öhman')).json().Items.length;
      expect(await searched()).toBe(2);

      const erased = (await ask('erase', { Items })).json();

      expect(erased.Erased).toHaveLength(3);
      expect(erased.Kept).toEqual([{ Kind: 'submission', ID: other, Reason: 'gone' }]);
      expect(await found()).toEqual([]);
      expect(await searched()).toBe(0);
      const indexed = given().portal.storage.database.withTables<SubmissionTables>();
      const rows = await indexed.read.selectFrom('submission_search').select('submission').execute();
      expect(rows.map(({ submission }) => submission)).toEqual([other]);
      expect(await status(other)).toBe('delivered');
      expect((await admin.get(`/api/admin/submissions/${delivered}`)).statusCode).toBe(404);
      if (given().engine === 'sqlite') {
        for (const file of ['portal.sqlite', 'portal.sqlite-wal']) {
          const bytes = await readFile(join(given().config.dataDir, file));
          expect(bytes.includes(code)).toBe(false);
          expect(bytes.includes('Öhman')).toBe(false);
        }
      }
    });

    it('keep submissions waiting for delivery, unless the delivery is cancelled', async () => {
      await given().portal.submissions.stop();
      const form = sentForm({ guid: guidOf('form'), fields: [field, name] });
      const waiting = await send(form, code);
      const Items = await found();

      expect((await ask('erase', { Items })).json()).toMatchObject({
        Erased: [],
        Kept: [{ ID: waiting, Reason: 'waiting' }],
      });
      expect((await ask('erase', { Items, CancelWaiting: true })).json()).toMatchObject({
        Erased: [{ ID: waiting }],
        Kept: [],
      });
      expect((await admin.get(`/api/admin/submissions/${waiting}`)).statusCode).toBe(404);
    });

    it('erase test submissions that are not delivered: they wait for nothing', async () => {
      const form = sentForm({ guid: guidOf('form'), fields: [field, name] });
      const { page } = pageDataOf(await admin.get(`/form/${form.guid}?test=true`));
      const Test = { Token: page.kind === 'form' ? page.testToken : null, Deliver: false };
      const answers = { [field.guid]: code, [name.guid]: 'Åsa Öhman' };
      const test = (await post(admin, aSubmission(form, answers, { Test }))).json().GUID;
      const Items = await found();

      const erased = (await ask('erase', { Items })).json();

      expect(erased).toMatchObject({ Erased: [{ Kind: 'submission', ID: test }], Kept: [] });
    });

    it('end the sessions of the person', async () => {
      const attributes = { personalIdentityCode: code };
      const visitor = await given().signedIn({ type: 'saml', name: 'Åsa', admin: false, attributes });

      expect((await ask('find')).json().Sessions).toBe(1);
      await ask('erase', { Items: [] });

      expect((await visitor.get('/api/session')).json().user).toBeNull();
    });

    it('end no sessions of others when the name searched for is that of a way of signing in', async () => {
      const attributes = { personalIdentityCode: '210281-9988' };
      await given().signedIn({ type: 'saml', name: 'Åsa Virtanen', admin: false, attributes });

      const sessionsOf = async (Value: string) => (await ask('find', { By: 'name', Value })).json().Sessions;

      expect([await sessionsOf('Saml'), await sessionsOf('Virtanen Åsa')]).toEqual([0, 1]);
    });

    it('are recorded without the search term, and are only for administrators', async () => {
      const recorded = await events();

      expect(recorded).toMatch(
        /data-request\.found.*data-request\.erased|data-request\.erased.*data-request\.found/s,
      );
      expect(recorded).toContain('data-request.exported');
      expect(recorded).toContain('submission.erased');
      expect(recorded).not.toMatch(/308T/i);
      const stranger = await given().client().post('/api/admin/data-requests/find', { json: {} });
      expect(stranger.statusCode).toBe(401);
    });
  },
  { PORTAL_SUBMISSION_LIMIT: 'off' },
);
