import { defaultSettings, formControlNames, type NationalUser } from '@form-portal/domain';
import { aField, guidOf } from '@form-portal/domain/testing';
import { settingsToWire } from '@form-portal/domain/wire';
import { beforeAll, expect, it } from 'vitest';
import type { SubmissionTables } from '../../../db/submission-tables.ts';
import { describePortalWithSuomiFi } from '../../../identity/suomi-fi/testing/suomi-fi-under-test.ts';
import { pageDataOf } from '../../../testing/page-data.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { aSubmission, fields, multipart, post, publish, sentForm, traces } from '../../testing/posts.ts';

const { name } = fields;
const lastName = { ...aField('text', { property: 1012, dataType: 1 }), guid: guidOf('last') };
const open = sentForm({ guid: guidOf('open'), fields: [name] });
const gated = sentForm({
  guid: guidOf('gated'),
  fields: [name, lastName],
  identity: { enabled: true, attributes: ['lastName'] },
});
const storingNothing = sentForm({
  guid: guidOf('nodetl'),
  fields: [name],
  identity: { enabled: true, attributes: [] },
});

const meri = person('Ekman', '010101-123N');
const matti = person('Virtanen', '131052-308T');

function person(surname: string, personalIdentityCode: string, first = 'Meri'): NationalUser {
  const attributes = { lastName: surname, personalIdentityCode };
  return { type: 'saml', name: `${first} ${surname}`, admin: false, attributes };
}

describePortalWithSuomiFi(
  'a form filled in by one person',
  (given) => {
    beforeAll(async () => {
      const suomifi = { enabled: true, properties: { lastName: 1012 } };
      const settings = settingsToWire({ ...defaultSettings, suomifi });
      await (await given().admin()).post('/api/settings', { json: settings });
      await publish(given(), gated);
      await publish(given(), open);
      await publish(given(), storingNothing);
    });

    /** The owner's mark in the form's page as a browser gets it. */
    async function ownerOn(browser: TestClient, form = gated): Promise<string> {
      return pageDataOf(await browser.get(`/form/${form.guid}`)).context.owner;
    }

    const stored = async (guid: unknown) =>
      (await (await given().admin()).get(`/api/admin/submissions/${String(guid)}`)).json();

    function posted(browser: TestClient, owner: string) {
      const controls = { [name.guid]: 'of Meri', [formControlNames.owner]: owner };
      return browser.post(`/form/${gated.guid}`, multipart(Object.entries(controls)));
    }

    const secrets = (user: NationalUser) => [...Object.values(user.attributes), user.name];

    it('can be sent by that person, even after identifying again', async () => {
      const owner = await ownerOn(await given().signedIn(meri));
      const again = await given().signedIn(person('Ekman', '010101-123N', 'Meri Anna'));

      const response = await post(again, aSubmission(gated, { [name.guid]: 'x' }, { Owner: owner }));

      expect(response.statusCode, response.body).toBe(201);
    });

    it('is not sent in the name of another person who identified since', async () => {
      const owner = await ownerOn(await given().signedIn(meri));
      const other = await given().signedIn(matti);
      const before = await traces(given());

      const response = await post(other, aSubmission(gated, { [name.guid]: 'of Meri' }, { Owner: owner }));

      expect([response.statusCode, response.json().code]).toEqual([409, 'submission.other-person']);
      expect(await traces(given())).toEqual(before);
    });

    it.each(['', 'x', 'A'.repeat(22)])('is not sent with %j as its mark', async (Owner) => {
      const browser = await given().signedIn(meri);

      const response = await post(browser, aSubmission(gated, { [name.guid]: 'x' }, { Owner }));

      expect([response.statusCode, response.json().code]).toEqual([409, 'submission.other-person']);
    });

    it('is refused without script too, and the other person sees nothing of what was typed', async () => {
      const owner = await ownerOn(await given().signedIn(meri));
      const other = await given().signedIn(matti);

      const refused = await posted(other, owner);

      expect(refused.statusCode).toBe(409);
      expect(refused.body).toContain('"code":"submission.other-person"');
      expect(refused.body).not.toContain('of Meri');
      expect(pageDataOf(refused).context.owner).toBe(await ownerOn(other));
      expect((await posted(other, pageDataOf(refused).context.owner)).statusCode).toBe(303);
    });

    it('can be sent without a mark by clients that have no page', async () => {
      const browser = await given().signedIn(meri);

      const response = await post(browser, aSubmission(gated, { [name.guid]: 'x' }));

      expect(response.statusCode, response.body).toBe(201);
    });

    it('can be sent by anybody when the form requires no identification', async () => {
      const owner = await ownerOn(await given().signedIn(meri), open);

      const response = await post(
        await given().signedIn(matti),
        aSubmission(open, undefined, { Owner: owner }),
      );

      expect(response.statusCode, response.body).toBe(201);
    });

    it('is recognised only for that person, and reveals nothing to others', async () => {
      const submission = aSubmission(gated, { [name.guid]: 'of Meri', [lastName.guid]: 'of Meri' });
      const first = await post(await given().signedIn(meri), submission);
      const { Reference } = first.json();
      const changed = aSubmission(gated, { [name.guid]: 'other' }, { GUID: submission['GUID'] });

      const responses = [
        await post(await given().signedIn(meri), submission),
        await post(await given().signedIn(meri), changed),
        await post(await given().signedIn(matti), submission),
        await post(await given().signedIn(matti), changed),
        await post(given().client(), submission),
        await post(await given().admin(), changed),
      ];

      expect(responses.map((response) => [response.statusCode, response.json().code])).toEqual([
        [200, undefined],
        [409, 'submission.changed'],
        [409, 'submission.other-person'],
        [409, 'submission.other-person'],
        [401, 'submission.identity-required'],
        [401, 'submission.identity-required'],
      ]);
      expect(responses[0]?.body).toBe(first.body);
      for (const response of responses.slice(2)) expect(response.body).not.toContain(Reference);
    });

    it.each([
      ['when its form stores no details of the identification', storingNothing, matti],
      ['from a person with the same stored details', gated, person('Ekman', '131052-308T', 'Matti')],
    ])('is recognised only for that person %s', async (_when, form, other) => {
      const submission = aSubmission(form);
      const first = await post(await given().signedIn(meri), submission);

      const ofOther = await post(await given().signedIn(other), submission);
      const correction = aSubmission(form, { [name.guid]: 'y' }, { Corrects: submission['GUID'] });
      await post(await given().signedIn(other), correction);
      const again = await post(await given().signedIn(meri), submission);

      expect([ofOther.statusCode, ofOther.json().code]).toEqual([409, 'submission.other-person']);
      expect(ofOther.body).not.toContain(first.json().Reference);
      expect((await stored(correction['GUID'])).Corrects).toBeNull();
      expect([again.statusCode, again.body]).toEqual([200, first.body]);
    });

    it('stored by an earlier version, without a mark, is recognised by the details that its form stores', async () => {
      const submission = aSubmission(gated);
      const first = await post(await given().signedIn(meri), submission);
      await given()
        .portal.storage.database.withTables<SubmissionTables>()
        .write((transaction) =>
          transaction
            .updateTable('submissions')
            .set({ owner: null })
            .where('guid', '=', String(submission['GUID']))
            .execute(),
        );

      const again = await post(await given().signedIn(meri), submission);
      const ofOther = await post(await given().signedIn(matti), submission);

      expect([again.statusCode, again.body]).toEqual([200, first.body]);
      expect([ofOther.statusCode, ofOther.json().code]).toEqual([409, 'submission.other-person']);
    });

    it('has a mark that reveals nothing about the person and differs for every person', async () => {
      const [ofMeri, ofMatti] = [
        await ownerOn(await given().signedIn(meri)),
        await ownerOn(await given().signedIn(matti)),
      ];

      expect(ofMeri).toMatch(/^[\w-]{22}$/);
      expect(ofMatti).not.toBe(ofMeri);
      for (const secret of secrets(meri)) expect(ofMeri).not.toContain(secret);
      expect([await ownerOn(given().client()), await ownerOn(await given().admin(), open)]).toEqual(['', '']);
    });

    it('can be recognised by its page, which compares the mark with the session', async () => {
      const browser = await given().signedIn(meri);
      const owner = await ownerOn(browser);

      expect((await browser.get('/api/session/end')).json()).toMatchObject({ Owner: owner });
      expect((await given().client().get('/api/session/end')).json()).toMatchObject({ Owner: '' });
    });
  },
  { PORTAL_SUBMISSION_LIMIT: 'off' },
);
