import { minuteMs, formControlNames } from '@form-portal/domain';
import { guidOf } from '@form-portal/domain/testing';
import type { LightMyRequestResponse } from 'fastify';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { SubmissionTables } from '../../db/submission-tables.ts';
import { describePortal, type PortalUnderTest } from '../../testing/app-under-test.ts';
import { pageDataOf } from '../../testing/page-data.ts';
import { controls } from '../testing/form-controls.ts';
import {
  aSubmission,
  fields,
  post,
  publish,
  sentForm,
  storedSubmission,
  traces,
  type PostPart,
} from '../testing/posts.ts';
import { sampleFiles } from '../testing/sample-files.ts';
import { stagedOf, withStaged } from '../testing/staged-controls.ts';

const { name, day } = fields;
const image: PostPart = [formControlNames.attachments, sampleFiles['kuva.png'], 'kuva.png'];
const report: PostPart = [formControlNames.attachments, sampleFiles['selvitys.pdf'], 'selvitys.pdf'];
/** Too large for the database, so that it is a file on disk with SQLite. */
const largeContent = Buffer.concat([sampleFiles['kuva.png'], Buffer.alloc(700_000)]);
const large: PostPart = [formControlNames.attachments, largeContent, 'iso.png'];
const wrong = { [day.guid]: '31.2.2027' };

describePortal(
  'files of a form posted without script and not sent',
  (given) => {
    const form = sentForm({ guid: guidOf('staging') });
    const path = `/form/${form.guid}`;

    beforeAll(async () => {
      await publish(given(), form);
    });

    afterEach(async () => {
      given().system.clock.advance(2 * 60 * minuteMs);
      await removeExpired(given());
    });

    it('are listed on the returned page, and are sent with the form without another upload', async () => {
      const visitor = given().client();
      const draft = { [formControlNames.draft]: crypto.randomUUID() };

      const returned = await visitor.post(path, controls({ ...draft, ...wrong }, image, large));
      const staged = stagedOf(returned);
      const sent = await visitor.post(path, withStaged(draft, staged));

      expect(returned.statusCode).toBe(400);
      expect(staged.files).toMatchObject([
        { name: 'kuva.png', request: null },
        { name: 'iso.png', size: largeContent.length },
      ]);
      expect(pageDataOf(returned).page).toMatchObject({ returned: { files: [] } });
      expect(sent.statusCode).toBe(303);
      const { Attachments } = await storedSubmission(given(), draft[formControlNames.draft]);
      expect(Attachments).toMatchObject([
        { Name: 'kuva.png' },
        { Name: 'iso.png', Size: largeContent.length },
      ]);
    });

    it('are still sent after the portal forgot everything but its storage, and once only', async () => {
      const visitor = given().client();
      const draft = { [formControlNames.draft]: crypto.randomUUID() };
      const staged = stagedOf(await visitor.post(path, controls({ ...draft, ...wrong }, large)));
      await sweepContents(given());

      const posts = await Promise.all([1, 2, 3].map(() => visitor.post(path, withStaged(draft, staged))));
      const again = await visitor.post(path, withStaged(draft, staged));

      const addresses = new Set([...posts, again].map(({ headers }) => headers.location));
      expect([...addresses]).toEqual([expect.stringContaining('/receipt?')]);
    });

    it('come before the files of the next post, which are renamed where the name is taken', async () => {
      const visitor = given().client();
      const staged = stagedOf(await visitor.post(path, controls(wrong, image)));

      const next = stagedOf(await visitor.post(path, withStaged(wrong, staged, [], image, report)));

      expect(next.token).toBe(staged.token);
      expect(next.files.map((file) => file.name)).toEqual(['kuva.png', 'kuva (2).png', 'selvitys.pdf']);
    });

    it('are removed when they are ticked', async () => {
      const visitor = given().client();
      const draft = { [formControlNames.draft]: crypto.randomUUID() };
      const staged = stagedOf(await visitor.post(path, controls(wrong, image, report)));
      const [first] = staged.files;

      const next = stagedOf(await visitor.post(path, withStaged(wrong, staged, [String(first?.id)])));
      const sent = await visitor.post(path, withStaged(draft, next));

      expect(next.files.map((file) => file.name)).toEqual(['selvitys.pdf']);
      expect(sent.statusCode).toBe(303);
      const { Attachments } = await storedSubmission(given(), draft[formControlNames.draft]);
      expect(Attachments).toMatchObject([{ Name: 'selvitys.pdf' }]);
    });

    it('wait for an hour after the last post; then the form is not sent without them', async () => {
      const visitor = given().client();
      const before = await traces(given());
      const staged = stagedOf(await visitor.post(path, controls(wrong, image)));
      given().system.clock.advance(50 * minuteMs);
      const later = stagedOf(await visitor.post(path, withStaged(wrong, staged)));
      given().system.clock.advance(61 * minuteMs);
      await removeExpired(given());

      const refused = await visitor.post(path, withStaged({}, later));

      expect(later.files).toEqual(staged.files);
      expect(refused.statusCode).toBe(400);
      expect(pageDataOf(refused).page).toMatchObject({
        returned: { staged: null, problems: [{ code: 'attachment.gone', params: { name: 'kuva.png' } }] },
      });
      await sweepContents(given());
      expect(await traces(given())).toEqual(before);
    });

    it('are sent by the script too, when the returned page has one', async () => {
      const visitor = given().client();
      const { token, files } = stagedOf(await visitor.post(path, controls(wrong, image)));
      const StagedFiles = { Token: token, Files: files.map((file) => ({ ID: file.id, Name: file.name })) };
      const submission = aSubmission(form, undefined, { StagedFiles });

      const sent = await post(visitor, submission, ['oma.png', sampleFiles['kuva.png']]);

      expect(sent.statusCode, sent.body).toBe(201);
      const { Attachments } = await storedSubmission(given(), submission['GUID']);
      expect(Attachments).toMatchObject([{ Name: 'kuva.png' }, { Name: 'oma.png' }]);
    });

    it('are kept when the form is returned as a changed version of one that was sent', async () => {
      const visitor = given().client();
      const draft = { [formControlNames.draft]: crypto.randomUUID() };
      const staged = stagedOf(await visitor.post(path, controls({ ...draft, ...wrong }, image)));
      await visitor.post(path, withStaged(draft, staged));

      const changed = await visitor.post(path, withStaged({ ...draft, [name.guid]: 'Åke Ek' }, staged));
      const corrected = { [formControlNames.draft]: crypto.randomUUID(), [name.guid]: 'Åke Ek' };
      const sent = await visitor.post(path, withStaged(corrected, stagedOf(changed)));

      expect([changed.statusCode, sent.statusCode]).toEqual([409, 303]);
      const { Attachments } = await storedSubmission(given(), corrected[formControlNames.draft]);
      expect(Attachments).toMatchObject([{ Name: 'kuva.png' }]);
    });

    it('are not staged when they are not what their names say, or nobody may send the form', async () => {
      const before = await traces(given());
      const fake: PostPart = [formControlNames.attachments, 'hello', 'kuva.png'];

      const untrue = await given().client().post(path, controls(wrong, fake));
      const robot = await given()
        .client()
        .post(path, controls({ [formControlNames.trap]: 'spam' }, image));

      expect(pageDataOf(untrue).page).toMatchObject({ returned: { staged: null, files: [] } });
      expect(pageDataOf(robot).page).toMatchObject({ returned: { staged: null, files: ['kuva.png'] } });
      expect(await traces(given())).toEqual(before);
    });

    describe('are not available', () => {
      it('with another token', async () => {
        const visitor = given().client();
        const staged = stagedOf(await visitor.post(path, controls(wrong, image)));

        const posted = await visitor.post(path, withStaged({}, { ...staged, token: 'another' }));

        expect(pageDataOf(posted).page).toMatchObject({
          returned: { staged: null, problems: [{ code: 'attachment.gone' }] },
        });
      });

      it('by another form', async () => {
        const other = await publish(given(), sentForm({ guid: guidOf('other') }));
        const visitor = given().client();
        const staged = stagedOf(await visitor.post(path, controls(wrong, image)));

        const posted = await visitor.post(`/form/${other.guid}`, withStaged({}, staged));

        expect(pageDataOf(posted).page).toMatchObject({
          returned: { staged: null, problems: [{ code: 'attachment.gone' }] },
        });
      });

      it('by a second submission', async () => {
        const visitor = given().client();
        const staged = stagedOf(await visitor.post(path, controls(wrong, image)));
        const first = { [formControlNames.draft]: crypto.randomUUID() };

        const sent = await visitor.post(path, withStaged(first, staged));
        const second = await visitor.post(path, withStaged({}, staged));

        expect([sent.statusCode, second.statusCode]).toEqual([303, 400]);
      });
    });

    it('are stored under a hash of their token, with names that contain no path', async () => {
      const tricky: PostPart = [formControlNames.attachments, sampleFiles['kuva.png'], '../../etc/kuva.png'];
      const staged = stagedOf(await given().client().post(path, controls(wrong, tricky)));

      const rows = JSON.stringify(
        await database(given()).read.selectFrom('staged_files').selectAll().execute(),
      );

      expect(staged.files.map((file) => file.name)).toEqual(['kuva.png']);
      expect(staged.token.length).toBeGreaterThanOrEqual(43);
      expect(rows).not.toContain(staged.token);
      expect(given().system.logged()).not.toContain('kuva.png');
    });
  },
  { PORTAL_SUBMISSION_LIMIT: 'off' },
);

describePortal(
  'a portal that stages little',
  (given) => {
    const form = sentForm({ guid: guidOf('little') });
    const path = `/form/${form.guid}`;

    it('asks for the files again beyond the limit of an address, and of all addresses', async () => {
      await publish(given(), form);
      const files = (response: LightMyRequestResponse) => {
        const { page } = pageDataOf(response);
        return page.kind === 'form' ? [page.returned?.staged?.files.length ?? 0, page.returned?.files] : [];
      };
      const upload = controls(wrong, large);

      expect(files(await given().client('192.0.2.1').post(path, upload))).toEqual([1, []]);
      expect(files(await given().client('192.0.2.1').post(path, upload))).toEqual([0, ['iso.png']]);
      expect(files(await given().client('192.0.2.2').post(path, upload))).toEqual([1, []]);
      expect(files(await given().client('192.0.2.3').post(path, upload))).toEqual([0, ['iso.png']]);
    });

    it('stages no more files than a submission may have', async () => {
      await publish(given(), form);
      const many = Array.from({ length: 4 }, (): PostPart => [
        formControlNames.attachments,
        '%PDF-1.4',
        'a.pdf',
      ]);

      const { page } = pageDataOf(
        await given()
          .client('192.0.2.9')
          .post(path, controls(wrong, ...many)),
      );

      if (page.kind !== 'form') throw new Error(page.kind);
      expect(page.returned?.staged?.files).toHaveLength(3);
    });
  },
  {
    PORTAL_SUBMISSION_LIMIT: 'off',
    PORTAL_ADDRESS_STAGED_MB: '1',
    PORTAL_STAGED_MB: '2',
    PORTAL_MAX_ATTACHMENTS: '3',
  },
);

function database(given: PortalUnderTest) {
  return given.portal.storage.database.withTables<SubmissionTables>();
}

async function removeExpired(given: PortalUnderTest): Promise<void> {
  const chore = given.portal.chores.find(({ name }) => name === 'remove staged files');
  await chore?.run();
}

async function sweepContents(given: PortalUnderTest): Promise<void> {
  await given.portal.storage.blobs.sweep(0);
}
