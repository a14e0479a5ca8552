import { describe, expect, it } from 'vitest';
import { testAdmin } from '../../testing/app-under-test.ts';
import { describeSuomiFi, post, publicUrl } from './testing/suomi-fi-under-test.ts';
import { isSignedBy } from './testing/query-signature.ts';
import { keys } from './testing/test-idp.ts';

describeSuomiFi('identification', (given) => {
  describe('the request', () => {
    it('goes to the identity provider, signed, with the language after the signature', async () => {
      const { request } = await given().begin();
      const { origin, pathname, search, searchParams } = request.address;

      expect(origin + pathname).toBe('https://idp.example.org/idp/profile/SAML2/Redirect/SSO');
      expect([...searchParams.keys()]).toEqual([
        'SAMLRequest',
        'RelayState',
        'SigAlg',
        'Signature',
        'locale',
      ]);
      expect(searchParams.get('SigAlg')).toBe('http://www.w3.org/2001/04/xmldsig-more#rsa-sha256');
      expect(isSignedBy(search.slice(1), keys.service)).toBe(true);
    });

    it('requests a transient NameID and a response by POST, and nothing else', async () => {
      const { request } = await given().begin();

      expect(request.id).toMatch(/^_[0-9a-f]{40}$/);
      expect(request.xml).toContain(`>${publicUrl}/saml/metadata</saml:Issuer>`);
      expect(request.xml).toContain(`AssertionConsumerServiceURL="${publicUrl}/saml/acs"`);
      expect(request.xml).toContain('ProtocolBinding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST"');
      expect(request.xml).toContain('Destination="https://idp.example.org/idp/profile/SAML2/Redirect/SSO"');
      expect(request.xml).toContain('Format="urn:oasis:names:tc:SAML:2.0:nameid-format:transient"');
      expect(request.xml).not.toMatch(/RequestedAuthnContext|ForceAuthn|IsPassive/);
    });

    it('gives the identity provider no hint of the page the person came from', async () => {
      const { request } = await given().begin('/form/secret');

      expect(request.relayState.length).toBeLessThanOrEqual(80);
      expect(request.address.href).not.toContain('secret');
    });

    it.each([
      ['fi', 'fi'],
      ['se', 'sv'],
      ['gb', 'en'],
    ])('of somebody who reads %s asks for %s', async (chosen, locale) => {
      const browser = given().client();
      browser.cookies.set('selectedLanguage', chosen);

      const { request } = await given().begin('/', browser);

      expect(request.address.searchParams.get('locale')).toBe(locale);
    });

    it('is never cached, and sends the identity provider no referrer', async () => {
      const { headers } = await given().client().get('/saml/login');

      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    });
  });

  describe('the response', () => {
    it('identifies a person and leads to where they came from', async () => {
      const identifying = await given().begin('/form/abc?lang=fi');

      const response = await given().respond(identifying);

      expect(response.statusCode).toBe(303);
      expect(response.headers).toMatchObject({
        location: '/form/abc?lang=fi',
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
      });
      expect((await identifying.browser.get('/api/session')).json().user.type).toBe('saml');
    });

    it.each([
      'https://evil.example/',
      '//evil.example',
      '/\\evil.example',
      'javascript:alert(1)',
      '/form/x\r\nSet-Cookie: a=b',
      '',
    ])('never leads to another site, though %j was asked for', async (wanted) => {
      const identifying = await given().begin(wanted);

      const response = await given().respond(identifying);

      expect(response.headers.location).toBe('/');
    });

    it('leads to the page it was begun on, even with another relay state', async () => {
      const { browser, request } = await given().begin('/form/mine');

      const response = await given().respond({
        browser,
        request: { ...request, relayState: 'https://evil.example/' },
      });

      expect(response.headers.location).toBe('/form/mine');
    });

    it('may be encrypted in the older way that the identity provider uses by default', async () => {
      const encryption = { encryptionAlgorithm: 'http://www.w3.org/2001/04/xmlenc#aes128-cbc' } as const;

      await given().identified({ encryption });
    });

    it('may be signed by the next certificate, and encrypted for the next of ours', async () => {
      await given().identified({ signer: keys.idpNext });
      await given().identified({ recipient: keys.serviceNext });
      await given().identified({ signer: keys.idpNext, assertionSigner: keys.idp });
    });

    it('may come in lines, and with line ends of another system', async () => {
      const inLines = (xml: string) => `<?xml version="1.0" encoding="UTF-8"?>\r\n${xml}`;
      const identifying = await given().begin();
      await given().respond(identifying, { signedText: inLines });

      expect((await identifying.browser.get('/saml/session')).json().user).not.toBeNull();
    });

    it('to a cancelled identification leads back, and is not logged as refused', async () => {
      const browser = given().client();
      browser.cookies.set('selectedLanguage', 'fi');
      const identifying = await given().begin('/form/abc', browser);
      const refusalsBefore = given().refusals().length;

      const cancelled = { status: 'Responder:AuthnFailed', content: () => '' };
      const response = await given().respond(identifying, cancelled);

      expect(response.statusCode).toBe(200);
      expect(response.body).toContain('"reason":"identification-cancelled"');
      expect(response.body).toContain('"path":"/form/abc"');
      expect(response.body).toContain('<html lang="fi">');
      expect(given().refusals()).toHaveLength(refusalsBefore);
      expect((await browser.get('/saml/session')).json()).toEqual({ user: null });
    });

    it('that is refused shows a page in the language of the person, with a link back', async () => {
      const browser = given().client();
      browser.cookies.set('selectedLanguage', 'se');
      const identifying = await given().begin('/form/abc', browser);

      const response = await given().respond(identifying, { signer: keys.stranger });

      expect(response.body).toContain('"path":"/form/abc"');
      expect(response.body).toContain('<html lang="sv">');
      expect(response.headers['cache-control']).not.toContain('public');
    });

    it('is accepted in two tabs of one browser at once', async () => {
      const first = await given().begin('/form/one');
      const second = await given().begin('/form/two', first.browser);

      const responses = [await given().respond(first), await given().respond(second)];

      expect(responses.map(({ headers }) => headers.location)).toEqual(['/form/one', '/form/two']);
    });

    it('with a wrong check character in the code is accepted, and logged without the code', async () => {
      await given().identified({ assertion: { attributes: { 'urn:oid:1.2.246.21': '210281-9987' } } });

      expect(given().system.logged()).toContain('A personal identity code has a wrong check character');
      expect(given().system.logged()).not.toContain('210281');
    });
  });

  describe('cookies', () => {
    it('tie the sign-in to the browser, and are sent from another site too', async () => {
      const { headers } = await given().client().get('/saml/login');

      expect(headers['set-cookie']).toMatch(
        /^__Host-saml=[\w-]{43}; Max-Age=900; Path=\/; HttpOnly; Secure; SameSite=None$/,
      );
    });

    it('of the session are new, and bound to this site', async () => {
      const identifying = await given().begin();
      identifying.browser.cookies.set('__Host-sid', 'A'.repeat(43));

      const { headers } = await given().respond(identifying);

      expect(headers['set-cookie']).toMatch(
        /^__Host-sid=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      );
      expect(headers['set-cookie']).not.toContain('AAAA');
    });

    it('of one browser belong to one person: whoever was signed in before no longer is', async () => {
      const browser = await given().admin();
      const before = browser.cookies.get('__Host-sid') ?? '';
      const identifying = await given().begin('/', browser);

      await given().respond(identifying);
      const other = given().client();
      other.cookies.set('__Host-sid', before);

      expect((await other.get('/api/session')).json()).toEqual({ user: null });
      expect((await browser.get('/api/session')).json().user.type).toBe('saml');
    });

    it('change again when a vault user signs in after it', async () => {
      const browser = await given().identified();
      const before = browser.cookies.get('__Host-sid') ?? '';

      await browser.post('/api/session', { json: testAdmin });
      const other = given().client();
      other.cookies.set('__Host-sid', before);

      expect((await other.get('/saml/session')).json()).toEqual({ user: null });
      expect((await browser.get('/saml/session')).json()).toEqual({ user: null });
    });
  });

  describe('GET /saml/session', () => {
    it('returns no details without an identification, nor for vault users', async () => {
      expect((await given().client().get('/saml/session')).json()).toEqual({ user: null });
      expect((await (await given().admin()).get('/saml/session')).json()).toEqual({ user: null });
    });

    it('says in the specification’s words that it failed', async () => {
      const browser = await given().identified();
      const { sessions } = given().portal.identity;
      const { find } = sessions;
      Object.assign(sessions, { find: () => Promise.reject(new Error('secret of the machine')) });

      const response = await browser.get('/saml/session');
      Object.assign(sessions, { find });

      expect(response.statusCode).toBe(500);
      expect(response.json()).toMatchObject({ error: 'Error checking SAML session' });
      expect(response.body).not.toContain('secret');
    });
  });

  it('deletes expired requests and assertions', async () => {
    await given().begin();
    const { database } = given().portal.storage;
    await database.write(async (transaction) => {
      const long = { created_at: '2020-01-01T00:00:00.000Z' };
      await transaction.updateTable('saml_requests').set(long).execute();
      await transaction.updateTable('saml_seen').set({ until: '2020-01-01T00:00:00.000Z' }).execute();
      await transaction.deleteFrom('sessions').execute();
    });

    for (const chore of given().portal.suomiFi?.chores ?? []) await chore.run();

    const counted = await Promise.all(
      (['saml_requests', 'saml_seen', 'saml_sessions'] as const).map((table) =>
        database.read.selectFrom(table).selectAll().execute(),
      ),
    );
    expect(counted).toEqual([[], [], []]);
  });
});

describeSuomiFi(
  'identification with limits',
  (given) => {
    it('blocks an address that sends one refused response after another', async () => {
      const browser = given().client('198.51.100.7');
      const statuses: number[] = [];
      for (let count = 0; count < 4; count += 1) statuses.push((await post(browser, {})).statusCode);

      expect(statuses).toEqual([403, 403, 403, 429]);
    });

    it('counts neither those that are accepted nor those that were cancelled', async () => {
      const browser = given().client('198.51.100.8');
      const statuses: number[] = [];
      for (let count = 0; count < 5; count += 1) {
        const identifying = await given().begin('/', browser);
        const cancelled = count % 2 === 0 ? { status: 'Responder:AuthnFailed', content: () => '' } : {};
        statuses.push((await given().respond(identifying, cancelled)).statusCode);
      }

      expect(statuses).toEqual([200, 303, 200, 303, 200]);
    });
  },
  { PORTAL_SIGN_IN_LIMIT: '3' },
);
