import { sha256 } from '@form-portal/storage/testing';
import { guidOf } from '@form-portal/domain/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SubmissionTables } from '../../../db/submission-tables.ts';
import { describePortal } from '../../../testing/app-under-test.ts';
import {
  aSubmission,
  fields,
  post,
  publish,
  sentForm,
  storedSubmission,
  traces,
} from '../../testing/posts.ts';
import { sampleFiles } from '../../testing/sample-files.ts';

const image = sampleFiles['kuva.png'];
const { name, story, count } = fields;

type SentFile = readonly [name: string, content: Buffer];

describePortal(
  'POST /api/submissions with a known GUID',
  (given) => {
    const form = sentForm({ guid: guidOf('sent') });

    beforeAll(async () => {
      await publish(given(), form);
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
        expect((await storedSubmission(given(), submission['GUID'])).Fields[0].Value).toBe('Åke Öhman');
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
        const [kept] = (await storedSubmission(given(), submission['GUID'])).Attachments;
        const index = responses.findIndex(({ statusCode }) => statusCode === 201);
        expect(kept.SHA256).toBe(sha256(Buffer.concat([image, Buffer.from([index])])));
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
  },
  { PORTAL_SUBMISSION_LIMIT: 'off' },
);
