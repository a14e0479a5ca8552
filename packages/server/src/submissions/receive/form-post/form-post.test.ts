import { formControlNames } from '@form-portal/domain';
import { guidOf } from '@form-portal/domain/testing';
import { beforeAll, expect, it } from 'vitest';
import { describePortal } from '../../../testing/app-under-test.ts';
import { pageDataOf } from '../../../testing/page-data.ts';
import {
  fields,
  multipart,
  publish,
  received,
  sentForm,
  traces,
  type PostPart,
} from '../../testing/posts.ts';
import { controls, moment } from '../../testing/form-controls.ts';
import { sampleFiles } from '../../testing/sample-files.ts';

const image = sampleFiles['kuva.png'];
const { name, day, choice } = fields;

describePortal(
  'a form sent without script',
  (given) => {
    const form = sentForm({ guid: guidOf('noscri'), fields: [...Object.values(fields), moment] });
    const path = `/form/${form.guid}`;

    beforeAll(async () => {
      await publish(given(), form);
    });

    it('is accepted, and redirected to a page with the receipt that can be reloaded', async () => {
      const visitor = given().client();
      const before = await traces(given());

      const posted = await visitor.post(path, controls());
      const receipt = await visitor.get(String(posted.headers.location));
      const again = await visitor.get(String(posted.headers.location));

      expect(posted.statusCode).toBe(303);
      expect([receipt.statusCode, again.statusCode]).toEqual([200, 200]);
      const page = pageDataOf(receipt).page;
      expect(page).toMatchObject({
        kind: 'receipt',
        form: { guid: form.guid },
        sent: { receivedAt: '2026-11-20T12:00:00.000Z', attachmentCount: 0 },
      });
      if (page.kind !== 'receipt') throw new Error(page.kind);
      expect((await visitor.get(page.sent.receiptUrl)).headers['content-type']).toBe('application/pdf');
      expect((await traces(given()))['submissions']).toBe((before['submissions'] ?? 0) + 1);
    });

    it('is returned with all answers first when they are to be reviewed, and nothing is received', async () => {
      const asking = { ...form, guid: guidOf('asking'), checkAnswers: true };
      await publish(given(), asking);
      const visitor = given().client();
      const before = await received(given());
      const picture = [formControlNames.attachments, image, 'kuva.png'] as const;

      const first = await visitor.post(
        `/form/${asking.guid}`,
        controls({ [day.guid]: '31.1.2027' }, picture),
      );

      expect(first.statusCode).toBe(200);
      expect(pageDataOf(first).page).toMatchObject({
        kind: 'form',
        returned: {
          answers: { [name.guid]: 'Åke Öhman', [day.guid]: '2027-01-31' },
          problems: [],
          files: [],
          staged: { files: [{ name: 'kuva.png' }] },
        },
      });
      expect(await received(given())).toEqual(before);
    });

    it('is received once its answers were reviewed, and still refused when they are invalid', async () => {
      const asking = { ...form, guid: guidOf('asking'), checkAnswers: true };
      await publish(given(), asking);
      const visitor = given().client();
      const seen = { [formControlNames.checked]: 'yes' };

      const wrong = await visitor.post(
        `/form/${asking.guid}`,
        controls({ ...seen, [day.guid]: '31.2.2027' }),
      );
      const right = await visitor.post(`/form/${asking.guid}`, controls(seen));

      expect([wrong.statusCode, right.statusCode]).toEqual([400, 303]);
    });

    it('is refused before the review when it is invalid', async () => {
      const asking = { ...form, guid: guidOf('asking'), checkAnswers: true };
      await publish(given(), asking);

      const posted = await given()
        .client()
        .post(`/form/${asking.guid}`, controls({ [day.guid]: '31.2.2027' }));

      expect(posted.statusCode).toBe(400);
      expect(pageDataOf(posted).page).toMatchObject({ returned: { problems: [{ path: day.guid }] } });
    });

    it('stores what was typed in the same form as the call does', async () => {
      const values = {
        [day.guid]: '31.1.2027',
        [choice.guid]: '2',
        [moment.guid]: '1.2.2027',
        [`${moment.guid}.time`]: '9.30',
      };

      const posted = await given()
        .client()
        .post(path, controls(values, [formControlNames.attachments, image, 'kuva.png']));

      const admin = await given().admin();
      const guid = new URL(String(posted.headers.location), 'http://x').searchParams.get('submission');
      const found = (await admin.get(`/api/admin/submissions/${String(guid)}`)).json();
      const valueOf = (field: { guid: string }) =>
        found.Fields.find((sent: { GUID: string }) => sent.GUID === field.guid).Value;
      expect([name, day, choice, moment].map(valueOf)).toEqual([
        'Åke Öhman',
        '2027-01-31',
        '2',
        '2027-02-01 09:30',
      ]);
      expect(found.Attachments).toMatchObject([{ Name: 'kuva.png' }]);
    });

    it('is returned with everything that was typed when it is invalid', async () => {
      const before = await received(given());
      const values = { [name.guid]: '', [day.guid]: '31.2.2027', [choice.guid]: '2' };

      const refused = await given()
        .client()
        .post(
          path,
          controls(values, ['attachments', image, 'kuva.png'], ['attachments', 'hello', 'toinen.png']),
        );

      expect(refused.statusCode).toBe(400);
      const { page } = pageDataOf(refused);
      if (page.kind !== 'form') throw new Error(page.kind);
      expect(page.returned).toMatchObject({
        answers: { [day.guid]: '31.2.2027', [choice.guid]: [2] },
        files: [],
        staged: { files: [{ name: 'kuva.png' }] },
        problems: [
          { code: 'submission.required-missing', path: name.guid },
          { code: 'answer.date-not-real', path: day.guid },
          { code: 'attachment.content-differs', params: { index: 1, name: 'toinen.png' } },
        ],
      });
      expect(await received(given())).toEqual(before);
    });

    it('keeps what was typed when a file is too large', async () => {
      const refused = await given()
        .client()
        .post(path, controls({}, ['attachments', Buffer.alloc(3_000_000), 'kuva.png']));

      expect(refused.statusCode).toBe(413);
      expect(pageDataOf(refused).page).toMatchObject({
        returned: { answers: { [name.guid]: 'Åke Öhman' }, problems: [{ code: 'attachment.too-large' }] },
      });
    });

    it('is stored once, however often the same page is posted', async () => {
      const visitor = given().client();
      const draft = { [formControlNames.draft]: crypto.randomUUID() };
      const files: PostPart = ['attachments', image, 'kuva.png'];
      const before = await traces(given());

      const posts = await Promise.all([1, 2, 3].map(() => visitor.post(path, controls(draft, files))));

      expect(new Set(posts.map((posted) => posted.headers.location)).size).toBe(1);
      expect((await traces(given()))['submissions']).toBe((before['submissions'] ?? 0) + 1);
    });

    it('does not show its receipt without the token', async () => {
      const posted = await given().client().post(path, controls());
      const location = String(posted.headers.location);

      for (const wrong of [
        location.replace(/token=.*/, ''),
        `${location}x`,
        location.replace(/token=../, 'token=xx'),
      ]) {
        expect((await given().client().get(wrong)).statusCode).toBe(404);
      }
    });

    it('has the language of the page it was filled in on', async () => {
      const posted = await given()
        .client()
        .post(path, controls({ [formControlNames.language]: 'se' }));
      const guid = new URL(String(posted.headers.location), 'http://x').searchParams.get('submission');

      const found = (await (await given().admin()).get(`/api/admin/submissions/${String(guid)}`)).json();

      expect(found.Language).toBe('se');
    });

    it.each([
      ['a robot', controls({ [formControlNames.trap]: 'http://spam.example' }), 400, 'request.robot'],
      ['a body that stops halfway', stopped(controls()), 400, 'request.interrupted'],
      [
        'too many controls',
        multipart(Array.from({ length: 7000 }, () => ['x', ''])),
        413,
        'request.too-large',
      ],
    ])('refuses %s and shows the form again', async (_what, request, status, code) => {
      const refused = await given().client().post(path, request);

      expect(refused.statusCode).toBe(status);
      expect(pageDataOf(refused).page).toMatchObject({ kind: 'form', returned: { problems: [{ code }] } });
    });
  },
  { PORTAL_SUBMISSION_LIMIT: 'off' },
);

function stopped(request: ReturnType<typeof multipart>): ReturnType<typeof multipart> {
  return { ...request, body: Buffer.from(request.body ?? '').subarray(0, -40) };
}
