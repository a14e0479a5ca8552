import { defaultSettings, formControlNames, type NationalUser } from '@form-portal/domain';
import { guidOf } from '@form-portal/domain/testing';
import { settingsToWire } from '@form-portal/domain/wire';
import { beforeAll, expect, it } from 'vitest';
import { describePortalWithSuomiFi } from '../../identity/suomi-fi/testing/suomi-fi-under-test.ts';
import { pageDataOf } from '../../testing/page-data.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { controls } from '../testing/form-controls.ts';
import {
  aSubmission,
  fields,
  post,
  publish,
  sentForm,
  storedSubmission,
  type PostPart,
} from '../testing/posts.ts';
import { sampleFiles } from '../testing/sample-files.ts';

const { name, day } = fields;
const image: PostPart = [formControlNames.attachments, sampleFiles['kuva.png'], 'kuva.png'];
const form = sentForm({ guid: guidOf('gated'), identity: { enabled: true, attributes: [] } });
const path = `/form/${form.guid}`;

const meri = person('Meri Ekman', '010101-123N');
const matti = person('Matti Virtanen', '131052-308T');

function person(fullName: string, personalIdentityCode: string): NationalUser {
  return { type: 'saml', name: fullName, admin: false, attributes: { personalIdentityCode } };
}

describePortalWithSuomiFi(
  'files that an identified person’s form was returned with',
  (given) => {
    beforeAll(async () => {
      const suomifi = { enabled: true, properties: { lastName: 1012 } };
      await (
        await given().admin()
      ).post('/api/settings', { json: settingsToWire({ ...defaultSettings, suomifi }) });
      await publish(given(), form);
    });

    const ownerOn = async (browser: TestClient) => pageDataOf(await browser.get(path)).context.owner;

    /** Posts a form with a mistake and a file, and returns the controls of the page that it comes back with. */
    async function returnedTo(browser: TestClient, owner: string) {
      const draft = { [formControlNames.draft]: crypto.randomUUID(), [formControlNames.owner]: owner };
      const returned = await browser.post(path, controls({ ...draft, [day.guid]: '31.2.2027' }, image));
      const { page } = pageDataOf(returned);
      const staged = page.kind === 'form' ? page.returned?.staged : undefined;
      const [file] = staged?.files ?? [];
      if (staged === null || staged === undefined || file === undefined) throw new Error(returned.body);
      const files = {
        [formControlNames.stagedToken]: staged.token,
        [formControlNames.stagedFile]: `${file.id} ${file.name}`,
      };
      return { draft, files, wire: { Token: staged.token, Files: [{ ID: file.id, Name: file.name }] } };
    }

    it('are sent by that person, also after the session ended and another identification', async () => {
      const browser = await given().signedIn(meri);
      const { draft, files } = await returnedTo(browser, await ownerOn(browser));

      const ended = await given()
        .client()
        .post(path, controls({ ...draft, ...files }));
      const sent = await (await given().signedIn(meri)).post(path, controls({ ...draft, ...files }));

      expect(ended.statusCode).toBe(401);
      expect(pageDataOf(ended).page).toMatchObject({
        returned: { staged: { files: [{ name: 'kuva.png' }] } },
      });
      expect(sent.statusCode).toBe(303);
      expect(await storedSubmission(given(), draft[formControlNames.draft])).toMatchObject({
        Attachments: [{ Name: 'kuva.png' }],
      });
    });

    it('are sent by that person when the session had ended before they were returned', async () => {
      const owner = await ownerOn(await given().signedIn(meri));
      const { draft, files } = await returnedTo(given().client(), owner);

      const sent = await (await given().signedIn(meri)).post(path, controls({ ...draft, ...files }));

      expect(sent.statusCode).toBe(303);
    });

    it('are attached by nobody else who has the page', async () => {
      const browser = await given().signedIn(meri);
      const { files, wire } = await returnedTo(browser, await ownerOn(browser));
      const other = await given().signedIn(matti);
      const own = {
        [formControlNames.draft]: crypto.randomUUID(),
        [formControlNames.owner]: await ownerOn(other),
      };

      const posted = await other.post(path, controls({ ...own, ...files }));
      const sent = await post(other, aSubmission(form, { [name.guid]: 'x' }, { StagedFiles: wire }));

      expect(posted.statusCode).toBe(400);
      expect(posted.body).toContain('"code":"attachment.gone"');
      expect([sent.statusCode, sent.json().code]).toEqual([400, 'attachment.gone']);
    });
  },
  { PORTAL_SUBMISSION_LIMIT: 'off' },
);
