import { encryptAssertion, newId, signElement } from '@form-portal/dev-idp';
import { describe, expect, it } from 'vitest';
import type { RefusalCode } from './messages/refusal.ts';
import {
  logoutAnswerQuery,
  logoutQuery,
  logoutRequestFor,
  type LogoutChanges,
} from './testing/logout-messages.ts';
import { isSignedBy } from './testing/query-signature.ts';
import { describeSuomiFi, post, publicUrl, type SuomiFiUnderTest } from './testing/suomi-fi-under-test.ts';
import { at, keys, readRequest } from './testing/test-idp.ts';
import type { TestClient } from '../../testing/test-client.ts';

interface SignedIn {
  readonly browser: TestClient;
  readonly nameId: string;
  readonly sessionIndex: string;
}

async function signedIn(given: SuomiFiUnderTest): Promise<SignedIn> {
  const person = { nameId: newId().repeat(6), sessionIndex: newId() };
  return { browser: await given.identified({ assertion: person }), ...person };
}

const isSignedIn = async ({ browser }: Pick<SignedIn, 'browser'>) =>
  (await browser.get('/saml/session')).json().user !== null;

describeSuomiFi('logging out here', (given) => {
  it('ends the session first and then asks the identity provider, by the name it gave (reference 7)', async () => {
    const person = await signedIn(given());

    const { statusCode, headers } = await person.browser.get('/saml/logout');

    expect(statusCode).toBe(303);
    expect(await isSignedIn(person)).toBe(false);
    const request = readRequest(String(headers.location));
    expect(request.address.origin + request.address.pathname).toBe(
      'https://idp.example.org/idp/profile/SAML2/Redirect/SLO',
    );
    expect(isSignedBy(request.address.search.slice(1), keys.service)).toBe(true);
    expect(request.xml).toContain(`>${person.nameId}</saml:NameID>`);
    expect(request.xml).toContain('NameQualifier="https://idp.example.org/idp1"');
    expect(request.xml).toContain(`SPNameQualifier="${publicUrl}/saml/metadata"`);
    expect(request.xml).toContain('Format="urn:oasis:names:tc:SAML:2.0:nameid-format:transient"');
    expect(request.xml).toContain(`>${person.sessionIndex}<`);
  });

  it.each(['Success', 'Responder:PartialLogout'])(
    'shows that it is over when the answer is %s',
    async (status) => {
      const person = await signedIn(given());
      const { headers } = await person.browser.get('/saml/logout');
      const { id } = readRequest(String(headers.location));
      const known = given().refusals().length;

      const answered = await person.browser.get(`/saml/slo?${logoutAnswerQuery(publicUrl, id, status)}`);

      expect([answered.statusCode, answered.headers.location]).toEqual([303, '/logout']);
      expect(given().refusals()).toHaveLength(known);
    },
  );

  it.each([
    ['nobody asked for', 'request.unknown', { envelope: { inResponseTo: '_none' } }],
    ['answers nothing', 'request.unknown', { envelope: { inResponseTo: undefined } }],
    ['is signed by a stranger', 'message.signature', { signer: keys.stranger }],
    ['is old', 'message.issue-instant', { envelope: { issueInstant: at(-10) } }],
  ] as const)('shows the same for an answer that %s, and notes why', async (_, code, changes) => {
    const person = await signedIn(given());
    const { headers } = await person.browser.get('/saml/logout');
    const { id } = readRequest(String(headers.location));
    const known = given().refusals().length;

    const query = logoutAnswerQuery(publicUrl, id, 'Success', changes);
    const answered = await person.browser.get(`/saml/slo?${query}`);

    expect([answered.statusCode, answered.headers.location]).toEqual([303, '/logout']);
    expect(given().refusals().slice(known)).toEqual([code]);
  });

  it('takes an answer once', async () => {
    const person = await signedIn(given());
    const { headers } = await person.browser.get('/saml/logout');
    const query = logoutAnswerQuery(publicUrl, readRequest(String(headers.location)).id);
    await person.browser.get(`/saml/slo?${query}`);
    const known = given().refusals().length;

    await person.browser.get(`/saml/slo?${query}`);

    expect(given().refusals().slice(known)).toEqual(['request.unknown']);
  });

  it('leads to the page of the portal when nobody was identified', async () => {
    const { headers } = await given().client().get('/saml/logout');

    expect(headers.location).toBe('/logout');
  });

  it.each<readonly [string, Readonly<Record<string, string>>]>([
    ['an image of another site', { 'sec-fetch-site': 'cross-site' }],
    ['a link of a neighbouring site', { 'sec-fetch-site': 'same-site', referer: `${publicUrl}/` }],
    ['a link of another site in an old browser', { referer: 'https://evil.example/' }],
    ['a link of a site whose name begins like ours', { referer: `${publicUrl}.evil.example/` }],
    ['somebody who tells nothing', {}],
  ])('is not begun by %s (reference B3)', async (_, headers) => {
    const person = await signedIn(given());

    const answered = await navigate(given(), person.browser, headers);

    expect(answered.headers.location).toBe('/');
    expect(await isSignedIn(person)).toBe(true);
  });

  it('is begun by a link of ours in a browser that names only the page before', async () => {
    const person = await signedIn(given());

    await navigate(given(), person.browser, { referer: `${publicUrl}/form/x` });

    expect(await isSignedIn(person)).toBe(false);
  });
});

describeSuomiFi('logging out elsewhere', (given) => {
  it('ends the session in a hidden frame, to which our cookie does not come (reference 7)', async () => {
    const person = await signedIn(given());
    const query = logoutQuery(publicUrl, person);
    const frame = given().client();

    const answered = await frame.get(`/saml/slo?${query}`, { headers: { 'sec-fetch-site': 'cross-site' } });

    expect(answered.statusCode).toBe(303);
    const answer = new URL(String(answered.headers.location));
    expect(answer.origin + answer.pathname).toBe('https://idp.example.org/idp/profile/SAML2/Redirect/SLO');
    expect(answer.searchParams.get('RelayState')).toBe('state of the idp');
    expect(isSignedBy(answer.search.slice(1), keys.service)).toBe(true);
    expect(await isSignedIn(person)).toBe(false);
  });

  it.each(['a b+c', "it's (mine)!~*", 'ä&=%', undefined])(
    'gives the relay state %j back as it was, under a signature that holds',
    async (relayState) => {
      const query = logoutQuery(publicUrl, { nameId: 'nobody' }, { relayState: relayState ?? null });

      const answered = await given().client().get(`/saml/slo?${query}`);

      const answer = new URL(String(answered.headers.location));
      expect(answer.searchParams.get('RelayState')).toBe(relayState ?? null);
      expect(isSignedBy(answer.search.slice(1), keys.service)).toBe(true);
    },
  );

  it('ends all sessions of the person, or those of one index', async () => {
    const nameId = newId();
    const browsers = await Promise.all(
      ['one', 'two', 'three'].map((sessionIndex) =>
        given().identified({ assertion: { nameId, sessionIndex } }),
      ),
    );
    const left = async () => {
      const states = await Promise.all(browsers.map((browser) => isSignedIn({ browser })));
      return states.filter(Boolean).length;
    };

    await given()
      .client()
      .get(`/saml/slo?${logoutQuery(publicUrl, { nameId, sessionIndex: 'two' })}`);
    expect(await left()).toBe(2);

    await given()
      .client()
      .get(`/saml/slo?${logoutQuery(publicUrl, { nameId })}`);
    expect(await left()).toBe(0);
  });

  it('ends nobody else’s session, and says so no differently', async () => {
    const person = await signedIn(given());

    const answered = await given()
      .client()
      .get(`/saml/slo?${logoutQuery(publicUrl, { nameId: 'another' })}`);

    expect(answered.statusCode).toBe(303);
    expect(await isSignedIn(person)).toBe(true);
  });

  it('may hide the name from everybody but us', async () => {
    const person = await signedIn(given());
    const hidden = await encryptAssertion(
      `<saml2:NameID xmlns:saml2="urn:oasis:names:tc:SAML:2.0:assertion">${person.nameId}</saml2:NameID>`,
      keys.serviceNext.certificate,
    );
    const xml = (text: string) =>
      text.replace(/<saml2:NameID.*<\/saml2:NameID>/, () =>
        hidden.replaceAll('EncryptedAssertion', 'EncryptedID'),
      );

    await given()
      .client()
      .get(`/saml/slo?${logoutQuery(publicUrl, { nameId: '' }, { xml })}`);

    expect(await isSignedIn(person)).toBe(false);
  });

  it('may come as a post, with the signature inside', async () => {
    const person = await signedIn(given());
    const { xml, id } = logoutRequestFor(publicUrl, person.nameId);
    const SAMLRequest = Buffer.from(signElement(xml, id, keys.idp)).toString('base64');

    const answered = await post(given().client(), { SAMLRequest, RelayState: 'x' }, '/saml/slo');

    expect(answered.statusCode).toBe(303);
    expect(await isSignedIn(person)).toBe(false);
  });

  describe('is refused, and ends nothing, with', () => {
    const query = (changes: LogoutChanges) => (person: SignedIn) => logoutQuery(publicUrl, person, changes);
    const changed = (change: (query: string) => string) => (person: SignedIn) =>
      change(logoutQuery(publicUrl, person));
    const parameter = (name: string, value: string) => (text: string) =>
      text.replace(new RegExp(`${name}=[^&]*`), `${name}=${encodeURIComponent(value)}`);
    const sha1 = 'http://www.w3.org/2000/09/xmldsig#rsa-sha1';

    it.each<readonly [string, RefusalCode, (person: SignedIn) => string]>([
      ['no signature', 'logout.unsigned', changed((text) => text.replace(/&Sig.*/, ''))],
      [
        'an algorithm without a signature',
        'logout.unsigned',
        changed((text) => text.replace(/&Signature=.*/, '')),
      ],
      [
        'a signature without an algorithm',
        'logout.unsigned',
        changed((text) => text.replace(/&SigAlg=[^&]*/, '')),
      ],
      ['an algorithm of SHA-1', 'message.signature-algorithm', changed(parameter('SigAlg', sha1))],
      ['a signature by a stranger', 'message.signature', query({ signer: keys.stranger })],
      ['a relay state changed after signing', 'message.signature', changed(parameter('RelayState', 'other'))],
      ['a signature of nothing', 'message.signature', changed(parameter('Signature', 'AAAA'))],
      [
        'a request before the one that was signed',
        'message.parameters',
        (person) => `SAMLRequest=x&${logoutQuery(publicUrl, person)}`,
      ],
      [
        'a request after the one that was signed',
        'message.parameters',
        (person) => `${logoutQuery(publicUrl, person)}&SAMLRequest=x`,
      ],
      [
        'a request under another spelling',
        'message.parameters',
        (person) => `${logoutQuery(publicUrl, person)}&%53AMLRequest=x`,
      ],
      [
        'a parameter that only contains the name',
        'message.parameters',
        (person) => `xSAMLRequest=x&${logoutQuery(publicUrl, person)}`,
      ],
      [
        'a request and an answer at once',
        'message.parameters',
        (person) => `${logoutQuery(publicUrl, person)}&SAMLResponse=x`,
      ],
      ['nothing at all', 'message.parameters', () => ''],
      [
        'another identity provider',
        'message.issuer',
        query({ envelope: { issuer: 'https://evil.example' } }),
      ],
      [
        'another destination',
        'message.destination',
        query({ envelope: { destination: 'https://other.example/saml/slo' } }),
      ],
      ['no destination', 'message.destination', query({ envelope: { destination: undefined } })],
      ['an age of ten minutes', 'message.issue-instant', query({ envelope: { issueInstant: at(-10) } })],
      ['an instant to come', 'message.issue-instant', query({ envelope: { issueInstant: at(3) } })],
      [
        'an end that is over',
        'message.issue-instant',
        query({ xml: (text) => text.replace(' Version', ` NotOnOrAfter="${at(-1)}" Version`) }),
      ],
      [
        'no person',
        'identity.name-id',
        query({ xml: (text) => text.replace(/<saml2:NameID.*<\/saml2:NameID>/, '') }),
      ],
      [
        'two persons',
        'identity.name-id',
        query({ xml: (text) => text.replace(/<saml2:NameID.*<\/saml2:NameID>/, '$&$&') }),
      ],
      [
        'another message',
        'message.root',
        query({ xml: (text) => text.replaceAll('LogoutRequest', 'ManageNameIDRequest') }),
      ],
      ['a document type', 'message.markup', query({ xml: (text) => `<!DOCTYPE x>${text}` })],
      [
        'content that unpacks to a hundred times its size',
        'message.encoding',
        query({ xml: (text) => text.replace('</saml2:Issuer>', `${' '.repeat(300_000)}</saml2:Issuer>`) }),
      ],
      ['content that cannot be unpacked', 'message.encoding', changed(parameter('SAMLRequest', 'eHh4'))],
      [
        'a broken escape',
        'message.encoding',
        changed((text) => text.replace(/SAMLRequest=[^&]*/, 'SAMLRequest=%E0%A4%A')),
      ],
    ])('%s (%s)', async (_, code, queryOf) => {
      const person = await signedIn(given());
      const known = given().refusals().length;

      const answered = await given()
        .client()
        .get(`/saml/slo?${queryOf(person)}`);

      expect(given().refusals().slice(known)).toEqual([code]);
      expect([answered.statusCode, answered.body]).toEqual([400, 'The message was not accepted.']);
      expect(answered.headers['content-security-policy']).toContain(
        'frame-ancestors https://idp.example.org',
      );
      expect(await isSignedIn(person)).toBe(true);
    });

    it.each<readonly [string, RefusalCode, (xml: string, id: string) => string]>([
      ['no signature inside', 'logout.unsigned', (xml) => xml],
      [
        'a signature by a stranger inside',
        'message.signature',
        (xml, id) => signElement(xml, id, keys.stranger),
      ],
      [
        'a change after signing',
        'message.signature',
        (xml, id) =>
          signElement(xml, id, keys.idp).replace('<saml2:NameID', '<saml2:NameID NameQualifier="x"'),
      ],
      [
        'a signature of SHA-1 inside',
        'message.signature-algorithm',
        (xml, id) => signElement(xml, id, keys.idp, { signature: sha1 }),
      ],
    ])('a post with %s (%s)', async (_, code, protect) => {
      const person = await signedIn(given());
      const { xml, id } = logoutRequestFor(publicUrl, person.nameId);
      const known = given().refusals().length;

      const SAMLRequest = Buffer.from(protect(xml, id)).toString('base64');
      const answered = await post(given().client(), { SAMLRequest }, '/saml/slo');

      expect(given().refusals().slice(known)).toEqual([code]);
      expect(answered.statusCode).toBe(400);
      expect(await isSignedIn(person)).toBe(true);
    });

    it('an id that was here before (message.replayed)', async () => {
      const nameId = newId();
      const replayed = logoutQuery(publicUrl, { nameId });
      await given().client().get(`/saml/slo?${replayed}`);
      const browser = await given().identified({ assertion: { nameId } });
      const known = given().refusals().length;

      await given().client().get(`/saml/slo?${replayed}`);

      expect(given().refusals().slice(known)).toEqual(['message.replayed']);
      expect(await isSignedIn({ browser })).toBe(true);
    });

    it('a name in the log: none is ever written there', () => {
      expect(given().outside.logged()).toContain('A SAML logout message was refused');
      expect(given().outside.logged()).not.toMatch(/NameID|_[0-9a-f]{40}|saml2/);
    });
  });
});

/** A navigation of which a browser tells no more than these headers. */
function navigate(
  given: SuomiFiUnderTest,
  { cookies }: TestClient,
  headers: Readonly<Record<string, string>>,
) {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return given.portal.app.inject({ method: 'GET', url: '/saml/logout', headers: { cookie, ...headers } });
}
