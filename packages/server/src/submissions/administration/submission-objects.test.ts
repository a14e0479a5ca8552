import { guidOf } from '@form-portal/domain/testing';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { describePortal } from '../../testing/app-under-test.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { until } from '../../testing/until.ts';
import { brokenForm, form, sendingAndReading } from '../testing/administered.ts';
import { publish, traces } from '../testing/posts.ts';
import { sampleFiles } from '../testing/sample-files.ts';

const image = sampleFiles['kuva.png'];

describePortal(
  'submissions and their objects',
  (given) => {
    let admin: TestClient;
    const { objectAt, read, send, sendAndWait } = sendingAndReading(given, () => admin);

    beforeAll(async () => {
      admin = await given().admin();
      await publish(given(), form);
      given().portal.submissions.start();
    });

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
  },
  { PORTAL_SUBMISSION_LIMIT: 'off' },
);
