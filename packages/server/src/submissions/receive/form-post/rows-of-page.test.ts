import {
  answerKey,
  controlName,
  formControlNames,
  rowChangeToWire,
  rowsControlName,
} from '@form-portal/domain';
import { aField, aGroup, guidOf, someOptions } from '@form-portal/domain/testing';
import type { LightMyRequestResponse } from 'fastify';
import { beforeAll, expect, it } from 'vitest';
import { describePortalOnSqlite } from '../../../testing/app-under-test.ts';
import { pageDataOf } from '../../../testing/page-data.ts';
import { controls } from '../../testing/form-controls.ts';
import { fields, publish, sentForm, traces } from '../../testing/posts.ts';

const town = aField('select', {
  guid: guidOf('town'),
  dataType: 9,
  options: someOptions(...Array.from({ length: 2_500 }, (_, index) => `Town ${String(index)}`)),
});
const towns = { ...aGroup('towns', [town]), repeat: { min: 0, max: 50 } };
const form = sentForm({
  guid: guidOf('many'),
  fields: [fields.name, town],
  groups: [towns],
  layout: [
    { kind: 'field', guid: fields.name.guid },
    { kind: 'group', guid: towns.guid },
  ],
});
const path = `/form/${form.guid}`;

describePortalOnSqlite(
  'rows of a page without script that have 2,500 options each',
  (given) => {
    beforeAll(async () => {
      await publish(given(), form);
    });

    const posted = (rows: number, more: Readonly<Record<string, string>> = {}) =>
      given()
        .client()
        .post(path, controls({ [rowsControlName(towns.guid)]: String(rows), ...more }));

    function returnedBy(response: LightMyRequestResponse) {
      const { page } = pageDataOf(response);
      return page.kind === 'form' ? page.returned : null;
    }

    it('are 20 at most, and a post that claims more is refused without rendering them', async () => {
      const before = await traces(given());

      const response = await posted(50);

      expect(response.statusCode).toBe(400);
      expect(returnedBy(response)).toMatchObject({
        rows: [[towns.guid, 20]],
        problems: [{ code: 'submission.too-many-rows', path: towns.guid, params: { max: 20 } }],
      });
      expect(await traces(given())).toEqual(before);
    });

    it('are not added beyond 20', async () => {
      const add = { [formControlNames.go]: rowChangeToWire({ kind: 'add', group: towns.guid }) };

      const added = await posted(19, add);
      const refused = await posted(20, add);

      expect([added.statusCode, returnedBy(added)?.rows]).toEqual([200, [[towns.guid, 20]]]);
      expect([refused.statusCode, returnedBy(refused)?.rows]).toEqual([400, [[towns.guid, 20]]]);
      expect(returnedBy(refused)?.problems).toMatchObject([{ code: 'submission.too-many-rows' }]);
    });

    it('are accepted up to 20', async () => {
      const last = controlName(answerKey(town.guid, 20));

      expect((await posted(20, { [last]: '7' })).statusCode).toBe(303);
    });
  },
  { PORTAL_SUBMISSION_LIMIT: 'off' },
);
