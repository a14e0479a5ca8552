import { defaultSettings, type NationalUser } from '@form-portal/domain';
import { aField, guidOf } from '@form-portal/domain/testing';
import { settingsToWire } from '@form-portal/domain/wire';
import { beforeAll, expect, it } from 'vitest';
import type { SubmissionTables } from '../../../db/submission-tables.ts';
import { describePortalWithSuomiFi } from '../../../identity/suomi-fi/testing/suomi-fi-under-test.ts';
import { aSubmission, fields, post, publish, sentForm } from '../../testing/posts.ts';

const { name } = fields;
const identified = sentForm({
  guid: guidOf('ident'),
  fields: [name, { ...aField('text', { property: 1012, dataType: 1 }), guid: guidOf('last') }],
  identity: { enabled: true, attributes: ['lastName'] },
});
const person: NationalUser = {
  type: 'saml',
  name: 'Meri Ek',
  admin: false,
  attributes: { lastName: 'Ek', firstNames: 'Meri', personalIdentityCode: '010101-123N' },
};

describePortalWithSuomiFi(
  'a form that requires identification',
  (given) => {
    const stored = async (guid: unknown) => {
      const admin = await given().admin();
      return (await admin.get(`/api/admin/submissions/${String(guid)}`)).json();
    };

    beforeAll(async () => {
      const admin = await given().admin();
      const suomifi = { enabled: true, properties: { lastName: 1012 } };
      const settings = settingsToWire({ ...defaultSettings, suomifi });
      const saved = await admin.post('/api/settings', { json: settings });
      expect(saved.statusCode, saved.body).toBe(200);
      await publish(given(), identified);
    });

    it('refuses anybody who is not identified, including administrators', async () => {
      for (const client of [given().client(), await given().admin()]) {
        const response = await post(client, aSubmission(identified));
        expect([response.statusCode, response.json().code]).toEqual([401, 'submission.identity-required']);
      }
    });

    it('takes from the identification even values that nobody could type', async () => {
      const lastName = 'Ö'.repeat(101);
      const client = await given().signedIn({ ...person, attributes: { lastName } });
      const submission = aSubmission(identified, { [name.guid]: 'x' });

      const response = await post(client, submission);

      expect(response.statusCode, response.body).toBe(201);
      expect((await stored(submission['GUID'])).Fields[1].Value).toBe(lastName);
    });

    it('takes values from the identification, whatever was sent, and only those that the form requests', async () => {
      const client = await given().signedIn(person);
      const submission = aSubmission(identified, { [name.guid]: 'x', [guidOf('last')]: 'Forged' });

      const response = await post(client, submission);

      expect(response.statusCode, response.body).toBe(201);
      const found = await stored(submission['GUID']);
      expect(found.Identified).toBe(true);
      expect(found.Fields[1].Value).toBe('Ek');
      expect(found.Fields.map(({ Verified }: { Verified: boolean }) => Verified)).toEqual([false, true]);
      expect(JSON.stringify(found)).not.toContain('010101-123N');
      const row = await given()
        .portal.storage.database.withTables<SubmissionTables>()
        .read.selectFrom('submissions')
        .select('document')
        .where('guid', '=', String(submission['GUID']))
        .executeTakeFirstOrThrow();
      expect(JSON.parse(row.document).identity).toEqual({ lastName: 'Ek' });
    });
  },
  { PORTAL_SUBMISSION_LIMIT: 'off' },
);
