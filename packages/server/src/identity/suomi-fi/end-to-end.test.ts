import { freePort } from '@form-portal/storage/testing';
import { startDevIdp, type DevIdp } from '@form-portal/dev-idp';
import { defaultSettings, type IdentityMapping } from '@form-portal/domain';
import { aField, aForm, guidOf } from '@form-portal/domain/testing';
import { formToWire, settingsToWire } from '@form-portal/domain/wire';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startPortal, type PortalUnderTest } from '../../testing/app-under-test.ts';
import { post } from '../../submissions/testing/posts.ts';
import { testSystemDeps } from '../../testing/test-system-deps.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { samlFiles, type SamlFiles } from './testing/suomi-fi-under-test.ts';
import { visitor, type VisitedPage, type Visitor } from './testing/visitor.ts';

const mapping: IdentityMapping = {
  enabled: true,
  properties: {
    personalIdentityCode: 1030,
    lastName: 1010,
    firstNames: 1000,
    birthDate: 1031,
    domesticTown: 1033,
    finnishCitizenship: 1037,
  },
};
const lastName = { ...aField('text', { property: 1010, dataType: 1, required: true }), guid: guidOf('last') };
const message = {
  ...aField('longtext', { property: 1039, dataType: 13, required: true }),
  guid: guidOf('text'),
};
const form = aForm({
  guid: guidOf('identified'),
  revision: 0,
  objectType: 0,
  fields: [lastName, message],
  titleTemplate: '{form}',
  identity: {
    enabled: true,
    attributes: [
      'personalIdentityCode',
      'lastName',
      'firstNames',
      'birthDate',
      'domesticTown',
      'finnishCitizenship',
    ],
  },
});

/** The portal under one name and the identity provider under another, so that cookies are cross-site, as in production. */
describe('from identification to the vault, with the identity provider of development', () => {
  let files: SamlFiles;
  let idp: DevIdp;
  let portal: PortalUnderTest;
  let admin: TestClient;
  let site = '';
  let person: Visitor;

  beforeAll(async () => {
    files = samlFiles();
    const port = await freePort();
    site = `http://127.0.0.1:${port}`;
    idp = await startDevIdp('localhost', 0, `${site}/saml/metadata`);
    const world = { ...testSystemDeps(), now: () => new Date() };
    const environment = {
      ...files.environment,
      PORTAL_PUBLIC_URL: site,
      PORTAL_SAML_IDP_METADATA: `${idp.url}/metadata`,
    };
    portal = await startPortal('sqlite', environment, world);
    await portal.portal.app.listen({ host: '127.0.0.1', port });
    portal.portal.submissions.start();
    admin = await portal.admin();
    await admin.post('/api/settings', { json: settingsToWire({ ...defaultSettings, suomifi: mapping }) });
    const saved = await admin.post('/api/forms?force=true', { json: formToWire(form) });
    expect(saved.statusCode, saved.body).toBe(200);
  });
  beforeEach(() => {
    person = visitor();
  });
  afterEach(() => person.open(`${idp.url}/logout`));
  afterAll(async () => {
    files.remove();
    await portal.close();
    await idp.close();
  });

  const formAddress = () => `${site}/form/${form.guid}`;
  async function identify(id: string): Promise<VisitedPage> {
    const choice = await person.open(`${site}/saml/login?return=/form/${form.guid}`);
    const chosen = choice.links.find((link) => link.endsWith(`person=${id}`)) ?? '';
    return person.send(await person.open(new URL(chosen, choice.url).href));
  }
  const isIdentified = async () => !(await person.open(`${site}/saml/session`)).text.includes('null');

  it('leads back to the form, now open', async () => {
    expect((await person.open(formAddress())).text).toContain('"mode":"identify"');

    const back = await identify('ordinary');

    expect(back.url).toBe(formAddress());
    expect(back.text).toContain('"mode":"fill"');
    expect(back.text).toContain('Nordea Demo');
  });

  it.each([
    ['markup', `O'Test"ilä <script>alert(1)</script>`, '1980-02-01'],
    ['long', 'Ölandinen '.repeat(10).trim().padEnd(100, 'ö'), '1998-12-26'],
    ['new-sign', 'Merkki', '1990-01-01'],
    ['eidas', 'Müller', '1975-04-30'],
  ])(
    'delivers to the vault what the identity provider says of %s, whatever is sent',
    async (id, name, birthDate) => {
      await identify(id);
      const session = portal.client();
      session.cookies.set('sid', person.cookieOf(site, 'sid'));
      const submission = {
        GUID: crypto.randomUUID(),
        FormGUID: form.guid,
        Class: 0,
        Fields: [
          { GUID: lastName.guid, Value: 'Forged', MFilesPropertyDef: 1010, DataType: 1 },
          { GUID: message.guid, Value: `of ${id}`, MFilesPropertyDef: 1039, DataType: 13 },
        ],
      };

      const sent = await post(session, submission);
      expect(sent.statusCode, sent.body).toBe(201);

      const properties = await vi.waitFor(async () => propertiesOf(admin, submission.GUID), 10_000);
      expect(properties).toMatchObject({ 1010: name, 1031: birthDate, 1039: `of ${id}` });
      expect(JSON.stringify(properties)).not.toContain('Forged');
    },
  );

  it('stores no contacts of a protected person', async () => {
    await identify('protected');

    const { text } = await person.open(`${site}/saml/session`);

    expect(JSON.parse(text).user.saml_attributes).toMatchObject({ sukunimi: 'Suojattu' });
    expect(text).not.toMatch(/Koekatu|HELSINKI|example\.org|kotikunta/);
  });

  it('leads back when the person cancels', async () => {
    const choice = await person.open(`${site}/saml/login?return=/form/${form.guid}`);
    const cancel = choice.links.find((link) => link.endsWith('cancel=1')) ?? '';

    const page = await person.send(await person.open(new URL(cancel, choice.url).href));

    expect(page.text).toContain('"reason":"identification-cancelled"');
    expect(await isIdentified()).toBe(false);
  });

  it('is over after logging out here: the identity provider forgets the person too', async () => {
    await identify('ordinary');

    const there = await person.open(`${site}/saml/logout`);
    expect(there.url).toContain(idp.url);
    const back = await person.open(there.links[0] ?? '');

    expect(new URL(back.url).pathname).toBe('/logout');
    expect(await isIdentified()).toBe(false);
    expect((await person.open(`${idp.url}/logout`)).text).toContain('Nobody was signed in');
  });

  it('is over after logging out there, in a frame that our cookie does not reach', async () => {
    await identify('ordinary');

    const page = await person.open(`${idp.url}/logout`);
    const frame = await person.loadInFrame(page.links[0] ?? '');

    expect(frame.text).toContain('The service has responded');
    expect(await isIdentified()).toBe(false);
  });

  it('refuses to let the identity provider run in production', async () => {
    vi.stubEnv('NODE_ENV', 'production');
    await expect(startDevIdp('localhost', 0, site)).rejects.toThrow('does not run in production');
    vi.unstubAllEnvs();
  });
});

/** Values of the object that a submission became, by property; throws until it is delivered. */
async function propertiesOf(
  admin: TestClient,
  submission: string,
): Promise<Readonly<Record<number, unknown>>> {
  const { Object: made, LastError } = (await admin.get(`/api/admin/submissions/${submission}`)).json();
  if (made === null) throw new Error(`Not delivered: ${String(LastError)}`);
  const object = await admin.get(`/api/admin/vault/objects/${made.Type}/${made.ID}`);
  const properties: readonly { PropertyDef: number; Value: unknown }[] = object.json().Properties;
  return Object.fromEntries(properties.map(({ PropertyDef, Value }) => [PropertyDef, Value]));
}
