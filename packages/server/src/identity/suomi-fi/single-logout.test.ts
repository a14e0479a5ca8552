import { encryptAssertion, newId, signElement } from '@form-portal/dev-idp';
import { describe, expect, it, vi } from 'vitest';
import { logoutResponseQuery, logoutQuery, logoutRequestFor } from './testing/logout-messages.ts';
import { isSignedBy } from './testing/query-signature.ts';
import { isSignedIn, signedIn } from './testing/signed-in.ts';
import { describeSuomiFi, post, publicUrl, type SuomiFiUnderTest } from './testing/suomi-fi-under-test.ts';
import { at, keys, readRequest } from './testing/test-idp.ts';
import type { TestClient } from '../../testing/test-client.ts';

describeSuomiFi('logging out', (given) => {
  describe('here', () => {
    it('ends the session first and then that at the identity provider, by the name it gave', async () => {
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
      'shows that it is over when the response is %s',
      async (status) => {
        const person = await signedIn(given());
        const { headers } = await person.browser.get('/saml/logout');
        const { id } = readRequest(String(headers.location));
        const refusalsBefore = given().refusals().length;

        const response = await person.browser.get(`/saml/slo?${logoutResponseQuery(publicUrl, id, status)}`);

        expect([response.statusCode, response.headers.location]).toEqual([303, '/logout']);
        expect(given().refusals()).toHaveLength(refusalsBefore);
      },
    );

    it.each([
      ['nobody requested', 'request.unknown', { envelope: { inResponseTo: '_none' } }],
      ['responds to nothing', 'request.unknown', { envelope: { inResponseTo: undefined } }],
      ['is signed by a stranger', 'message.signature', { signer: keys.stranger }],
      ['is old', 'message.issue-instant', { envelope: { issueInstant: at(-10) } }],
    ] as const)('shows the same for a response that %s, and logs why', async (_, code, changes) => {
      const person = await signedIn(given());
      const { headers } = await person.browser.get('/saml/logout');
      const { id } = readRequest(String(headers.location));
      const refusalsBefore = given().refusals().length;

      const query = logoutResponseQuery(publicUrl, id, 'Success', changes);
      const response = await person.browser.get(`/saml/slo?${query}`);

      expect([response.statusCode, response.headers.location]).toEqual([303, '/logout']);
      expect(given().refusals().slice(refusalsBefore)).toEqual([code]);
    });

    it('accepts a response once', async () => {
      const person = await signedIn(given());
      const { headers } = await person.browser.get('/saml/logout');
      const query = logoutResponseQuery(publicUrl, readRequest(String(headers.location)).id);
      await person.browser.get(`/saml/slo?${query}`);
      const refusalsBefore = given().refusals().length;

      await person.browser.get(`/saml/slo?${query}`);

      expect(given().refusals().slice(refusalsBefore)).toEqual(['request.unknown']);
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
      ['a browser that sends no headers', {}],
    ])('is not begun by %s', async (_, headers) => {
      const person = await signedIn(given());

      const response = await navigate(given(), person.browser, headers);

      expect(response.headers.location).toBe('/');
      expect(await isSignedIn(person)).toBe(true);
    });

    it('is begun by a link of ours in a browser that sends only the referrer', async () => {
      const person = await signedIn(given());

      await navigate(given(), person.browser, { referer: `${publicUrl}/form/x` });

      expect(await isSignedIn(person)).toBe(false);
    });
  });

  describe('elsewhere', () => {
    it('ends the session in a hidden frame, which does not get our cookie', async () => {
      const person = await signedIn(given());
      const query = logoutQuery(publicUrl, person);
      const frame = given().client();

      const response = await frame.get(`/saml/slo?${query}`, { headers: { 'sec-fetch-site': 'cross-site' } });

      expect(response.statusCode).toBe(303);
      const address = new URL(String(response.headers.location));
      expect(address.origin + address.pathname).toBe(
        'https://idp.example.org/idp/profile/SAML2/Redirect/SLO',
      );
      expect(address.searchParams.get('RelayState')).toBe('state of the idp');
      expect(isSignedBy(address.search.slice(1), keys.service)).toBe(true);
      expect(await isSignedIn(person)).toBe(false);
    });

    it.each(['a b+c', "it's (mine)!~*", 'ä&=%', undefined])(
      'returns the relay state %j unchanged, under a valid signature',
      async (relayState) => {
        const query = logoutQuery(publicUrl, { nameId: 'nobody' }, { relayState: relayState ?? null });

        const response = await given().client().get(`/saml/slo?${query}`);

        const address = new URL(String(response.headers.location));
        expect(address.searchParams.get('RelayState')).toBe(relayState ?? null);
        expect(isSignedBy(address.search.slice(1), keys.service)).toBe(true);
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

    it('is recorded in the audit log for each session, without a name', async () => {
      const admin = await given().admin();
      const signedOut = async () => {
        const { Items } = (await admin.get('/api/admin/audit?group=sign-in&limit=200')).json();
        return Items.filter(({ Event }: { Event: string }) => Event === 'session.signed-out');
      };
      const nameId = newId();
      for (const sessionIndex of ['one', 'two'])
        await given().identified({ assertion: { nameId, sessionIndex } });
      const before = (await signedOut()).length;

      for (const _ of ['first', 'again'])
        await given()
          .client()
          .get(`/saml/slo?${logoutQuery(publicUrl, { nameId })}`);

      const rows = await signedOut();
      expect(rows).toHaveLength(before + 2);
      expect(rows[0]).toMatchObject({ Actor: '', Subject: '', Detail: '' });
    });

    it('ends nobody else’s session, and its response is no different', async () => {
      const person = await signedIn(given());

      const response = await given()
        .client()
        .get(`/saml/slo?${logoutQuery(publicUrl, { nameId: 'another' })}`);

      expect(response.statusCode).toBe(303);
      expect(await isSignedIn(person)).toBe(true);
    });

    it('ends nothing when its id was used before (message.replayed)', async () => {
      const nameId = newId();
      const replayed = logoutQuery(publicUrl, { nameId });
      await given().client().get(`/saml/slo?${replayed}`);
      const browser = await given().identified({ assertion: { nameId } });
      const refusalsBefore = given().refusals().length;

      await given().client().get(`/saml/slo?${replayed}`);

      expect(given().refusals().slice(refusalsBefore)).toEqual(['message.replayed']);
      expect(await isSignedIn({ browser })).toBe(true);
    });

    it('ends the session when the message comes again after it could not be ended', async () => {
      const nameId = newId();
      const browser = await given().identified({ assertion: { nameId } });
      const message = `/saml/slo?${logoutQuery(publicUrl, { nameId })}`;
      const ending = vi.spyOn(given().portal.identity.sessions, 'endIn');
      ending.mockRejectedValueOnce(new Error('the database is busy'));

      expect((await given().client().get(message)).statusCode).toBe(500);
      expect(await isSignedIn({ browser })).toBe(true);

      expect((await given().client().get(message)).statusCode).toBe(303);
      expect(await isSignedIn({ browser })).toBe(false);
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

      const response = await post(given().client(), { SAMLRequest, RelayState: 'x' }, '/saml/slo');

      expect(response.statusCode).toBe(303);
      expect(await isSignedIn(person)).toBe(false);
    });
  });
});

/** A navigation with these headers only. */
function navigate(
  given: SuomiFiUnderTest,
  { cookies }: TestClient,
  headers: Readonly<Record<string, string>>,
) {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return given.portal.app.inject({ method: 'GET', url: '/saml/logout', headers: { cookie, ...headers } });
}
