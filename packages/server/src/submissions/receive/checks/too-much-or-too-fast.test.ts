import { formControlNames, rowsControlName, type SavedForm } from '@form-portal/domain';
import { aField, aGroup, guidOf } from '@form-portal/domain/testing';
import { beforeAll, expect, it } from 'vitest';
import { describePortalOnSqlite } from '../../../testing/app-under-test.ts';
import { pageDataOf } from '../../../testing/page-data.ts';
import { controls } from '../../testing/form-controls.ts';
import { aSubmission, fields, post, publish, sentForm } from '../../testing/posts.ts';

describePortalOnSqlite(
  'robots',
  (given) => {
    const form = sentForm({ guid: guidOf('robots') });

    beforeAll(async () => {
      await publish(given(), form);
    });

    it('are refused when they fill in a field that people do not see', async () => {
      const response = await post(
        given().client(),
        aSubmission(form, undefined, { Website: 'http://spam.example' }),
      );

      expect([response.statusCode, response.json().code]).toEqual([400, 'request.robot']);
    });

    it('are delayed when they send sooner than a person could', async () => {
      const page = await given().client().get(`/form/${form.guid}`);
      const [, OpenedAt] = /name="at" value="([^"]+)"/.exec(page.body) ?? [];
      const { pauses } = given().system;
      const before = pauses.length;

      const response = await post(given().client(), aSubmission(form, undefined, { OpenedAt }));

      expect(response.statusCode).toBe(201);
      expect(pauses.slice(before)).toEqual([1500]);
    });
  },
  { PORTAL_SUBMISSION_LIMIT: 'off' },
);

const rows = guidOf('rows');

/** A form with a group of so many questions, in so many rows at most. */
function formOfRows(questions: number, max: number): SavedForm {
  const inRows = Array.from({ length: questions }, (_, index) =>
    aField('text', { guid: guidOf(`row${index}`) }),
  );
  const group = { ...aGroup('rows', inRows), guid: rows, repeat: { min: 1, max } };
  const layout = [
    { kind: 'field', guid: fields.name.guid },
    { kind: 'group', guid: rows },
  ] as const;
  return sentForm({ guid: guidOf(`rows${max}`), fields: [fields.name, ...inRows], groups: [group], layout });
}

describePortalOnSqlite('rows of a post without script', (given) => {
  it('are no more than the form allows, when it claims more questions than a submission may have', async () => {
    const form = await publish(given(), formOfRows(50, 5));

    const response = await given()
      .client()
      .post(`/form/${form.guid}`, controls({ [fields.name.guid]: '', [rowsControlName(rows)]: '50' }));

    expect(response.statusCode).toBe(400);
    expect(pageDataOf(response).page).toMatchObject({ returned: { rows: [[rows, 5]] } });
  });
});

describePortalOnSqlite(
  'the limit of submissions',
  (given) => {
    it('applies per address and minute, and says when to try again', async () => {
      const form = await publish(given(), sentForm({ guid: guidOf('few') }));
      const client = given().client('198.51.100.7');
      for (let sent = 0; sent < 3; sent++)
        expect((await post(client, aSubmission(form))).statusCode).toBe(201);

      const refused = await post(client, aSubmission(form));
      const other = await post(given().client('198.51.100.8'), aSubmission(form));
      given().system.clock.advance(120_000);
      const later = await post(client, aSubmission(form));

      expect([refused.statusCode, refused.json().code]).toEqual([429, 'request.too-many']);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect([other.statusCode, later.statusCode]).toEqual([201, 201]);
    });

    it('allows five times as many turned pages and changed rows without script', async () => {
      const form = await publish(given(), formOfRows(1, 50));
      const client = given().client('198.51.100.9');
      const addRow = () =>
        client.post(`/form/${form.guid}`, controls({ [formControlNames.go]: `add:${rows}` }));
      const statuses: number[] = [];
      for (let turn = 0; turn < 16; turn++) statuses.push((await addRow()).statusCode);

      expect(statuses).toEqual([...Array<number>(15).fill(200), 429]);
    });
  },
  { PORTAL_SUBMISSION_LIMIT: '3' },
);
