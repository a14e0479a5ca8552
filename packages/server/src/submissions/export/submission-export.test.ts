import { dataTypes, makeReference, type Guid } from '@form-portal/domain';
import { aField, guidOf } from '@form-portal/domain/testing';
import { randomBytes, randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { SubmissionTables } from '../../db/submission-tables.ts';
import { readWorkbook } from '../../tables/testing/read-workbook.ts';
import { describePortal, type PortalUnderTest } from '../../testing/app-under-test.ts';
import { aSubmission, fields, post, publish, sentForm } from '../testing/posts.ts';

/** In winter. */
const helsinkiMs = 2 * 3_600_000;

/** A moment as spreadsheets count: in days since 30 December 1899. */
function days(milliseconds: number): number {
  return milliseconds / 86_400_000 - Date.UTC(1899, 11, 30) / 86_400_000;
}

describePortal(
  'the export of submissions',
  (given) => {
    it('writes each submission of a form as a row, oldest first, with identity codes masked', async () => {
      const form = await publish(given(), sentForm({ guid: guidOf('exported') }));
      await post(
        given().client(),
        aSubmission(form, {
          [fields.name.guid]: '=1+1',
          [fields.story.guid]: 'Rivi "yksi"\nrivi kaksi, 210281-9988',
          [fields.count.guid]: '-5',
          [fields.day.guid]: '2027-01-31',
          [fields.choice.guid]: '2',
        }),
      );
      given().system.clock.advance(60_000);
      await post(given().client(), aSubmission(form));
      const admin = await given().admin();

      const csv = await admin.get(`/api/admin/forms/${form.guid}/submissions?format=csv`);

      expect(csv.headers).toMatchObject({
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="submissions.csv"',
        'cache-control': 'no-store',
      });
      const [heading, first, second, end] = csv.body.slice(1).split('\r\n');
      expect(heading?.split(',').slice(8)).toEqual(['Nimi', 'Kertomus', 'Count', 'Day', 'Choice']);
      expect(first?.split(',').slice(1)).toEqual([
        '2026-11-20 14:00',
        expect.any(String),
        'Ei',
        '',
        expect.any(String),
        '0',
        '',
        `"'=1+1"`,
        '"Rivi ""yksi""\nrivi kaksi',
        ' 210281-****"',
        '-5',
        '31.1.2027',
        'South',
      ]);
      expect(second).toMatch(/,2026-11-20 14:01,.*,Åke Öhman,/);
      expect(end).toBe('');
    });

    it('keeps the columns of fields that the form no longer has', async () => {
      const form = await publish(given(), sentForm({ guid: guidOf('changed') }));
      await post(given().client(), aSubmission(form, { [fields.name.guid]: 'Before' }));
      const fewer = sentForm({ guid: guidOf('changed'), fields: [fields.story] });
      await publish(given(), fewer);
      given().system.clock.advance(60_000);
      await post(given().client(), aSubmission(fewer, { [fields.story.guid]: 'After' }));
      const admin = await given().admin();

      const csv = await admin.get(`/api/admin/forms/${form.guid}/submissions?format=csv`);

      const rows = csv.body.split('\r\n').map((row) => row.split(',').slice(8));
      expect(rows.slice(0, 3)).toEqual([
        ['Kertomus', 'Nimi', 'Count', 'Day', 'Choice'],
        ['', 'Before', '', '', ''],
        ['After', '', '', '', ''],
      ]);
    });

    it('exports more submissions than fit on a page, each once', async () => {
      const form = await publish(given(), sentForm({ guid: guidOf('many') }));
      await post(given().client(), aSubmission(form));
      await copySubmission(given(), form.guid, 204);
      const admin = await given().admin();

      const csv = await admin.get(`/api/admin/forms/${form.guid}/submissions?format=csv`);

      const references = csv.body
        .split('\r\n')
        .slice(1, -1)
        .map((row) => row.split(',')[0]);
      expect(references).toHaveLength(205);
      expect(new Set(references).size).toBe(205);
    });

    it('is available as an Excel workbook too, and is recorded', async () => {
      const form = await publish(given(), sentForm({ guid: guidOf('exported') }));
      const admin = await given().admin();

      const workbook = await admin.get(`/api/admin/forms/${form.guid}/submissions?format=xlsx`);

      expect(workbook.rawPayload.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004');
      const events = await given()
        .portal.storage.database.read.selectFrom('audit_events')
        .select(['actor', 'subject', 'detail'])
        .where('event', '=', 'submissions.exported')
        .where('detail', '=', 'xlsx')
        .execute();
      expect(events).toEqual([{ actor: 'admin', subject: form.guid, detail: 'xlsx' }]);
    });

    it('has real moments, numbers and money in an Excel workbook', async () => {
      const [at, clock, cost] = [
        aField('datetime'),
        aField('time'),
        aField('number', { guid: guidOf('cost'), property: 1048, dataType: dataTypes.floating }),
      ];
      const grant = aField('number', { guid: guidOf('grant'), property: -1, settings: { unit: '€' } });
      const asked = [fields.name, fields.count, fields.day, at, clock, cost, grant];
      const form = await publish(given(), sentForm({ guid: guidOf('typed'), fields: asked }));
      const values = ['Aino', '12', '2027-01-31', '2027-01-31 18:00', '06:00', '4500', '9 000,50 €'];
      await post(
        given().client(),
        aSubmission(form, Object.fromEntries(asked.map(({ guid }, index) => [guid, values[index]]))),
      );
      const admin = await given().admin();

      const { rawPayload } = await admin.get(`/api/admin/forms/${form.guid}/submissions?format=xlsx`);

      const sent = readWorkbook(rawPayload).rows[1]!.map(({ value, format }) => [value, format]);
      expect(sent[1]).toEqual([expect.closeTo(days(given().system.now().getTime() + helsinkiMs), 5), 22]);
      expect(sent.slice(8)).toEqual([
        ['Aino', 0],
        [12, 1],
        [days(Date.UTC(2027, 0, 31)), 14],
        [days(Date.UTC(2027, 0, 31, 18)), 22],
        [0.25, 20],
        [4500, '#,##0.00####'],
        [9000.5, '#,##0.00\\ [$€-40B]'],
      ]);
    });

    it.each([
      [`${guidOf('none')}/submissions?format=csv`, 404],
      ['x/submissions?format=csv', 404],
      [`${guidOf('exported')}/submissions?format=pdf`, 400],
      [`${guidOf('exported')}/submissions`, 400],
    ])('does not exist at %s', async (path, status) => {
      const admin = await given().admin();

      expect((await admin.get(`/api/admin/forms/${path}`)).statusCode).toBe(status);
    });
  },
  { PORTAL_SUBMISSION_LIMIT: 'off' },
);

/** Copies the only submission of a form a number of times, which is faster than sending it. */
async function copySubmission({ portal }: PortalUnderTest, form: Guid, times: number): Promise<void> {
  await portal.storage.database.withTables<SubmissionTables>().write(async (transaction) => {
    const rows = transaction.selectFrom('submissions').selectAll().where('form', '=', form);
    const sent = await rows.executeTakeFirstOrThrow();
    const copies = Array.from({ length: times }, () => ({
      ...sent,
      guid: randomUUID(),
      reference: makeReference(randomBytes(16)),
    }));
    await transaction.insertInto('submissions').values(copies).execute();
  });
}
