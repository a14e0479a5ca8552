import { formControlNames } from '@form-portal/domain';
import { guidOf } from '@form-portal/domain/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { describePortalOnSqlite } from '../../../testing/app-under-test.ts';
import { pageDataOf } from '../../../testing/page-data.ts';
import {
  aSubmission,
  fields,
  post,
  publish,
  received,
  sentForm,
  traces,
  type PostPart,
} from '../../testing/posts.ts';
import { controls, moment } from '../../testing/form-controls.ts';
import { sampleFiles } from '../../testing/sample-files.ts';

const image = sampleFiles['kuva.png'];
const { name, day } = fields;

describePortalOnSqlite(
  'a form sent late without script',
  (given) => {
    const form = sentForm({ guid: guidOf('noscri'), fields: [...Object.values(fields), moment] });
    const path = `/form/${form.guid}`;

    beforeAll(async () => {
      await publish(given(), form);
    });

    describe('that was received already', () => {
      const picture: PostPart = [formControlNames.attachments, image, 'kuva.png'];

      async function firstVersion() {
        const visitor = given().client();
        const draft = crypto.randomUUID();
        const first = await visitor.post(path, controls({ [formControlNames.draft]: draft }, picture));
        const { page } = pageDataOf(await visitor.get(String(first.headers.location)));
        if (page.kind !== 'receipt') throw new Error(page.kind);
        const { reference, receivedAt } = page.sent;
        return { visitor, draft, arrived: { reference, receivedAt } };
      }

      it.each<readonly [string, Readonly<Record<string, string>>, PostPart]>([
        ['another answer', { [name.guid]: 'Somebody else' }, picture],
        ['an answer missing', { [name.guid]: '' }, picture],
        ['another file', {}, [formControlNames.attachments, sampleFiles['selvitys.pdf'], 'toinen.pdf']],
      ])('with %s is returned and says which version arrived', async (_what, values, file) => {
        const { visitor, draft, arrived } = await firstVersion();
        const before = await received(given());

        const changed = await visitor.post(
          path,
          controls({ [formControlNames.draft]: draft, ...values }, file),
        );

        expect(changed.statusCode).toBe(409);
        const { page } = pageDataOf(changed);
        if (page.kind !== 'form') throw new Error(page.kind);
        const { [name.guid]: typed = 'Åke Öhman' } = values;
        expect(page.returned).toMatchObject({ arrived, corrects: draft, problems: [], files: [] });
        expect(page.returned?.staged?.files).toMatchObject([{ name: file[2] }]);
        expect(page.returned?.answers[name.guid] ?? '').toBe(typed);
        expect(await received(given())).toEqual(before);
      });

      it('is sent as a correction of the first, even after an invalid attempt', async () => {
        const { visitor, draft, arrived } = await firstVersion();
        const again = {
          [formControlNames.draft]: crypto.randomUUID(),
          [formControlNames.corrects]: draft,
          [name.guid]: 'Åke Ek',
        };

        const wrong = await visitor.post(path, controls({ ...again, [day.guid]: '31.2.2027' }));
        const sent = await visitor.post(path, controls(again));

        expect(pageDataOf(wrong).page).toMatchObject({ returned: { arrived: null, corrects: draft } });
        expect(sent.statusCode).toBe(303);
        const guid = new URL(String(sent.headers.location), 'http://x').searchParams.get('submission');
        const found = (await (await given().admin()).get(`/api/admin/submissions/${String(guid)}`)).json();
        expect(found.Corrects).toEqual({ Reference: arrived.reference, GUID: draft });
      });
    });

    describe('to a form that was closed in the meantime', () => {
      const closing = sentForm({ guid: guidOf('closing') });

      it('is returned with its answers, only to those who saw the form while it was open', async () => {
        await publish(given(), closing);
        const visitor = given().client();
        const { body } = await visitor.get(`/form/${closing.guid}`);
        const [, openedAt = ''] = /name="at" value="([^"]+)"/.exec(body) ?? [];
        await publish(given(), { ...closing, enabled: false });
        const before = await traces(given());

        const seen = await visitor.post(
          `/form/${closing.guid}`,
          controls({ [formControlNames.openedAt]: openedAt }, ['attachments', image, 'kuva.png']),
        );
        const unseen = await visitor.post(`/form/${closing.guid}`, controls());

        expect([seen.statusCode, unseen.statusCode]).toEqual([404, 404]);
        expect(pageDataOf(seen).page).toMatchObject({
          kind: 'form',
          mode: 'fill',
          returned: {
            answers: { [name.guid]: 'Åke Öhman' },
            files: ['kuva.png'],
            problems: [{ code: 'submission.form-not-found' }],
          },
        });
        expect(pageDataOf(unseen).page).toEqual({ kind: 'not-found' });
        expect(await traces(given())).toEqual(before);
      });

      it('is returned the same way when it was deleted, by its last revision', async () => {
        const deleted = sentForm({ guid: guidOf('gone'), name: { gb: 'Berths' } });
        await publish(given(), deleted);
        const visitor = given().client();
        const { body } = await visitor.get(`/form/${deleted.guid}`);
        const [, openedAt = ''] = /name="at" value="([^"]+)"/.exec(body) ?? [];
        await (await given().admin()).delete(`/api/forms/${deleted.guid}`);
        const before = await traces(given());

        const seen = await visitor.post(
          `/form/${deleted.guid}`,
          controls({ [formControlNames.openedAt]: openedAt }, ['attachments', image, 'kuva.png']),
        );
        const unseen = await visitor.post(`/form/${deleted.guid}`, controls());

        expect([seen.statusCode, unseen.statusCode]).toEqual([404, 404]);
        expect(pageDataOf(seen).page).toMatchObject({
          kind: 'form',
          mode: 'fill',
          form: { name: { gb: 'Berths' } },
          returned: {
            answers: { [name.guid]: 'Åke Öhman' },
            files: ['kuva.png'],
            problems: [{ code: 'submission.form-not-found' }],
          },
        });
        expect(pageDataOf(unseen).page).toEqual({ kind: 'not-found' });
        expect((await visitor.get(`/form/${deleted.guid}`)).statusCode).toBe(404);
        expect(await traces(given())).toEqual(before);
      });

      it('leads to the receipt when it had arrived before', async () => {
        const left = sentForm({ guid: guidOf('left') });
        await publish(given(), left);
        const visitor = given().client();
        const sent = controls({ [formControlNames.draft]: crypto.randomUUID() });
        const { headers } = await visitor.post(`/form/${left.guid}`, sent);
        await publish(given(), { ...left, enabled: false });

        const toClosed = await visitor.post(`/form/${left.guid}`, sent);
        await (await given().admin()).delete(`/api/forms/${left.guid}`);
        const toDeleted = await visitor.post(`/form/${left.guid}`, sent);

        expect([toClosed.headers.location, toDeleted.headers.location]).toEqual([
          headers.location,
          headers.location,
        ]);
        const receipt = await visitor.get(String(headers.location));
        expect(pageDataOf(receipt).page).toMatchObject({ kind: 'receipt' });
      });

      it('reports to script that the form, not the page, no longer exists', async () => {
        await publish(given(), { ...closing, enabled: false });

        const refused = await post(given().client(), aSubmission(closing));

        expect([refused.statusCode, refused.json().code]).toEqual([404, 'submission.form-not-found']);
        expect(refused.json().error).toMatch(/^This form no longer takes answers/);
      });
    });
  },
  { PORTAL_SUBMISSION_LIMIT: 'off' },
);
