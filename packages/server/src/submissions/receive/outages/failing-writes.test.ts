import { attachmentsPartName, formControlNames } from '@form-portal/domain';
import { guidOf } from '@form-portal/domain/testing';
import { DataFolderGoneError } from '@form-portal/storage';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { describePortal } from '../../../testing/app-under-test.ts';
import { pageDataOf } from '../../../testing/page-data.ts';
import { controls } from '../../testing/form-controls.ts';
import {
  aSubmission,
  fields,
  post,
  publish,
  received,
  sentForm,
  storedSubmission,
  type PostPart,
} from '../../testing/posts.ts';
import { fillStagedFiles, freeStagedFiles } from '../../testing/full-staged-files.ts';
import { sampleFiles } from '../../testing/sample-files.ts';
import { stagedOf, withStaged } from '../../testing/staged-controls.ts';

/** Too large to stay in memory, so that its upload is written before it is kept. */
const largeContent = Buffer.concat([sampleFiles['kuva.png'], Buffer.alloc(700_000)]);
const large: PostPart = [formControlNames.attachments, largeContent, 'iso.png'];
const budget = { guid: guidOf('budget'), name: { gb: 'Budget' }, required: false, later: false };
const requested: PostPart = [attachmentsPartName(budget.guid), sampleFiles['selvitys.pdf'], 'budjetti.pdf'];
const form = sentForm({
  guid: guidOf('failing'),
  attachments: { maxFileSizeMb: 1, categories: ['img', 'doc'], customExtensions: [], requests: [budget] },
});
const path = `/form/${form.guid}`;

describePortal(
  'a post during which the database cannot be written for a while',
  (given) => {
    beforeAll(() => publish(given(), form).then(() => undefined));
    afterEach(() => void vi.restoreAllMocks());

    /** Makes uploads impossible to remove. */
    function keepUploads(): void {
      const { blobs } = given().portal.storage;
      const { stage } = blobs;
      vi.spyOn(blobs, 'stage').mockImplementation(async (source) =>
        Object.assign(await stage(source), { discard: () => Promise.reject(new DataFolderGoneError()) }),
      );
    }

    it('is acknowledged once it is stored, even if its uploads cannot be cleared away', async () => {
      keepUploads();
      const before = await received(given());

      const byScript = await post(given().client(), aSubmission(form), ['iso.png', largeContent]);
      const byPage = await given().client().post(path, controls({}, large));

      expect([byScript.statusCode, byPage.statusCode]).toEqual([201, 303]);
      expect((await received(given()))['submissions']).toBe(Number(before['submissions']) + 2);
    });

    it('is returned with what was typed, even if its uploads cannot be cleared away', async () => {
      keepUploads();

      const returned = await given()
        .client()
        .post(path, controls({ [fields.day.guid]: '31.2.2027' }, large));

      expect(returned.statusCode).toBe(400);
      expect(pageDataOf(returned).page).toMatchObject({
        returned: { answers: { [fields.name.guid]: 'Åke Öhman' }, staged: { files: [{ name: 'iso.png' }] } },
      });
    });

    it('is returned with what was typed and the names of files that cannot be staged', async () => {
      const typed = controls({ [fields.day.guid]: '31.2.2027' }, large);
      const deadlock = Object.assign(new Error('deadlock detected'), { code: '40P01' });
      const keep = vi.spyOn(given().portal.storage.blobs, 'keep').mockRejectedValue(deadlock);

      const returned = await given().client().post(path, typed);
      keep.mockRestore();
      const again = await given().client().post(path, typed);

      expect(returned.statusCode).toBe(400);
      expect(pageDataOf(returned).page).toMatchObject({
        returned: { answers: { [fields.name.guid]: 'Åke Öhman' }, files: ['iso.png'], staged: null },
      });
      expect(given().system.logged()).toContain('could not be staged');
      expect(given().system.logged()).not.toContain('iso.png');
      expect(pageDataOf(again).page).toMatchObject({
        returned: { staged: { files: [{ name: 'iso.png' }] } },
      });
    });

    it('is returned with the files that its page listed, which the next post sends', async () => {
      const visitor = given().client();
      const draft = { [formControlNames.draft]: crypto.randomUUID() };
      const staged = stagedOf(
        await visitor.post(path, controls({ ...draft, [fields.day.guid]: '31.2.2027' }, large, requested)),
      );
      const sent = withStaged(draft, staged);
      await fillStagedFiles(given());

      const returned = await visitor.post(path, sent);
      await freeStagedFiles(given());
      const accepted = await visitor.post(path, withStaged(draft, stagedOf(returned)));

      expect(returned.statusCode).toBe(503);
      expect(stagedOf(returned)).toEqual(staged);
      expect(accepted.statusCode).toBe(303);
      const { Attachments } = await storedSubmission(given(), draft[formControlNames.draft]);
      expect(Attachments).toMatchObject([{ Name: 'iso.png' }, { Name: 'budjetti.pdf' }]);
    });
  },
  { PORTAL_SUBMISSION_LIMIT: 'off' },
);
