import { sha256 } from '@form-portal/storage/testing';
import { parseReference } from '@form-portal/domain';
import { aField, guidOf } from '@form-portal/domain/testing';
import { randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { describePortal } from '../../../testing/app-under-test.ts';
import {
  aSubmission,
  fields,
  multipart,
  post,
  publish,
  sentForm,
  storedSubmission,
  unknownForm,
} from '../../testing/posts.ts';
import { sampleFiles } from '../../testing/sample-files.ts';

const image = sampleFiles['kuva.png'];
const { name, story, count, choice } = fields;

describePortal(
  'POST /api/submissions',
  (given) => {
    const form = sentForm({ guid: guidOf('sent') });

    beforeAll(async () => {
      await publish(given(), form);
    });

    describe('an accepted submission', () => {
      it('returns its reference, its time and the address of its receipt', async () => {
        const submission = aSubmission(form);

        const response = await post(given().client(), submission);

        expect(response.statusCode, response.body).toBe(201);
        const { GUID, Reference, ReceivedAt, Status, ReceiptURL, ...others } = response.json();
        expect({ GUID, ReceivedAt, Status }).toEqual({
          GUID: submission['GUID'],
          ReceivedAt: '2026-11-20T12:00:00.000Z',
          Status: 'waiting',
        });
        expect(parseReference(Reference)).toBe(Reference);
        expect(ReceiptURL).toMatch(
          new RegExp(`^/api/submissions/${String(GUID)}/receipt\\?token=[\\w-]{43}$`),
        );
        expect(others).toEqual({});
      });

      it('accepts the same new files from several visitors at once, in any order', async () => {
        const files = Array.from({ length: 10 }, (_, at): [string, Buffer] => [
          `kuva-${String(at)}.png`,
          Buffer.concat([image, randomBytes(100)]),
        ]);
        const orders = [files, files.toReversed(), files, files.toReversed(), files, files.toReversed()];

        const responses = await Promise.all(
          orders.map((ordered) => post(given().client(), aSubmission(form), ...ordered)),
        );

        expect(responses.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201, 201, 201]);
      });

      it('keeps the answers in their stored form, and every file with its hash', async () => {
        const submission = aSubmission(form, {
          [name.guid]: '  Åke Öhman ',
          [count.guid]: '1 234',
          [choice.guid]: '2',
        });
        const big = Buffer.concat([sampleFiles['selvitys.pdf'], Buffer.alloc(600_000, 'x')]);

        await post(given().client(), submission, ['kuva.png', image], ['suuri.pdf', big]);

        const found = await storedSubmission(given(), submission['GUID']);
        const valueOf = (guid: string) =>
          found.Fields.find((field: { GUID: string }) => field.GUID === guid).Value;
        expect([name, count, choice, story].map((field) => valueOf(field.guid))).toEqual([
          'Åke Öhman',
          1234,
          '2',
          null,
        ]);
        expect(found.Attachments).toEqual([
          { Name: 'kuva.png', Size: image.length, ContentType: 'image/png', SHA256: sha256(image) },
          { Name: 'suuri.pdf', Size: big.length, ContentType: 'application/pdf', SHA256: sha256(big) },
        ]);
        expect(found).toMatchObject({ FormRevision: 1, Status: 'waiting', Attempts: 0, AttachmentCount: 2 });
      });

      it('accepts its parts in any order', async () => {
        const submission = aSubmission(form);

        const response = await given()
          .client()
          .post(
            '/api/submissions',
            multipart([
              ['attachments', image, 'eka.png'],
              ['submission', JSON.stringify(submission)],
              ['attachments', image, 'toka.png'],
            ]),
          );

        expect(response.statusCode, response.body).toBe(201);
        const { Attachments } = await storedSubmission(given(), submission['GUID']);
        expect(Attachments.map((file: { Name: string }) => file.Name)).toEqual(['eka.png', 'toka.png']);
      });

      it('accepts the submission part as a file, as some libraries send it', async () => {
        const response = await given()
          .client()
          .post('/api/submissions', multipart([['submission', JSON.stringify(aSubmission(form)), 'blob']]));

        expect(response.statusCode, response.body).toBe(201);
      });

      it('renames files of the same name, and removes paths and direction marks from names', async () => {
        const submission = aSubmission(form);

        await post(
          given().client(),
          submission,
          ['kuva.png', image],
          ['KUVA.png', image],
          ['../../etc/kuva.png', image],
          ['C:\\dir\\toinen.png', image],
          ['ku\u202Egnp.exe.png', image],
          [`${'ä'.repeat(300)}.png`, image],
        );

        const names = (await storedSubmission(given(), submission['GUID'])).Attachments.map(
          (file: { Name: string }) => file.Name,
        );
        expect(names.slice(0, 5)).toEqual([
          'kuva.png',
          'KUVA (2).png',
          'kuva (3).png',
          'toinen.png',
          'kugnp.exe.png',
        ]);
        expect(names[5]).toMatch(/^ä+\.png$/);
        expect(Buffer.byteLength(names[5])).toBeLessThanOrEqual(200);
      });

      it('is stored with the language it was filled in, the browser’s choice or the site’s', async () => {
        const asked = aSubmission(form, undefined, { Language: 'se' });
        const chosen = aSubmission(form);
        const neither = aSubmission(form, undefined, { Language: 'xx' });
        const client = given().client();

        await post(client, asked);
        client.cookies.set('selectedLanguage', 'gb');
        await post(client, chosen);
        await post(client, neither);

        const languages = [asked, chosen, neither].map(
          async (submission) => (await storedSubmission(given(), submission['GUID'])).Language,
        );
        expect(await Promise.all(languages)).toEqual(['se', 'gb', 'fi']);
      });
    });

    describe('the form of a submission', () => {
      it('is the one whose GUID the submission has, when it names none', async () => {
        const response = await post(
          given().client(),
          aSubmission(form, undefined, { FormGUID: '', GUID: form.guid }),
        );

        expect((await storedSubmission(given(), response.json().GUID)).FormGUID).toBe(form.guid);
      });

      it('is the only one that has all the submitted fields, when nothing else identifies it', async () => {
        const field = { ...aField('text'), guid: guidOf('own') };
        const owner = await publish(given(), sentForm({ guid: guidOf('owner'), fields: [field] }));

        const response = await post(
          given().client(),
          aSubmission(owner, { [field.guid]: 'x' }, { FormGUID: '' }),
        );

        expect(response.statusCode, response.body).toBe(201);
        expect((await storedSubmission(given(), response.json().GUID)).FormGUID).toBe(owner.guid);
      });

      it.each([
        [
          'no field and no name',
          () => aSubmission(form, {}, { FormGUID: '' }),
          400,
          'submission.form-unknown',
        ],
        [
          'a field that no form has',
          () => aSubmission(form, { [guidOf('no')]: 'x' }, { FormGUID: '' }),
          400,
          'submission.form-unknown',
        ],
        [
          'an unknown form',
          () => aSubmission(form, {}, { FormGUID: unknownForm }),
          404,
          'submission.form-not-found',
        ],
      ])('is not found by %s', async (_name, submission, status, code) => {
        const response = await post(given().client(), submission());

        expect([response.statusCode, response.json().code]).toEqual([status, code]);
      });

      it('is not a closed one, not even for an administrator', async () => {
        const closed = await publish(given(), sentForm({ guid: guidOf('closed'), enabled: false }));
        const admin = await given().admin();

        for (const client of [given().client(), admin]) {
          expect((await post(client, aSubmission(closed))).json().code).toBe('submission.form-not-found');
        }
      });
    });
  },
  { PORTAL_SUBMISSION_LIMIT: 'off' },
);
