import { dayMs, defaultSettings } from '@form-portal/domain';
import { guidOf } from '@form-portal/domain/testing';
import { settingsToWire } from '@form-portal/domain/wire';
import { setTimeout as wait } from 'node:timers/promises';
import { beforeAll, expect, it } from 'vitest';
import type { SubmissionTables } from '../db/submission-tables.ts';
import { pageDataOf } from '../testing/page-data.ts';
import { describePortalWithSuomiFi } from '../identity/suomi-fi/testing/suomi-fi-under-test.ts';
import type { TestClient } from '../testing/test-client.ts';
import { until } from '../testing/until.ts';
import { aSubmission, fields, post, publish, sentForm, traces } from './testing/posts.ts';

describePortalWithSuomiFi(
  'test submissions',
  (given) => {
    const form = sentForm({ guid: guidOf('form') });
    const other = sentForm({ guid: guidOf('other') });
    const unpublished = sentForm({ guid: guidOf('off'), enabled: false });
    let admin: TestClient;

    beforeAll(async () => {
      admin = await given().admin();
      for (const one of [form, other, unpublished]) await publish(given(), one);
      given().portal.submissions.start();
    });

    const tokenFor = async (client: TestClient, guid: string, query = '?test=true') => {
      const response = await client.get(`/form/${guid}${query}`);
      const { page } = pageDataOf(response);
      return page.kind === 'form' ? page.testToken : null;
    };

    const sendTest = async (deliver = false, to = form): Promise<string> => {
      const test = { Token: await tokenFor(admin, to.guid), Deliver: deliver };
      const submission = aSubmission(to, { [fields.name.guid]: 'Koe' }, { Test: test });
      const response = await post(admin, submission);
      expect(response.statusCode, response.body).toBe(201);
      return String(submission['GUID']);
    };

    const listed = async (query = '') =>
      (await admin.get(`/api/admin/submissions?form=${form.guid}${query}`))
        .json()
        .Items.map(({ GUID }: { GUID: string }) => GUID);

    it('are offered to administrators only, by the preview of a published form', async () => {
      expect(await tokenFor(admin, form.guid)).toEqual(expect.any(String));
      expect(await tokenFor(admin, form.guid, '')).toBeNull();
      expect(await tokenFor(admin, unpublished.guid)).toBeNull();
      expect(await tokenFor(given().client(), form.guid)).toBeNull();
    });

    it.each([
      ['a visitor', () => given().client(), () => tokenFor(admin, form.guid)],
      ['an administrator without the token', () => admin, () => Promise.resolve('x')],
      ['an administrator with the token of another form', () => admin, () => tokenFor(admin, other.guid)],
    ])('are refused from %s, and nothing is stored', async (_who, client, token) => {
      const before = await traces(given());
      const submission = aSubmission(form, undefined, { Test: { Token: await token(), Deliver: false } });

      const response = await post(client(), submission);

      expect([response.statusCode, response.json().code]).toEqual([403, 'submission.test-refused']);
      expect(await traces(given())).toEqual(before);
    });

    it('are kept apart: in a list of their own, not in counts, exports and metrics, and not in the vault', async () => {
      const real = aSubmission(form);
      await post(given().client(), real);
      const test = await sendTest();

      await until(
        async () =>
          (await admin.get(`/api/admin/submissions/${String(real['GUID'])}`)).json().Status === 'delivered',
      );
      const stored = (await admin.get(`/api/admin/submissions/${test}`)).json();

      expect(await listed()).toEqual([real['GUID']]);
      expect(await listed('&test=true')).toEqual([test]);
      expect(stored).toMatchObject({ Test: 'keep', Status: 'waiting', NextAttemptAt: null, Object: null });
      expect((await admin.get('/api/admin/submission-counts')).json()).toEqual({ Waiting: 0, Failed: 0 });
      const table = (await admin.get(`/api/admin/forms/${form.guid}/submissions?format=csv`)).body;
      expect(table).toContain('Åke Öhman');
      expect(table).not.toContain('Koe');
      const deliver = await admin.post(`/api/admin/submissions/${test}/deliver`);
      expect([deliver.statusCode, deliver.json().code]).toEqual([403, 'submission.test-refused']);
    });

    it('are not counted with the version of the form that they were sent to', async () => {
      await post(given().client(), aSubmission(other));
      await sendTest(false, other);

      const versions = (await admin.get(`/api/admin/forms/${other.guid}/revisions`)).json();
      expect(versions).toMatchObject([{ Revision: 1, Submissions: 1 }]);
    });

    it('reach the vault when that was chosen', async () => {
      const test = await sendTest(true);

      await until(
        async () => (await admin.get(`/api/admin/submissions/${test}`)).json().Status === 'delivered',
      );

      expect((await admin.get(`/api/admin/submissions/${test}`)).json()).toMatchObject({ Test: 'deliver' });
      expect(await listed()).not.toContain(test);
      const { Object: object } = (await admin.get(`/api/admin/submissions/${test}`)).json();
      const address = `/api/admin/vault/objects/${String(object.Type)}/${String(object.ID)}`;
      expect((await admin.get(address)).json().Title).toMatch(/^Testi: /);
    });

    it('are counted and exported only where test submissions are asked for', async () => {
      await sendTest();

      const list = (await admin.get('/api/admin/submissions?test=true')).json();
      const table = (await admin.get('/api/admin/submission-export?format=csv&test=true')).body;
      const counts = (await admin.get('/api/admin/submission-status-counts?test=true')).json();
      const { Waiting, Failed, Delivered } = counts;

      expect(Waiting + Failed + Delivered).toBe(list.Items.length);
      expect(table.split('\r\n')).toHaveLength(list.Items.length + 2);
      expect(table).not.toContain('Åke Öhman');
      expect((await admin.get('/api/admin/submission-export?format=csv')).body).not.toContain('Koe');
    });

    it('are offered by the preview of the version that visitors get, not by that of a draft', async () => {
      const { guid } = await publish(given(), sentForm({ guid: guidOf('live') }));
      const live = (await admin.get(`/api/admin/forms/${guid}`)).json();
      const draft = { ...live, Name: { gb: 'Changed' } };
      expect((await admin.put(`/api/admin/forms/${guid}/draft`, { json: draft })).statusCode).toBe(200);

      const { page } = pageDataOf(await admin.get(`/form/${guid}?draft&test=true`));

      expect(page).toMatchObject({ testToken: null, draftOf: live.Revision, mode: 'preview' });
    });

    it('need no identification', async () => {
      const properties = { lastName: 1010 };
      const suomifi = { enabled: true, properties };
      await admin.post('/api/settings', { json: settingsToWire({ ...defaultSettings, suomifi }) });
      const identity = { enabled: true, attributes: ['lastName'] } as const;
      const identified = await publish(given(), sentForm({ guid: guidOf('id'), identity }));

      const test = await sendTest(false, identified);

      expect((await admin.get(`/api/admin/submissions/${test}`)).json()).toMatchObject({ Identified: false });
    });

    it('are removed in one go, which leaves the others and is recorded for each', async () => {
      const tests = [await sendTest(), await sendTest(true)];
      const before = await listed();
      const all = (await admin.get('/api/admin/submissions?test=true')).json().Items.length;

      const removed = await admin.delete('/api/admin/test-submissions');

      expect([removed.statusCode, removed.json()]).toEqual([200, { Removed: all }]);
      expect(await listed('&test=true')).toEqual([]);
      expect(await listed()).toEqual(before);
      const events = await given()
        .portal.storage.database.read.selectFrom('audit_events')
        .select('subject')
        .where('event', '=', 'submission.removed')
        .execute();
      expect(events.map(({ subject }) => subject)).toEqual(expect.arrayContaining(tests));
      expect((await given().client().delete('/api/admin/test-submissions')).statusCode).toBe(401);
    });

    it('are removed while they are indexed for searches', async () => {
      const older = await sendTest();
      given().system.clock.advance(1000);
      const newer = await sendTest();
      const database = given().portal.storage.database.withTables<SubmissionTables>();
      const index = given().portal.submissions.chores.find(({ name }) => name === 'index submissions');
      const held = Promise.withResolvers<void>();
      // Another transaction holds the newer one until both have begun.
      const holding = database.write(async (transaction) => {
        await transaction.updateTable('submissions').set({ guid: newer }).where('guid', '=', newer).execute();
        held.resolve();
        await wait(300);
      });
      await held.promise;
      const indexing = index?.run();
      await wait(100);
      const removing = admin.delete('/api/admin/test-submissions');

      expect(await Promise.allSettled([holding, indexing])).toMatchObject([
        { status: 'fulfilled' },
        { status: 'fulfilled' },
      ]);
      expect((await removing).json().Removed).toBeGreaterThan(1);
      expect((await admin.get(`/api/admin/submissions/${older}`)).statusCode).toBe(404);
    });

    it('are removed after 30 days, in whatever state, and others are not', async () => {
      const tests = [await sendTest(), await sendTest(true)];
      const before = await listed();
      const expire = given().portal.submissions.chores.find(({ name }) => name === 'expire test submissions');

      given().system.clock.advance(29 * dayMs);
      await expire?.run();
      admin = await given().admin();
      expect(await listed('&test=true')).toEqual(expect.arrayContaining(tests));
      given().system.clock.advance(2 * dayMs);
      await expire?.run();

      admin = await given().admin();
      expect(await listed('&test=true')).toEqual([]);
      expect(await listed()).toEqual(before);
    });

    it('are removed and recorded once by processes that do it at the same moment', async () => {
      const expired = [await sendTest(), await sendTest(), await sendTest()];
      const expire = given().portal.submissions.chores.find(({ name }) => name === 'expire test submissions');
      given().system.clock.advance(31 * dayMs);
      await Promise.all([expire?.run(), expire?.run(), expire?.run()]);

      admin = await given().admin();
      const removed = [await sendTest(), await sendTest(), await sendTest()];
      const removals = [1, 2, 3].map(() => admin.delete('/api/admin/test-submissions'));
      const counts = (await Promise.all(removals)).map((response) => response.json().Removed);

      expect(counts.reduce((sum, count) => sum + count)).toBe(3);
      const { database } = given().portal.storage;
      const rows = await database.read
        .selectFrom('audit_events')
        .select('subject')
        .where('event', 'in', ['submission.test-expired', 'submission.removed'])
        .where('subject', 'in', [...expired, ...removed])
        .execute();
      expect(rows.map(({ subject }) => subject).toSorted()).toEqual([...expired, ...removed].toSorted());
    });
  },
  { PORTAL_SUBMISSION_LIMIT: 'off' },
);
