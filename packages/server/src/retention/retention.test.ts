import { dayMs } from '@form-portal/domain';
import { guidOf } from '@form-portal/domain/testing';
import type { Guid, SavedForm } from '@form-portal/domain';
import { formToWire } from '@form-portal/domain/wire';
import { beforeAll, expect, it } from 'vitest';
import { aSubmission, fields, post, publish, sentForm } from '../submissions/testing/posts.ts';
import { sampleFiles } from '../submissions/testing/sample-files.ts';
import { addSubmissionEvent } from '../db/submission-events.ts';
import type { SubmissionTables } from '../db/submission-tables.ts';
import { describePortal } from '../testing/app-under-test.ts';
import type { TestClient } from '../testing/test-client.ts';
import { until } from '../testing/until.ts';

describePortal(
  'the retention of submissions',
  (given) => {
    let admin: TestClient;

    beforeAll(() => {
      given().portal.submissions.start();
    });

    async function deliver(form: SavedForm): Promise<{ path: string; receipt: string }> {
      const submission = aSubmission(form, { [fields.name.guid]: 'Åke Salainen' });
      const received = await post(given().client(), submission, ['oma.pdf', sampleFiles['selvitys.pdf']]);
      const path = `/api/admin/submissions/${String(submission['GUID'])}`;
      await until(async () => (await admin.get(path)).json().Status === 'delivered');
      return { path, receipt: received.json().ReceiptURL };
    }

    async function run(name: string): Promise<void> {
      await given()
        .portal.submissions.chores.find((chore) => chore.name === name)
        ?.run();
    }

    const clear = () => run('clear submissions');

    const rulesOf = (form: SavedForm) => `/api/admin/forms/${form.guid}/submission-rules`;

    it('removes answers and files a set number of days after delivery, and keeps the line of the receipt and the object', async () => {
      admin = await given().admin();
      const form = await publish(given(), sentForm({ guid: guidOf('short'), objectType: 0, class: 0 }));
      const { path, receipt } = await deliver(form);
      const before = (await admin.get(path)).json();
      const database = given().portal.storage.database.withTables<SubmissionTables>();
      await database.write((transaction) =>
        transaction.updateTable('submissions').set({ owner: 'mark' }).execute(),
      );
      await admin.send('PUT', rulesOf(form), { json: { Retention: 7, NoticeAddresses: [] } });

      given().system.clock.advance(6 * dayMs);
      await clear();
      admin = await given().admin();
      expect((await admin.get(path)).json().ClearedAt).toBeNull();
      expect((await admin.get('/api/admin/submissions?q=salainen')).json().Items).toHaveLength(1);
      given().system.clock.advance(2 * dayMs);
      await clear();

      admin = await given().admin();
      expect((await admin.get('/api/admin/submissions?q=salainen')).json().Items).toEqual([]);
      expect(await database.read.selectFrom('submission_search').selectAll().execute()).toEqual([]);
      const owners = database.read.selectFrom('submissions').select('owner');
      expect(await owners.execute()).toEqual([{ owner: null }]);
      const after = await admin.get(path);
      expect(after.body).not.toContain('Salainen');
      expect(after.json()).toMatchObject({
        Reference: before.Reference,
        Status: 'delivered',
        Object: before.Object,
        AttachmentCount: 1,
        Attachments: [],
        ClearedAt: '2026-11-28T12:00:00.000Z',
      });
      expect((await admin.get(`${path}/attachments/0`)).statusCode).toBe(404);
      expect((await admin.get(`${path}/pdf`)).statusCode).toBe(404);
      expect(
        (
          await given()
            .client()
            .get(new URL(receipt, 'http://x').pathname + new URL(receipt, 'http://x').search)
        ).statusCode,
      ).toBe(404);
      const { Type, ID } = before.Object;
      const ofObject = `/api/admin/vault/objects/${String(Type)}/${String(ID)}`;
      expect((await admin.get(ofObject)).json().Files).toMatchObject([
        { ID: 1, Masked: true, OnlyInFull: true },
        { ID: 2, Masked: false, OnlyInFull: false },
      ]);
      const summary = `${ofObject}/files/1/content`;
      expect((await admin.get(summary)).statusCode).toBe(404);
      expect((await admin.get(`${summary}?full=true`)).statusCode).toBe(200);
      const row = await given()
        .portal.storage.database.read.selectFrom('audit_events')
        .select(['actor', 'subject'])
        .where('event', '=', 'submission.cleared')
        .executeTakeFirstOrThrow();
      expect(row).toEqual({ actor: '', subject: before.GUID });
    });

    it('keeps everything in the embedded vault unless a form says otherwise', async () => {
      admin = await given().admin();
      const form = await publish(given(), sentForm({ guid: guidOf('kept'), objectType: 0, class: 0 }));
      const { path } = await deliver(form);

      given().system.clock.advance(4000 * dayMs);
      await clear();

      admin = await given().admin();
      expect((await admin.get(rulesOf(form))).json()).toEqual({
        Retention: 'default',
        FailedRetention: 'keep',
        NoticeAddresses: [],
      });
      expect((await admin.get(path)).json()).toMatchObject({
        ClearedAt: null,
        Attachments: [{ Name: 'oma.pdf' }],
      });
    });

    it('warns of set-aside submissions and removes them a set number of days later, if the form says so', async () => {
      admin = await given().admin();
      const form = await publish(given(), sentForm({ guid: guidOf('broken'), objectType: 101, class: 0 }));
      const submission = aSubmission(form, { [fields.name.guid]: 'Åke' });
      await post(given().client(), submission, ['oma.pdf', sampleFiles['selvitys.pdf']]);
      const path = `/api/admin/submissions/${String(submission['GUID'])}`;
      await until(async () => (await admin.get(path)).json().Status === 'failed');
      expect((await admin.get(path)).json().ExpiresAt).toBeNull();

      const rules = { Retention: 'default', FailedRetention: 30, NoticeAddresses: [] };
      await admin.send('PUT', rulesOf(form), { json: rules });

      const [row] = (await admin.get(`/api/admin/submissions?form=${form.guid}`)).json().Items;
      const setAside = (await admin.get(path)).json().Events.at(-1).At;
      expect(Date.parse(row.ExpiresAt) - Date.parse(setAside)).toBe(30 * dayMs);
      given().system.clock.advance(29 * dayMs);
      await run('expire failed submissions');
      admin = await given().admin();
      expect((await admin.get(path)).statusCode).toBe(200);
      given().system.clock.advance(dayMs);
      await run('expire failed submissions');

      admin = await given().admin();
      expect((await admin.get(path)).statusCode).toBe(404);
      const { Items } = (await admin.get('/api/admin/audit?group=submissions')).json();
      expect(Items).toContainEqual(
        expect.objectContaining({ Event: 'submission.expired', Actor: '', Subject: submission['GUID'] }),
      );
    });

    it('counts the time of a set-aside submission from that, not from its confirmation, which is given up later', async () => {
      admin = await given().admin();
      const form = await publish(given(), sentForm({ guid: guidOf('confirmed'), objectType: 101, class: 0 }));
      const rules = { Retention: 'default', FailedRetention: 1, NoticeAddresses: [] };
      await admin.send('PUT', rulesOf(form), { json: rules });
      const submission = aSubmission(form, { [fields.name.guid]: 'Åke' });
      const guid = String(submission['GUID']);
      await post(given().client(), submission);
      const path = `/api/admin/submissions/${guid}`;
      await until(async () => (await admin.get(path)).json().Status === 'failed');
      const { ExpiresAt } = (await admin.get(path)).json();

      given().system.clock.advance(dayMs);
      const givenUp = {
        at: given().system.now().toISOString(),
        kind: 'confirmation-refused',
        detail: '',
      } as const;
      const database = given().portal.storage.database.withTables<SubmissionTables>();
      await database.write((transaction) => addSubmissionEvent(transaction, guid as Guid, givenUp));

      admin = await given().admin();
      expect((await admin.get(path)).json().ExpiresAt).toBe(ExpiresAt);
      await run('expire failed submissions');
      expect((await admin.get(path)).statusCode).toBe(404);
    });

    it('is saved, read back and recorded', async () => {
      admin = await given().admin();
      const form = await publish(given(), sentForm({ guid: guidOf('saved') }));
      const rules = { Retention: 'keep', FailedRetention: 90, NoticeAddresses: ['kirjaamo@kaupunki.fi'] };

      const saved = await admin.send('PUT', rulesOf(form), { json: rules });

      expect([saved.statusCode, saved.json()]).toEqual([200, rules]);
      expect((await admin.get(rulesOf(form))).json()).toEqual(rules);
    });

    it('is set for a form that was never published', async () => {
      admin = await given().admin();
      const form = sentForm({ guid: guidOf('unpublished'), enabled: false });
      const drafted = await admin.send('PUT', `/api/admin/forms/${form.guid}/draft`, {
        json: formToWire(form),
      });
      expect(drafted.statusCode, drafted.body).toBe(200);

      const rules = { Retention: 'keep', FailedRetention: 'keep', NoticeAddresses: [] };
      expect((await admin.send('PUT', rulesOf(form), { json: rules })).statusCode).toBe(200);
    });

    it.each([
      { Retention: 0, NoticeAddresses: [] },
      { Retention: 3651, NoticeAddresses: [] },
      { Retention: 'forever', NoticeAddresses: [] },
      { Retention: 'keep', NoticeAddresses: ['a@b.fi\r\nBcc: c@d.fi'] },
      { Retention: 'keep', NoticeAddresses: Array(21).fill('a@b.fi') },
      { Retention: 'keep', FailedRetention: 'default', NoticeAddresses: [] },
      {},
    ])('refuses %j', async (rules) => {
      admin = await given().admin();
      const form = await publish(given(), sentForm({ guid: guidOf('refused') }));

      expect((await admin.send('PUT', rulesOf(form), { json: rules })).statusCode).toBe(400);
    });
  },
  { PORTAL_SUBMISSION_LIMIT: 'off' },
);
