import { signElement } from '@form-portal/dev-idp';
import { beforeAll, expect, it } from 'vitest';
import type { IdentityRefusalCode } from '../identity-refusal.ts';
import { logoutQuery, logoutRequestFor, type LogoutChanges } from './testing/logout-messages.ts';
import { isSignedIn, signedIn, type SignedIn } from './testing/signed-in.ts';
import { describeFlawedMessages, post, publicUrl } from './testing/suomi-fi-under-test.ts';
import { at, keys } from './testing/test-idp.ts';

describeFlawedMessages('a logout from elsewhere is refused, and ends nothing, with', (given) => {
  /** Signed in once, and never signed out. */
  let person: SignedIn;
  beforeAll(async () => {
    person = await signedIn(given());
  });

  const query = (changes: LogoutChanges) => (person: SignedIn) => logoutQuery(publicUrl, person, changes);
  const changed = (change: (query: string) => string) => (person: SignedIn) =>
    change(logoutQuery(publicUrl, person));
  const parameter = (name: string, value: string) => (text: string) =>
    text.replace(new RegExp(`${name}=[^&]*`), `${name}=${encodeURIComponent(value)}`);
  const sha1 = 'http://www.w3.org/2000/09/xmldsig#rsa-sha1';

  it.each<readonly [string, IdentityRefusalCode, (person: SignedIn) => string]>([
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
    ...[sha1, 'constructor', '__proto__'].map(
      (name) =>
        [`the algorithm ${name}`, 'message.signature-algorithm', changed(parameter('SigAlg', name))] as const,
    ),
    ['a signature by a stranger', 'message.signature', query({ signer: keys.stranger })],
    ['a relay state changed after signing', 'message.signature', changed(parameter('RelayState', 'other'))],
    ['a signature of nothing', 'message.signature', changed(parameter('Signature', 'AAAA'))],
    [
      'a request before the signed one',
      'message.parameters',
      (person) => `SAMLRequest=x&${logoutQuery(publicUrl, person)}`,
    ],
    [
      'a request after the signed one',
      'message.parameters',
      (person) => `${logoutQuery(publicUrl, person)}&SAMLRequest=x`,
    ],
    [
      'a second request under a percent-encoded name',
      'message.parameters',
      (person) => `${logoutQuery(publicUrl, person)}&%53AMLRequest=x`,
    ],
    [
      'a parameter that only contains the name',
      'message.parameters',
      (person) => `xSAMLRequest=x&${logoutQuery(publicUrl, person)}`,
    ],
    [
      'a request and a response at once',
      'message.parameters',
      (person) => `${logoutQuery(publicUrl, person)}&SAMLResponse=x`,
    ],
    ['nothing at all', 'message.parameters', () => ''],
    ['another identity provider', 'message.issuer', query({ envelope: { issuer: 'https://evil.example' } })],
    [
      'another destination',
      'message.destination',
      query({ envelope: { destination: 'https://other.example/saml/slo' } }),
    ],
    ['no destination', 'message.destination', query({ envelope: { destination: undefined } })],
    ['an age of ten minutes', 'message.issue-instant', query({ envelope: { issueInstant: at(-10) } })],
    ['an instant in the future', 'message.issue-instant', query({ envelope: { issueInstant: at(60) } })],
    [
      'an expiry in the past',
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
      'content that inflates to a hundred times its size',
      'message.encoding',
      query({ xml: (text) => text.replace('</saml2:Issuer>', `${' '.repeat(300_000)}</saml2:Issuer>`) }),
    ],
    ['content that cannot be inflated', 'message.encoding', changed(parameter('SAMLRequest', 'eHh4'))],
    [
      'a broken escape',
      'message.encoding',
      changed((text) => text.replace(/SAMLRequest=[^&]*/, 'SAMLRequest=%E0%A4%A')),
    ],
  ])('%s (%s)', async (_, code, queryOf) => {
    const refusalsBefore = given().refusals().length;

    const response = await given()
      .client()
      .get(`/saml/slo?${queryOf(person)}`);

    expect(given().refusals().slice(refusalsBefore)).toEqual([code]);
    expect([response.statusCode, response.body]).toEqual([400, 'The message was not accepted.']);
    expect(response.headers['content-security-policy']).toContain('frame-ancestors https://idp.example.org');
    expect(await isSignedIn(person)).toBe(true);
  });

  it.each<readonly [string, IdentityRefusalCode, (xml: string, id: string) => string]>([
    ['no signature inside', 'logout.unsigned', (xml) => xml],
    [
      'a signature by a stranger inside',
      'message.signature',
      (xml, id) => signElement(xml, id, keys.stranger),
    ],
    [
      'a change after signing',
      'message.signature',
      (xml, id) => signElement(xml, id, keys.idp).replace('<saml2:NameID', '<saml2:NameID NameQualifier="x"'),
    ],
    [
      'a signature of SHA-1 inside',
      'message.signature-algorithm',
      (xml, id) => signElement(xml, id, keys.idp, { signature: sha1 }),
    ],
  ])('a post with %s (%s)', async (_, code, protect) => {
    const { xml, id } = logoutRequestFor(publicUrl, person.nameId);
    const refusalsBefore = given().refusals().length;

    const SAMLRequest = Buffer.from(protect(xml, id)).toString('base64');
    const response = await post(given().client(), { SAMLRequest }, '/saml/slo');

    expect(given().refusals().slice(refusalsBefore)).toEqual([code]);
    expect(response.statusCode).toBe(400);
    expect(await isSignedIn(person)).toBe(true);
  });

  it('any flaw, and no name is written to the log', () => {
    expect(given().system.logged()).toContain('A SAML logout message was refused');
    expect(given().system.logged()).not.toMatch(/NameID|_[0-9a-f]{40}|saml2/);
  });
});
