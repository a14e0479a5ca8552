import { guidOf } from '@form-portal/domain/testing';
import { beforeAll, expect, it } from 'vitest';
import { describePortal } from '../testing/app-under-test.ts';
import type { TestClient } from '../testing/test-client.ts';
import { until } from '../testing/until.ts';
import { aSubmission, fields, post, publish, sentForm } from './testing/posts.ts';

describePortal(
  'a submission, for administrators,',
  (given) => {
    const broken = sentForm({ guid: guidOf('broken'), class: 0, objectType: 101 });
    const other = sentForm({ guid: guidOf('other'), class: 0, objectType: 101 });
    const fine = sentForm({ guid: guidOf('fine'), class: 0, objectType: 0 });
    let admin: TestClient;

    beforeAll(async () => {
      admin = await given().admin();
      for (const form of [broken, other, fine]) await publish(given(), form);
      given().portal.submissions.start();
    });

    const counts = async (query = '') => (await admin.get(`/api/admin/submission-counts${query}`)).json();

    it('is counted for all forms and for one, and retried for all set-aside submissions of a form', async () => {
      for (const form of [broken, broken, broken, other, fine]) {
        await post(given().client(), aSubmission(form));
      }
      await until(async () => (await counts()).Failed === 4 && (await counts()).Waiting === 0);
      expect(await counts(`?form=${broken.guid}`)).toEqual({ Waiting: 0, Failed: 3 });

      await publish(given(), { ...broken, objectType: 0 });
      const again = await admin.post(`/api/admin/forms/${broken.guid}/deliver`);

      expect([again.statusCode, again.json()]).toEqual([200, { Sent: 3, NextCursor: null }]);
      await until(async () => (await counts(`?form=${broken.guid}`)).Waiting === 0);
      expect(await counts(`?form=${broken.guid}`)).toEqual({ Waiting: 0, Failed: 0 });
      expect(await counts()).toEqual({ Waiting: 0, Failed: 1 });
      const { Items } = (await admin.get(`/api/admin/submissions?form=${broken.guid}`)).json();
      expect(Items.map((item: { Status: string }) => item.Status)).toEqual(Array(3).fill('delivered'));
    });

    it('is not retried from an invalid cursor', async () => {
      const response = await admin.post(`/api/admin/forms/${broken.guid}/deliver?cursor=nonsense`);

      expect([response.statusCode, response.json().code]).toEqual([400, 'request.invalid']);
    });

    it('is listed since a given time', async () => {
      const list = async (since: string) =>
        (await admin.get(`/api/admin/submissions?since=${since}`)).json().Items.length;

      expect(await list('2026-11-20T00:00:00.000Z')).toBe(5);
      expect(await list('2026-11-21T00:00:00.000Z')).toBe(0);
    });

    it('hides personal identity codes until somebody requests them, which is recorded', async () => {
      const submission = aSubmission(fine, { [fields.name.guid]: 'Aino, 131052-308T' });
      await post(given().client(), submission);
      const path = `/api/admin/submissions/${String(submission['GUID'])}`;

      const detail = await admin.get(path);
      const shown = await admin.post(`${path}/values/${fields.name.guid}/show`);

      expect(detail.body).not.toContain('308T');
      expect(detail.json().Fields[0]).toMatchObject({
        Value: 'Aino, 131052-****',
        DisplayValue: 'Aino, 131052-****',
        Masked: true,
      });
      expect(detail.json().Fields[1]).toMatchObject({ Masked: false });
      expect([shown.statusCode, shown.json()]).toEqual([
        200,
        { Value: 'Aino, 131052-308T', DisplayValue: 'Aino, 131052-308T' },
      ]);
      const events = await given()
        .portal.storage.database.read.selectFrom('audit_events')
        .select(['actor', 'subject', 'detail'])
        .where('event', '=', 'submission.code-shown')
        .execute();
      expect(events).toEqual([
        { actor: 'admin', subject: submission['GUID'], detail: `field ${fields.name.guid}` },
      ]);
      expect((await admin.post(`${path}/values/${guidOf('none')}/show`)).statusCode).toBe(404);
    });

    it('returns the whole submission as a PDF, and records who downloaded it', async () => {
      const submission = aSubmission(fine);
      await post(given().client(), submission);

      const pdf = await admin.get(`/api/admin/submissions/${String(submission['GUID'])}/pdf`);

      expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
      expect(pdf.headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': expect.stringMatching(/^attachment; filename=".+\.pdf"/),
      });
      const { events } = await given()
        .portal.storage.database.read.selectFrom('audit_events')
        .select((row) => row.fn.countAll<number>().as('events'))
        .where('event', '=', 'submission.pdf-read')
        .executeTakeFirstOrThrow();
      expect(Number(events)).toBe(1);
      expect((await admin.get(`/api/admin/submissions/${guidOf('none')}/pdf`)).statusCode).toBe(404);
    });
  },
  { PORTAL_SUBMISSION_LIMIT: 'off' },
);
