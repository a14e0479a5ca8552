import { makeReference } from '@form-portal/domain';
import { guidOf } from '@form-portal/domain/testing';
import { expect, it } from 'vitest';
import type { SubmissionTables } from '../../db/submission-tables.ts';
import { describePortal } from '../../testing/app-under-test.ts';
import { fields, publish, sentForm } from '../testing/posts.ts';

const submissions = 20_000;
const rowsAtOnce = 500;
/** Generous, for a busy machine; the search takes a tenth of it. */
const maxMs = 5000;

describePortal('the search among 20 000 submissions', (given) => {
  it('responds within seconds, and does not block other requests meanwhile', async () => {
    const form = await publish(given(), sentForm({ guid: guidOf('form') }));
    const database = given().portal.storage.database.withTables<SubmissionTables>();
    const filler = 'Venepaikan haku kaudelle, laituri ja toiveet. '.repeat(12);
    for (let first = 0; first < submissions; first += rowsAtOnce) {
      const rows = Array.from({ length: rowsAtOnce }, (_, index) => {
        const number = first + index;
        const guid = crypto.randomUUID();
        const text = `${number % 1000 === 0 ? 'Soutajat' : 'Melojat'} ${filler}`;
        const document = JSON.stringify({ answers: { [fields.name.guid]: text }, identity: {} });
        return {
          submission: {
            guid,
            reference: makeReference(crypto.getRandomValues(new Uint8Array(16))),
            form: form.guid,
            form_revision: 1,
            language: 'fi',
            received_at: new Date(Date.UTC(2026, 0, 1) + number * 60_000).toISOString(),
            status: 'delivered',
            document,
            identified: 0,
            attachment_count: 0,
            delivery_revision: 1,
            attempts: 1,
            corrects: null,
            search_indexed: 1,
          },
          entry: { submission: guid, text: text.toLowerCase(), codes: '', sender_key: '~' },
        };
      });
      await database.write(async (transaction) => {
        await transaction
          .insertInto('submissions')
          .values(rows.map(({ submission }) => submission))
          .execute();
        await transaction
          .insertInto('submission_search')
          .values(rows.map(({ entry }) => entry))
          .execute();
      });
    }
    const admin = await given().admin();

    const began = performance.now();
    let turns = 0;
    const counting = setInterval(() => (turns += 1), 1);
    const { Items } = (await admin.get('/api/admin/submissions?q=soutajat&limit=200')).json();
    clearInterval(counting);

    expect(performance.now() - began).toBeLessThan(maxMs);
    expect(Items).toHaveLength(submissions / 1000);
    expect(turns).toBeGreaterThan(10);
    const broad = (await admin.get('/api/admin/submissions?q=laituri&sort=reference&limit=10')).json();
    const counts = (await admin.get('/api/admin/submission-status-counts?q=laituri')).json();
    expect([broad.Items.length, counts.Delivered]).toEqual([10, submissions]);
  }, 120_000);
});
