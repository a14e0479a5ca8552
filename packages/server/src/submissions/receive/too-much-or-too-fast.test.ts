import { guidOf } from '@form-portal/domain/testing';
import { beforeAll, expect, it } from 'vitest';
import { describePortalOnSqlite } from '../../testing/app-under-test.ts';
import { aSubmission, post, publish, sentForm } from '../testing/posts.ts';

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
  },
  { PORTAL_SUBMISSION_LIMIT: '3' },
);
