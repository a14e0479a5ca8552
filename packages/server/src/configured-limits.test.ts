import { formControlNames, type SavedForm } from '@form-portal/domain';
import { aField, guidOf } from '@form-portal/domain/testing';
import { formToWire } from '@form-portal/domain/wire';
import type { LightMyRequestResponse } from 'fastify';
import { beforeAll, expect, it } from 'vitest';
import { aSubmission, fields, multipart, post, publish, sentForm } from './submissions/testing/posts.ts';
import { sampleFiles } from './submissions/testing/sample-files.ts';
import { describePortalOnSqlite } from './testing/app-under-test.ts';
import { pageDataOf } from './testing/page-data.ts';

const { name, story } = fields;
const image = sampleFiles['kuva.png'];
const bigImage = Buffer.concat([image, Buffer.alloc(600_000)]);

describePortalOnSqlite(
  'a portal with configured limits',
  (given) => {
    const form = sentForm({ guid: guidOf('limits'), fields: [name, story] });

    beforeAll(async () => {
      await publish(given(), form);
    });

    it('includes its limits in every page', async () => {
      for (const path of ['/', `/form/${form.guid}`]) {
        const { context } = pageDataOf(await given().client().get(path));

        expect(context.limits).toEqual({
          maxFiles: 2,
          maxTotalBytes: 1_048_576,
          maxAnswerBytes: 16_384,
          maxFields: 3,
          maxFormBytes: 65_536,
        });
      }
    });

    const cases = [
      ['as many files as it accepts', { files: [image, image] }, [201, null]],
      ['one file more', { files: [image, image, image] }, [400, 'attachment.too-many']],
      [
        'files that are too large together',
        { files: [bigImage, bigImage] },
        [413, 'attachment.total-too-large'],
      ],
      ['answers as large as it accepts', { filler: 10_000 }, [201, null]],
      ['answers that are too large', { filler: 16_384 }, [413, 'request.too-large']],
    ] as const;

    it.each(cases)('responds to a call with %s', async (_, sent, expected) => {
      const members = 'filler' in sent ? { Filler: 'x'.repeat(sent.filler) } : {};
      const files = ('files' in sent ? sent.files : []).map((content, at) => [`${at}.png`, content] as const);

      const response = await post(given().client(), aSubmission(form, undefined, members), ...files);

      expect([response.statusCode, response.json().code ?? null]).toEqual(expected);
    });

    it.each(cases)('responds to a post without script with %s', async (_, sent, [status, code]) => {
      const filler = 'filler' in sent ? 'x'.repeat(sent.filler) : '';
      const files = ('files' in sent ? sent.files : []).map(
        (content, at) => [formControlNames.attachments, content, `${at}.png`] as const,
      );
      const controls = [[name.guid, 'Åke Öhman'], ['filler', filler], ...files] as const;

      const response = await given().client().post(`/form/${form.guid}`, multipart(controls));

      expect(response.statusCode).toBe(status === 201 ? 303 : status);
      if (code !== null)
        expect(pageDataOf(response).page).toMatchObject({ returned: { problems: [{ code }] } });
    });

    it('refuses to save a form with more fields, and states the limit', async () => {
      const texts = (count: number) =>
        Array.from({ length: count }, (_, at) => aField('text', { guid: guidOf(`t${at}`) }));

      expect((await save({ fields: texts(3) })).statusCode).toBe(200);
      const refused = await save({ fields: texts(4) });

      expect(refused.statusCode).toBe(400);
      expect(refused.json()).toMatchObject({
        code: 'form.too-large',
        error: 'The form is too large. It may have at most 3 fields.',
      });
    });

    it('refuses to save a form that is too large', async () => {
      const refused = await save({}, { Filler: 'x'.repeat(65_536) });

      expect([refused.statusCode, refused.json().code]).toEqual([413, 'request.too-large']);
    });

    async function save(changes: Partial<SavedForm>, members: object = {}): Promise<LightMyRequestResponse> {
      const admin = await given().admin();
      const wire = formToWire(sentForm({ guid: guidOf('saved'), fields: [name], ...changes }));
      return admin.post('/api/forms?force=true', { json: { ...wire, ...members } });
    }
  },
  {
    PORTAL_SUBMISSION_LIMIT: 'off',
    PORTAL_MAX_ATTACHMENTS: '2',
    PORTAL_MAX_SUBMISSION_MB: '1',
    PORTAL_MAX_ANSWERS_KB: '16',
    PORTAL_MAX_FIELDS: '3',
    PORTAL_MAX_FORM_KB: '64',
  },
);
