import { parseReference } from '@form-portal/domain';
import { aField, guidOf } from '@form-portal/domain/testing';
import { createHash, randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SubmissionTables } from '../../db/submission-tables.ts';
import { describePortal } from '../../testing/app-under-test.ts';
import {
  aSubmission,
  fields,
  multipart,
  post,
  publish,
  sentForm,
  traces,
  unknownForm,
} from '../testing/posts.ts';
import { sampleFiles } from '../testing/sample-files.ts';

const image = sampleFiles['kuva.png'];
const { name, story, count, choice } = fields;

type SentFile = readonly [name: string, content: Buffer];

describePortal(
  'POST /api/submissions',
  (given) => {
    const form = sentForm({ guid: guidOf('sent') });

    beforeAll(async () => {
      await publish(given(), form);
    });

    const stored = async (guid: unknown) => {
      const admin = await given().admin();
      return (await admin.get(`/api/admin/submissions/${String(guid)}`)).json();
    };

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

        const answers = await Promise.all(
          orders.map((ordered) => post(given().client(), aSubmission(form), ...ordered)),
        );

        expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201, 201, 201]);
      });

      it('keeps the answers in their stored form, and every file with its hash', async () => {
        const submission = aSubmission(form, {
          [name.guid]: '  Åke Öhman ',
          [count.guid]: '1 234',
          [choice.guid]: '2',
        });
        const big = Buffer.concat([sampleFiles['selvitys.pdf'], Buffer.alloc(600_000, 'x')]);

        await post(given().client(), submission, ['kuva.png', image], ['suuri.pdf', big]);

        const found = await stored(submission['GUID']);
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
        const { Attachments } = await stored(submission['GUID']);
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

        const names = (await stored(submission['GUID'])).Attachments.map(
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

        const languages = [asked, chosen, neither].map(async (one) => (await stored(one['GUID'])).Language);
        expect(await Promise.all(languages)).toEqual(['se', 'gb', 'fi']);
      });
    });

    describe('the same GUID again', () => {
      it('returns the first result and creates nothing', async () => {
        const submission = aSubmission(form);
        const first = await post(given().client(), submission, ['kuva.png', image]);
        const before = await traces(given());

        const again = await post(given().client(), submission, ['kuva.png', image]);

        expect(again.statusCode).toBe(200);
        expect(again.json()).toEqual(first.json());
        expect(await traces(given())).toEqual(before);
      });

      it('makes one submission of many simultaneous posts', async () => {
        const submission = aSubmission(form);
        const before = await traces(given());

        const responses = await Promise.all(
          Array.from({ length: 8 }, () => post(given().client(), submission, ['kuva.png', image])),
        );

        const statuses = responses.map((response) => response.statusCode).sort();
        expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 200, 201]);
        expect(new Set(responses.map((response) => response.body)).size).toBe(1);
        const after = await traces(given());
        expect(after['submissions']).toBe((before['submissions'] ?? 0) + 1);
        expect(after['outbox']).toBe((before['outbox'] ?? 0) + 1);
        expect(after['blob_uploads']).toBe(0);
      });

      it('returns the first result however the same answers are written', async () => {
        const submission = aSubmission(form, { [name.guid]: 'Åke Öhman', [count.guid]: '1234' });
        const first = await post(given().client(), submission);

        const Fields = [
          { GUID: count.guid, Value: ' 1 234 ' },
          { GUID: name.guid, Value: '  Åke Öhman' },
          { GUID: story.guid, Value: '' },
        ];
        const again = await post(given().client(), { ...submission, Fields });

        expect([again.statusCode, again.body]).toEqual([200, first.body]);
      });

      const other = Buffer.concat([image, Buffer.from([0])]);
      const sentFirst: readonly SentFile[] = [
        ['kuva.png', image],
        ['toinen.png', other],
      ];
      it.each<readonly [string, Readonly<Record<string, unknown>>, readonly SentFile[]]>([
        ['another answer', { [name.guid]: 'Somebody else' }, sentFirst],
        ['one answer more', { [name.guid]: 'Åke Öhman', [count.guid]: '0' }, sentFirst],
        ['an answer that is refused', { [name.guid]: '' }, sentFirst],
        ['a field that the form lacks', { [name.guid]: 'Åke Öhman', [guidOf('no')]: 'x' }, sentFirst],
        ['one file less', { [name.guid]: 'Åke Öhman' }, sentFirst.slice(0, 1)],
        ['one file more', { [name.guid]: 'Åke Öhman' }, [...sentFirst, ['kolmas.png', image]]],
        [
          'another content of a file',
          { [name.guid]: 'Åke Öhman' },
          [
            ['kuva.png', other],
            ['toinen.png', other],
          ],
        ],
        [
          'another name of a file',
          { [name.guid]: 'Åke Öhman' },
          [
            ['uusi.png', image],
            ['toinen.png', other],
          ],
        ],
        ['its files in another order', { [name.guid]: 'Åke Öhman' }, sentFirst.toReversed()],
        [
          'a file that is too large',
          { [name.guid]: 'Åke Öhman' },
          [...sentFirst, ['suuri.png', Buffer.alloc(2_000_000)]],
        ],
      ])('with %s stores nothing, and reports what arrived first', async (_what, values, files) => {
        const submission = aSubmission(form);
        const first = await post(given().client(), submission, ...sentFirst);
        const before = await traces(given());

        const changed = aSubmission(form, values, { GUID: submission['GUID'] });
        const again = await post(given().client(), changed, ...files);

        const { Reference, ReceivedAt } = first.json();
        expect([again.statusCode, again.json()]).toEqual([
          409,
          { error: expect.stringContaining(Reference), code: 'submission.changed', Reference, ReceivedAt },
        ]);
        expect(await traces(given())).toEqual(before);
        expect((await stored(submission['GUID'])).Fields[0].Value).toBe('Åke Öhman');
      });

      it('stores one of several contents sent at once, and reports no other as sent', async () => {
        const submission = aSubmission(form);
        const before = await traces(given());

        const responses = await Promise.all(
          Array.from({ length: 6 }, (_, at) =>
            post(given().client(), submission, ['kuva.png', Buffer.concat([image, Buffer.from([at])])]),
          ),
        );

        expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409, 409, 409]);
        expect(new Set(responses.map((response) => response.json().Reference)).size).toBe(1);
        const after = await traces(given());
        expect(after['submission_attachments']).toBe((before['submission_attachments'] ?? 0) + 1);
        expect(after['blob_uploads']).toBe(0);
        const [kept] = (await stored(submission['GUID'])).Attachments;
        const place = responses.findIndex(({ statusCode }) => statusCode === 201);
        expect(kept.SHA256).toBe(sha256(Buffer.concat([image, Buffer.from([place])])));
      });

      it('is compared by the form revision that the first post was sent to', async () => {
        const changing = await publish(given(), sentForm({ guid: guidOf('chngng') }));
        const submission = aSubmission(changing, { [name.guid]: 'Åke Öhman', [count.guid]: '12' });
        const first = await post(given().client(), submission);
        await publish(given(), sentForm({ guid: guidOf('chngng'), fields: [name] }));

        const again = await post(given().client(), submission);

        expect([again.statusCode, again.body]).toEqual([200, first.body]);
      });

      it('is not reported as sent when nothing is left to compare it with', async () => {
        const submission = aSubmission(form);
        const first = await post(given().client(), submission);
        await given()
          .portal.storage.database.withTables<SubmissionTables>()
          .write((transaction) =>
            transaction
              .updateTable('submissions')
              .set({ cleared_at: '2026-11-20T12:00:00.000Z', document: '{"answers":{},"identity":{}}' })
              .where('guid', '=', String(submission['GUID']))
              .execute(),
          );

        const again = await post(given().client(), submission);

        expect([again.statusCode, again.json().Reference]).toEqual([409, first.json().Reference]);
      });

      it('returns the first result even after the form was closed', async () => {
        const closing = await publish(given(), sentForm({ guid: guidOf('closng') }));
        const submission = aSubmission(closing);
        const first = await post(given().client(), submission);
        await publish(given(), { ...closing, enabled: false });

        const again = await post(given().client(), submission);

        expect([again.statusCode, again.body]).toEqual([200, first.body]);
      });

      it('creates an id for a submission without one, or with the id of its form', async () => {
        const [none, ofForm] = [
          aSubmission(form, undefined, { GUID: '' }),
          aSubmission(form, undefined, { GUID: form.guid }),
        ];

        const ids = [await post(given().client(), none), await post(given().client(), ofForm)].map(
          (response) => response.json().GUID,
        );

        expect(new Set([...ids, form.guid]).size).toBe(3);
      });
    });

    describe('the form of a submission', () => {
      it('is the one whose GUID the submission has, when it names none', async () => {
        const response = await post(
          given().client(),
          aSubmission(form, undefined, { FormGUID: '', GUID: form.guid }),
        );

        expect((await stored(response.json().GUID)).FormGUID).toBe(form.guid);
      });

      it('is the only one that has all the submitted fields, when nothing else identifies it', async () => {
        const field = { ...aField('text'), guid: guidOf('own') };
        const owner = await publish(given(), sentForm({ guid: guidOf('owner'), fields: [field] }));

        const response = await post(
          given().client(),
          aSubmission(owner, { [field.guid]: 'x' }, { FormGUID: '' }),
        );

        expect(response.statusCode, response.body).toBe(201);
        expect((await stored(response.json().GUID)).FormGUID).toBe(owner.guid);
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

function sha256(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
