import { guidOf } from '@form-portal/domain/testing';
import { expect, it } from 'vitest';
import { aSubmission, fields, post, publish, sentForm } from '../../submissions/testing/posts.ts';
import { describePortal } from '../../testing/app-under-test.ts';
import type { SubmissionTables } from '../submission-tables.ts';
import { otherDashesIndexed } from './0091-other-dashes.ts';

const { name, story } = fields;

describePortal('identity codes with another dash, indexed as words before', (given) => {
  it('are found as codes afterwards, and no longer as words', async () => {
    const admin = await given().admin();
    const form = sentForm({ guid: guidOf('form'), fields: [name, story] });
    await publish(given(), form);
    const text = 'Koodi 210281–9988';
    const submission = (
      await post(given().client(), aSubmission(form, { [name.guid]: 'Vanamo', [story.guid]: text }))
    ).json().GUID;
    const found = async (query: string): Promise<readonly string[]> =>
      (await admin.get(`/api/admin/submissions?${query}`))
        .json()
        .Items.map((item: { GUID: string }) => item.GUID);
    const { Person } = (
      await admin.post('/api/admin/person-keys', { json: { PersonalIdentityCode: '210281-9988' } })
    ).json();
    const database = given().portal.storage.database.withTables<SubmissionTables>();
    await found('q=koodi');
    await database.write((transaction) =>
      transaction
        .updateTable('submission_search')
        .set({ text: text.toLowerCase(), codes: '' })
        .where('submission', '=', submission)
        .execute(),
    );
    const asWords = 'q=1%E2%80%939988';
    const asCode = `person=${Person}`;
    expect([await found(asWords), await found(asCode)]).toEqual([[submission], []]);

    await database.write((transaction) => otherDashesIndexed.up(transaction, database.engine));

    expect([await found(asWords), await found(asCode)]).toEqual([[], [submission]]);
  });
});
