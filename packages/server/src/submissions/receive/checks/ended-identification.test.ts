import { defaultSettings, formControlNames, type NationalUser } from '@form-portal/domain';
import { aField, guidOf } from '@form-portal/domain/testing';
import { settingsToWire } from '@form-portal/domain/wire';
import { beforeAll, expect, it } from 'vitest';
import { describePortalWithSuomiFi } from '../../../identity/suomi-fi/testing/suomi-fi-under-test.ts';
import { pageDataOf } from '../../../testing/page-data.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { fields, multipart, publish, received, sentForm, type PostPart } from '../../testing/posts.ts';
import { sampleFiles } from '../../testing/sample-files.ts';

const { name, day } = fields;
const lastName = { ...aField('text', { property: 1012, dataType: 1 }), guid: guidOf('last') };
const form = sentForm({
  guid: guidOf('ended'),
  fields: [name, day, lastName],
  identity: { enabled: true, attributes: ['lastName'] },
});
const path = `/form/${form.guid}`;

const [meri, matti] = [person('Ek', '010101-123N'), person('Virtanen', '131052-308T')];

function person(surname: string, personalIdentityCode: string): NationalUser {
  const attributes = { lastName: surname, personalIdentityCode };
  return { type: 'saml', name: `Meri ${surname}`, admin: false, attributes };
}

describePortalWithSuomiFi(
  'a form sent without script after the identification ended',
  (given) => {
    beforeAll(async () => {
      const suomifi = { enabled: true, properties: { lastName: 1012 } };
      const settings = settingsToWire({ ...defaultSettings, suomifi });
      await (await given().admin()).post('/api/settings', { json: settings });
      await publish(given(), form);
    });

    /** The post of Meri's page: her answers, and the page's hidden controls. */
    async function fromMeri(owner?: string): Promise<readonly PostPart[]> {
      const page = await (await given().signedIn(meri)).get(path);
      return Object.entries({
        [name.guid]: 'of Meri',
        [day.guid]: '31.1.',
        [lastName.guid]: 'Ek',
        [formControlNames.verified]: lastName.guid,
        [formControlNames.owner]: owner ?? pageDataOf(page).context.owner,
      });
    }

    const sent = (browser: TestClient, parts: readonly PostPart[], ...files: readonly PostPart[]) =>
      browser.post(path, multipart([...parts, ...files]));

    it('is refused, and returned with what was typed, the names of the files and its owner', async () => {
      const before = await received(given());
      const parts = await fromMeri();

      const refused = await sent(given().client(), parts, [
        formControlNames.attachments,
        sampleFiles['kuva.png'],
        'kuva.png',
      ]);

      expect(refused.statusCode).toBe(401);
      const { page, context } = pageDataOf(refused);
      expect(page).toMatchObject({
        kind: 'form',
        mode: 'fill',
        returned: {
          answers: { [name.guid]: 'of Meri', [day.guid]: '31.1.', [lastName.guid]: 'Ek' },
          verified: [lastName.guid],
          problems: [{ code: 'submission.identity-required' }],
          staged: { files: [{ name: 'kuva.png' }] },
        },
      });
      expect(context.owner).toBe(Object.fromEntries(parts)[formControlNames.owner]);
      expect(refused.headers['cache-control']).toBe('no-store');
      expect(await received(given())).toEqual(before);
    });

    it('can be sent from that page by the same person after identifying again', async () => {
      const { context } = pageDataOf(await sent(given().client(), await fromMeri()));
      const again = await given().signedIn(meri);

      const posted = await sent(again, [
        [name.guid, 'of Meri'],
        [lastName.guid, 'Forged'],
        [formControlNames.owner, context.owner],
      ]);

      expect(posted.statusCode).toBe(303);
      const guid = new URL(String(posted.headers.location), 'http://x').searchParams.get('submission');
      const found = (await (await given().admin()).get(`/api/admin/submissions/${String(guid)}`)).json();
      expect(found.Fields).toMatchObject([{ Value: 'of Meri' }, { Value: null }, { Value: 'Ek' }]);
    });

    it('is not shown to another person who identified since', async () => {
      const { context } = pageDataOf(await sent(given().client(), await fromMeri()));

      const refused = await sent(await given().signedIn(matti), await fromMeri(context.owner));

      expect(refused.statusCode).toBe(409);
      expect(refused.body).not.toContain('of Meri');
      expect(refused.body).not.toContain('"Ek"');
    });

    it('is not shown to a vault user who signed in since, who sees the identification page', async () => {
      const refused = await sent(await given().admin(), await fromMeri());

      expect(refused.statusCode).toBe(401);
      expect(pageDataOf(refused).page).toMatchObject({ kind: 'form', mode: 'identify', returned: null });
      expect(refused.body).not.toContain('of Meri');
    });

    it('keeps what was typed on a page without an owner, for the person who then identifies', async () => {
      const open = await sent(given().client(), await fromMeri(''));
      expect(pageDataOf(open)).toMatchObject({ page: { mode: 'fill' }, context: { owner: '' } });
      const browser = await given().signedIn(meri);

      const asked = await sent(browser, await fromMeri(''));

      expect(asked.statusCode).toBe(409);
      const { page, context } = pageDataOf(asked);
      expect(page).toMatchObject({ returned: { answers: { [name.guid]: 'of Meri' } } });
      expect(
        (
          await sent(browser, [
            [name.guid, 'x'],
            [formControlNames.owner, context.owner],
          ])
        ).statusCode,
      ).toBe(303);
    });

    it('keeps what was typed regardless of other problems of the post', async () => {
      const parts = await fromMeri();
      const tooManyRequests = Array.from({ length: 7000 }, (): PostPart => ['x', '']);

      const refused = await sent(given().client(), [...parts, ...tooManyRequests]);

      expect(refused.statusCode).toBe(413);
      expect(pageDataOf(refused).page).toMatchObject({
        mode: 'fill',
        returned: { answers: { [name.guid]: 'of Meri' } },
      });
    });

    it('treats only fields of the form as verified', async () => {
      const parts = await fromMeri();
      const forged = parts.map(([control, value]): PostPart =>
        control === formControlNames.verified
          ? [control, `${guidOf('other')},<script>,${lastName.guid}`]
          : [control, value],
      );

      const { page } = pageDataOf(await sent(given().client(), forged));

      expect(page).toMatchObject({ returned: { verified: [lastName.guid] } });
    });
  },
  { PORTAL_SUBMISSION_LIMIT: 'off' },
);
