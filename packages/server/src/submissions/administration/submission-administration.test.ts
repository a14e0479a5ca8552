import { aField, guidOf } from '@form-portal/domain/testing';
import { beforeAll, expect, it } from 'vitest';
import { sortCursorOf } from '../search/submission-order.ts';
import { describePortal } from '../../testing/app-under-test.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { until } from '../../testing/until.ts';
import { brokenForm, form, sendingAndReading } from '../testing/administered.ts';
import { aSubmission, fields, post, publish, sentForm } from '../testing/posts.ts';
import { sampleFiles } from '../testing/sample-files.ts';

const image = sampleFiles['kuva.png'];

describePortal(
  'submissions for administrators',
  (given) => {
    let admin: TestClient;
    const { read, send, sendAndWait } = sendingAndReading(given, () => admin);

    beforeAll(async () => {
      admin = await given().admin();
      await publish(given(), form);
      given().portal.submissions.start();
    });

    it('return their attachments as downloads that no browser runs', async () => {
      const guid = await send(form, ['Åke.pdf', sampleFiles['selvitys.pdf']], ['kuva.png', image]);

      const [first, second, third] = await Promise.all(
        [0, 1, 2].map((index) => admin.get(`/api/admin/submissions/${guid}/attachments/${index}`)),
      );

      expect(first?.rawPayload.equals(sampleFiles['selvitys.pdf'])).toBe(true);
      expect(first?.headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': 'attachment; filename="Ake.pdf"; filename*=UTF-8\'\'%C3%85ke.pdf',
        'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      });
      expect(second?.rawPayload.equals(image)).toBe(true);
      expect(third?.statusCode).toBe(404);
    });

    it('are listed page by page, by status, by form and by reference', async () => {
      const listed = await publish(given(), { ...form, guid: guidOf('listed') });
      const guids: string[] = [];
      for (let sent = 0; sent < 5; sent++) guids.push(await sendAndWait(listed));
      const list = async (query: string) =>
        (await admin.get(`/api/admin/submissions?form=${listed.guid}${query}`)).json();

      const first = await list('&limit=2');
      const second = await list(`&limit=2&cursor=${String(first.NextCursor)}`);
      const third = await list(`&limit=2&cursor=${String(second.NextCursor)}`);

      const pages = [first, second, third].map(({ Items }) =>
        Items.map((item: { GUID: string }) => item.GUID),
      );
      expect(pages.map((page) => page.length)).toEqual([2, 2, 1]);
      expect(pages.flat().sort()).toEqual([...guids].sort());
      expect(third.NextCursor).toBeNull();
      expect((await list('&status=delivered')).Items).toHaveLength(5);
      expect((await list('&status=failed')).Items).toHaveLength(0);
      const [one] = first.Items;
      expect(one.FormName).toEqual({ fi: 'Hakemus', gb: 'Application' });
      const typed = encodeURIComponent(String(one.Reference).toLowerCase().replaceAll('-', ' '));
      expect((await list(`&q=${typed}`)).Items.map((item: { GUID: string }) => item.GUID)).toEqual([
        one.GUID,
      ]);
    });

    it.each([
      ['?cursor=nonsense', 'request.invalid'],
      [`?cursor=${sortCursorOf({ key: '\0', guid: guidOf('cursor') })}`, 'request.invalid'],
      ['?status=lost', 'request.invalid'],
      ['?limit=0', 'request.invalid'],
    ])('are not listed by %s', async (query, code) => {
      const response = await admin.get(`/api/admin/submissions${query}`);

      expect([response.statusCode, response.json().code]).toEqual([400, code]);
    });

    it('keep the name of a deleted form', async () => {
      const deleted = await publish(given(), { ...form, guid: guidOf('gone'), name: { fi: 'Mennyt' } });
      const guid = await sendAndWait(deleted);
      expect((await admin.delete(`/api/forms/${deleted.guid}`)).statusCode).toBe(204);
      const { Items } = (await admin.get(`/api/admin/submissions?q=${guid}`)).json();

      expect(Items).toMatchObject([{ GUID: guid, FormName: { fi: 'Mennyt' } }]);
      expect((await read(guid)).Fields[0].Name).toMatchObject({ fi: 'Nimi' });
    });

    it.each(['not-a-guid', guidOf('nobody')])('are not found under %s', async (id) => {
      expect((await admin.get(`/api/admin/submissions/${id}`)).statusCode).toBe(404);
      expect((await admin.get(`/api/admin/submissions/${id}/attachments/0`)).statusCode).toBe(404);
      expect((await admin.post(`/api/admin/submissions/${id}/deliver`)).statusCode).toBe(404);
      expect((await admin.delete(`/api/admin/submissions/${id}`)).statusCode).toBe(404);
    });

    it('are recorded in the audit log when somebody reads or changes them', async () => {
      const audited = await publish(given(), brokenForm('audited'));
      const guid = await sendAndWait(audited, ['kuva.png', image]);
      const path = `/api/admin/submissions/${guid}`;
      await admin.get(`${path}/attachments/0`);
      await admin.post(`${path}/deliver`);
      await until(async () => (await read(guid)).Status !== 'waiting');
      await admin.delete(path);

      const rows = await given()
        .portal.storage.database.read.selectFrom('audit_events')
        .select(['event', 'actor'])
        .where('event', 'like', 'submission.%')
        .where('subject', 'like', `%${guid}%`)
        .execute();

      const events = ['read', 'attachment-read', 'sent-again', 'removed'].map(
        (event) => `submission.${event}`,
      );
      expect(new Set(rows.map((row) => row.event))).toEqual(new Set(events));
      expect(new Set(rows.map((row) => row.actor))).toEqual(new Set(['admin']));
    });

    it('are not accessible to anybody else', async () => {
      const guid = await send();
      const vaultUser = await given().signedIn({ type: 'mfiles', name: 'Aino', admin: false });
      const paths = ['', `/${guid}`, `/${guid}/attachments/0`].map((path) => `/api/admin/submissions${path}`);

      for (const path of [...paths, '/api/admin/vault/objects', '/api/admin/vault/objects/0/1']) {
        expect((await given().client().get(path)).statusCode, path).toBe(401);
        expect((await vaultUser.get(path)).statusCode, path).toBe(403);
      }
    });

    it('are shown in the language of their reader, and matches of a search in the site’s', async () => {
      const consent = aField('boolean', { guid: guidOf('consent'), label: { gb: 'Consent' } });
      const asking = sentForm({ guid: guidOf('asking'), fields: [consent] });
      await publish(given(), asking);
      const sent = await post(given().client(), aSubmission(asking, { [consent.guid]: 'true' }));
      const path = `/api/admin/submissions/${String(sent.json().GUID)}`;
      const shown = async (language: string) => {
        const headers = { 'accept-language': language };
        const list = await admin.get(`/api/admin/submissions?q=kyllä&form=${asking.guid}`, { headers });
        return [
          (await admin.get(path, { headers })).json().Fields[0].DisplayValue,
          (await admin.post(`${path}/values/${consent.guid}/show`, { headers })).json().DisplayValue,
          list.json().Items[0].Hit.Text,
        ];
      };

      expect(await shown('en-GB')).toEqual(['Yes', 'Yes', 'Kyllä']);
      expect(await shown('sv')).toEqual(['Ja', 'Ja', 'Kyllä']);
      expect(await shown('is')).toEqual(['Kyllä', 'Kyllä', 'Kyllä']);
    });

    it('show their answers as the visitor gave them', async () => {
      const submission = aSubmission(form, {
        [fields.name.guid]: 'Åke',
        [fields.choice.guid]: '2',
        [fields.day.guid]: '2027-01-31',
      });
      await post(given().client(), submission);

      const { Fields } = await read(submission['GUID']);

      expect(Fields.map(({ Value, DisplayValue }: Record<string, unknown>) => [Value, DisplayValue])).toEqual(
        [
          ['Åke', 'Åke'],
          [null, ''],
          [null, ''],
          ['2027-01-31', '31.1.2027'],
          ['2', 'South'],
        ],
      );
    });
  },
  { PORTAL_SUBMISSION_LIMIT: 'off' },
);
