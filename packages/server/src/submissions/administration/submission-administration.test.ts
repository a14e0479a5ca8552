import { aField, guidOf } from '@form-portal/domain/testing';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { sortCursorOf } from '../search/submission-order.ts';
import { describePortal } from '../../testing/app-under-test.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { until } from '../../testing/until.ts';
import { aSubmission, fields, post, publish, sentForm, traces } from '../testing/posts.ts';
import { sampleFiles } from '../testing/sample-files.ts';

const image = sampleFiles['kuva.png'];

describePortal(
  'submissions for administrators',
  (given) => {
    // The class does not exist, so that the vault refuses at first.
    const brokenForm = (name: string) => sentForm({ guid: guidOf(name), class: 0, objectType: 101 });
    const form = sentForm({
      guid: guidOf('fine'),
      objectType: 0,
      class: 0,
      name: { fi: 'Hakemus', gb: 'Application' },
    });
    let admin: TestClient;

    beforeAll(async () => {
      admin = await given().admin();
      await publish(given(), form);
      given().portal.submissions.start();
    });

    const objectAt = async ({ Type, ID }: Readonly<Record<'Type' | 'ID', number>>) =>
      (await admin.get(`/api/admin/vault/objects/${Type}/${ID}`)).json();
    const read = async (guid: unknown) => (await admin.get(`/api/admin/submissions/${String(guid)}`)).json();

    async function send(to = form, ...files: readonly (readonly [string, Buffer])[]): Promise<string> {
      const response = await post(given().client(), aSubmission(to), ...files);
      expect(response.statusCode, response.body).toBe(201);
      return response.json().GUID;
    }

    async function sendAndWait(to = form, ...files: readonly (readonly [string, Buffer])[]): Promise<string> {
      const guid = await send(to, ...files);
      await until(async () => (await read(guid)).Status !== 'waiting');
      return guid;
    }

    it('are objects of the vault as soon as they are accepted', async () => {
      const guid = await sendAndWait(form, ['kuva ä.png', image]);
      const found = await read(guid);

      expect(found).toMatchObject({ Status: 'delivered', Attempts: 1, NextAttemptAt: null, LastError: null });
      const { Type, ID } = found.Object;
      const object = await objectAt(found.Object);
      expect(object.Title).toBe(`Hakemus 2026-11-20 ${String(found.Reference)}`);
      expect(object.Files).toMatchObject([
        { Name: `Lähetetty lomake ${String(found.Reference)}`, Extension: 'pdf' },
        { Name: 'kuva ä', Extension: 'png', Size: image.length },
      ]);
      const file = (index: number) =>
        admin.get(
          `/api/admin/vault/objects/${String(Type)}/${String(ID)}/files/${String(object.Files[index].ID)}/content`,
        );
      const [summary, attachment] = [await file(0), await file(1)];
      expect(summary.rawPayload.subarray(0, 8).toString()).toBe('%PDF-1.7');
      expect(attachment.rawPayload.equals(image)).toBe(true);
      expect(attachment.headers).toMatchObject({
        'content-type': 'application/octet-stream',
        'x-content-type-options': 'nosniff',
        'content-disposition': 'attachment; filename="kuva a.png"; filename*=UTF-8\'\'kuva%20%C3%A4.png',
      });
      expect(found.Events.map((event: { Kind: string }) => event.Kind)).toEqual(['received', 'delivered']);
    });

    it('link to their object, which links back until they are removed', async () => {
      const guid = await sendAndWait(form);
      const { Object: object, ObjectAddress, Reference } = await read(guid);
      expect(ObjectAddress).toBe(`/admin/vault/objects/${String(object.Type)}/${String(object.ID)}`);
      const path = ObjectAddress.replace('/admin/', '/api/admin/');
      expect((await admin.get(path)).json().Submission).toEqual({ GUID: guid, Reference });

      await admin.delete(`/api/admin/submissions/${guid}`);

      expect((await admin.get(path)).json().Submission).toBeNull();
    });

    it('have no summary when the form’s setting is off', async () => {
      const plain = await publish(given(), { ...form, guid: guidOf('plain'), summaryPdf: false });

      const { Object: object } = await read(await sendAndWait(plain, ['kuva.png', image]));

      const { Files } = await objectAt(object);
      expect(Files.map((file: { Name: string }) => file.Name)).toEqual(['kuva']);
    });

    it('are set aside with the vault’s reason, and delivered by the corrected form', async () => {
      const broken = await publish(given(), brokenForm('broken'));
      const guid = await sendAndWait(broken);
      const failed = await read(guid);
      expect(failed).toMatchObject({
        Status: 'failed',
        Object: null,
        ObjectAddress: null,
        NextAttemptAt: null,
        Failure: 'invalid-object',
        Refused: [
          { Class: { ID: broken.class, Name: expect.stringMatching(/./) }, Property: null, Reason: 'other' },
        ],
      });
      expect(failed.LastError).toMatch(/class/i);

      await publish(given(), { ...broken, objectType: 0 });
      const again = await admin.post(`/api/admin/submissions/${guid}/deliver`);

      expect([again.statusCode, again.json().Status]).toEqual([200, 'waiting']);
      await until(async () => (await read(guid)).Status === 'delivered');
      const kinds = (await read(guid)).Events.map((event: { Kind: string }) => event.Kind);
      expect(kinds).toEqual(['received', 'set-aside', 'sent-again', 'delivered']);
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

    it('are removed with their files once delivered or set aside; the object is kept', async () => {
      const content = Buffer.concat([sampleFiles['selvitys.pdf'], Buffer.from(crypto.randomUUID())]);
      const guid = await sendAndWait({ ...form }, ['oma.pdf', content]);
      const { Object: object } = await read(guid);
      const before = await traces(given());

      const removed = await admin.delete(`/api/admin/submissions/${guid}`);

      expect(removed.statusCode).toBe(204);
      expect((await admin.get(`/api/admin/submissions/${guid}`)).statusCode).toBe(404);
      const after = await traces(given());
      expect(after['submissions']).toBe((before['submissions'] ?? 0) - 1);
      expect(after['submission_attachments']).toBe((before['submission_attachments'] ?? 0) - 1);
      // The attachment and the PDF.
      expect(after['blob_references']).toBe((before['blob_references'] ?? 0) - 2);
      expect((await objectAt(object)).Files).toHaveLength(2);
    });

    it('are neither removed while waiting nor delivered twice', async () => {
      const delivered = await sendAndWait();
      await given().portal.submissions.stopDelivering();
      onTestFinished(() => given().portal.submissions.start());
      const waiting = await send();

      const removed = await admin.delete(`/api/admin/submissions/${waiting}`);
      const again = await admin.post(`/api/admin/submissions/${delivered}/deliver`);

      expect([removed.statusCode, removed.json().code]).toEqual([409, 'submission.still-waiting']);
      expect([again.statusCode, again.json().code]).toEqual([409, 'submission.already-delivered']);
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
