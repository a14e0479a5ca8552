import {
  defaultSettings,
  type IdentityAttribute,
  type NationalUser,
  type SavedForm,
} from '@form-portal/domain';
import { aField, guidOf } from '@form-portal/domain/testing';
import { settingsToWire } from '@form-portal/domain/wire';
import { beforeAll, expect, it } from 'vitest';
import { describePortalWithSuomiFi } from '../identity/suomi-fi/testing/suomi-fi-under-test.ts';
import { aSubmission, fields, post, publish, sentForm } from '../submissions/testing/posts.ts';
import { pageDataOf } from '../testing/page-data.ts';
import type { TestClient } from '../testing/test-client.ts';

const mail = aField('text', { guid: guidOf('mail'), settings: { format: 'email' } });
const person = (attributes: NationalUser['attributes']): NationalUser => ({
  type: 'saml',
  name: 'Meri Ek',
  admin: false,
  attributes: { lastName: 'Ek', ...attributes },
});

describePortalWithSuomiFi(
  'a confirmation',
  (given) => {
    beforeAll(async () => {
      const admin = await given().admin();
      const suomifi = { enabled: true, properties: { lastName: 1012, email: 1038 } };
      const settings = settingsToWire({ ...defaultSettings, suomifi });
      expect((await admin.post('/api/settings', { json: settings })).statusCode).toBe(200);
    });

    async function confirmed(name: string, to: object, attributes?: readonly IdentityAttribute[]) {
      const identity = { enabled: attributes !== undefined, attributes: attributes ?? [] };
      const form = sentForm({ guid: guidOf(name), fields: [fields.name, mail], identity });
      await publish(given(), form);
      const admin = await given().admin();
      const rules = { Field: null, ReplyTo: '', Carries: 'receipt-link', Text: {}, ...to };
      const path = `/api/admin/forms/${form.guid}/confirmation`;
      expect((await admin.send('PUT', path, { json: rules })).statusCode).toBe(200);
      return form;
    }
    async function promised(client: TestClient, { guid }: SavedForm, query = '') {
      const { page } = pageDataOf(await client.get(`/form/${guid}${query}`));
      return page.kind === 'form' ? page.confirmation : page.kind;
    }

    it.each<[string, readonly IdentityAttribute[], NationalUser['attributes'], string | undefined]>([
      ['with an address', ['lastName', 'email'], { email: 'meri@example.org' }, 'm…@example.org'],
      ['without an address', ['lastName', 'email'], {}, undefined],
      ['whose address the form does not request', ['lastName'], { email: 'meri@example.org' }, undefined],
    ])(
      'is promised to an identified person exactly when one will be sent: %s',
      async (name, requested, attributes, address) => {
        const form = await confirmed(name, { To: 'identity' }, requested);
        const client = await given().signedIn(person(attributes));

        expect(await promised(client, form)).toEqual(address && { kind: 'identity' });
        const sent = await post(client, aSubmission(form));
        expect(sent.statusCode, sent.body).toBe(201);
        expect(sent.json().ConfirmationTo).toBe(address);
      },
    );

    it('is promised to visitors, and not on the page of a test, which sends none', async () => {
      const form = await confirmed('tested', { To: 'field', Field: mail.guid });
      const admin = await given().admin();

      expect(await promised(given().client(), form)).toEqual({ kind: 'field', field: mail.guid });
      expect(await promised(admin, form, '?test=true')).toBeUndefined();
    });
  },
  { PORTAL_SMTP_URL: 'smtp://127.0.0.1:1', PORTAL_SMTP_FROM: 'forms@example.org' },
);
