import { defaultSettings, type NationalUser } from '@form-portal/domain';
import { guidOf } from '@form-portal/domain/testing';
import { settingsToWire } from '@form-portal/domain/wire';
import { extractText } from 'unpdf';
import { beforeAll, expect, it } from 'vitest';
import { describePortalWithSuomiFi } from '../../identity/suomi-fi/testing/suomi-fi-under-test.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { aSubmission, fields, post, publish, sentForm } from '../testing/posts.ts';

const { name, story } = fields;
const foreignCode = 'SE/FI/1990123';

describePortalWithSuomiFi(
  'the verified details of a sender',
  (given) => {
    const form = sentForm({
      guid: guidOf('form'),
      fields: [name, story],
      identity: {
        enabled: true,
        attributes: ['personalIdentityCode', 'lastName', 'birthDate', 'finnishCitizenship'],
      },
    });
    let admin: TestClient;

    const sent = async (personalIdentityCode: string, answer = 'x'): Promise<string> => {
      const attributes = {
        personalIdentityCode,
        lastName: 'Ek',
        firstNames: 'Meri',
        birthDate: '1952-10-13',
        finnishCitizenship: '1',
      };
      const person: NationalUser = { type: 'saml', name: 'Meri Ek', admin: false, attributes };
      const submission = aSubmission(form, { [name.guid]: answer });
      const response = await post(await given().signedIn(person), submission);
      expect(response.statusCode, response.body).toBe(201);
      return `/api/admin/submissions/${String(submission['GUID'])}`;
    };

    const recorded = async (event: string) =>
      given()
        .portal.storage.database.read.selectFrom('audit_events')
        .select(['actor', 'detail'])
        .where('event', '=', event)
        .execute();

    beforeAll(async () => {
      admin = await given().admin();
      const properties = {
        personalIdentityCode: 1018,
        lastName: 1010,
        birthDate: 1012,
        finnishCitizenship: 1024,
      };
      const suomifi = { enabled: true, properties };
      await admin.post('/api/settings', { json: settingsToWire({ ...defaultSettings, suomifi }) });
      await publish(given(), form);
    });

    it('are shown with the identity code masked, although no field shows them', async () => {
      const path = await sent('131052-308T');

      const detail = await admin.get(path);

      expect(detail.json().Identity).toEqual([
        { Attribute: 'personalIdentityCode', DisplayValue: '131052-****', Masked: true },
        { Attribute: 'lastName', DisplayValue: 'Ek', Masked: false },
        { Attribute: 'birthDate', DisplayValue: '13.10.1952', Masked: false },
        { Attribute: 'finnishCitizenship', DisplayValue: expect.any(String), Masked: false },
      ]);
      expect(detail.body).not.toContain('308T');
    });

    it('put the sender’s name in the list and leave it out without identification', async () => {
      const open = await publish(given(), sentForm({ guid: guidOf('open'), fields: [name] }));
      const anonymous = await post(given().client(), aSubmission(open, { [name.guid]: 'x' }));
      const named = (await sent('131052-308T')).split('/').at(-1);

      const { Items } = (await admin.get('/api/admin/submissions')).json();

      const row = (guid: unknown) => Items.find((item: { GUID: string }) => item.GUID === guid);
      expect(row(named)).toMatchObject({ Sender: 'Ek', Identified: true });
      expect(row(anonymous.json().GUID)).toMatchObject({ Sender: null, Identified: false });
    });

    it('are shown without the mask on request, which is recorded', async () => {
      const path = await sent('131052-308T');

      const shown = await admin.post(`${path}/identity/personalIdentityCode/show`);

      expect([shown.statusCode, shown.json()]).toEqual([200, { DisplayValue: '131052-308T' }]);
      expect(await recorded('submission.code-shown')).toEqual([
        { actor: 'admin', detail: 'identity personalIdentityCode' },
      ]);
    });

    it.each([
      ['identity/email/show', 404, 'not-found'],
      ['identity/shoeSize/show', 400, 'request.invalid'],
    ])('have no %s when the form did not request it', async (detail, status, code) => {
      const response = await admin.post(`${await sent('131052-308T')}/${detail}`);

      expect([response.statusCode, response.json().code]).toEqual([status, code]);
    });

    it('hide a foreign code in every answer and in the PDF, unless the full one is requested', async () => {
      const path = await sent(foreignCode, `My code is ${foreignCode}`);
      const pdfText = async (address: string) => {
        const { rawPayload } = await admin.get(address);
        return (await extractText(new Uint8Array(rawPayload), { mergePages: true })).text;
      };

      const detail = await admin.get(path);

      expect(detail.body).not.toContain(foreignCode);
      expect(detail.json().Fields[0]).toMatchObject({
        DisplayValue: 'My code is SE/FI/1******',
        Masked: true,
      });
      expect(await pdfText(`${path}/pdf`)).not.toContain(foreignCode);
      expect(await recorded('submission.full-pdf-read')).toEqual([]);
      expect(await pdfText(`${path}/pdf?full=true`)).toContain(foreignCode);
      expect(await recorded('submission.full-pdf-read')).toEqual([{ actor: 'admin', detail: '' }]);
    });

    it('hide a foreign code in exports', async () => {
      await sent(foreignCode, `Write to ${foreignCode}`);

      const { body } = await admin.get('/api/admin/submission-export?format=csv&q=write');

      expect(body).toContain('Write to SE/FI/1******');
      expect(body).not.toContain(foreignCode);
    });

    it('are nobody’s but administrators’ to read', async () => {
      const path = await sent('131052-308T');

      const response = await given().client().post(`${path}/identity/personalIdentityCode/show`);

      expect(response.statusCode).toBe(401);
    });
  },
  { PORTAL_SUBMISSION_LIMIT: 'off' },
);
