import { guidOf } from '@form-portal/domain/testing';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { describePortal } from '../../../testing/app-under-test.ts';
import { answers, badPosts, form, image } from '../../testing/bad-posts.ts';
import { aSubmission, fields, multipart, publish, sentForm, traces } from '../../testing/posts.ts';

const { name, day, choice } = fields;
const named = badPosts.map(([what, request, status, code, field]) => ({
  what,
  request,
  status,
  code,
  field,
}));

describePortal(
  'an invalid post',
  (given) => {
    let before: Awaited<ReturnType<typeof traces>>;

    beforeAll(async () => {
      await publish(given(), form);
    });

    beforeEach(async () => {
      before = await traces(given());
    });

    afterEach(async () => {
      expect(await traces(given()), 'nothing is left behind').toEqual(before);
    });

    it.each(named)(
      '$what is refused with a message that names it',
      async ({ request, status, code, field }) => {
        const response = await given().client().post('/api/submissions', request);

        expect([response.statusCode, response.json().code], response.body).toEqual([status, code]);
        const { error, fields: fieldProblems, members, ...others } = response.json();
        expect(error).toMatch(/\S/);
        expect(error).not.toMatch(/[{}]|Error:|\/(src|tmp|home)\//);
        expect(Object.keys(others)).toEqual(['code']);
        if (members !== undefined) expect(members).toMatchObject([{ code }]);
        if (field !== undefined) expect(fieldProblems).toMatchObject([{ GUID: field, code }]);
      },
    );

    it('reports all problems with the answers at once, in the order of the form', async () => {
      const response = await given()
        .client()
        .post('/api/submissions', answers({ [name.guid]: '', [day.guid]: '31.2.', [choice.guid]: '7' }));

      expect(response.json().fields).toEqual([
        { GUID: name.guid, code: 'submission.required-missing', error: 'Enter Nimi' },
        { GUID: day.guid, code: 'answer.date-invalid', error: expect.stringContaining('Day') },
        { GUID: choice.guid, code: 'answer.option-unknown', error: expect.stringContaining('Choice') },
      ]);
    });

    it('accepts no file for a form that allows none', async () => {
      const none = await publish(
        given(),
        sentForm({
          guid: guidOf('nofile'),
          attachments: { maxFileSizeMb: 10, categories: [], customExtensions: [] },
        }),
      );

      const response = await given()
        .client()
        .post(
          '/api/submissions',
          multipart([
            ['submission', JSON.stringify(aSubmission(none))],
            ['attachments', image, 'kuva.png'],
          ]),
        );

      expect(response.json().code).toBe('attachment.none-allowed');
    });

    it('refuses programs even when a form allows their extension', async () => {
      const lax = await publish(
        given(),
        sentForm({
          guid: guidOf('lax'),
          attachments: { maxFileSizeMb: 1, categories: ['code'], customExtensions: ['exe', 'js'] },
        }),
      );

      for (const fileName of ['ohje.exe', 'skripti.JS']) {
        const request = multipart([
          ['submission', JSON.stringify(aSubmission(lax))],
          ['attachments', 'MZ', fileName],
        ]);
        const response = await given().client().post('/api/submissions', request);
        expect(response.json().code).toBe('attachment.type-not-allowed');
      }
    });
  },
  { PORTAL_SUBMISSION_LIMIT: 'off' },
);
