import { newId, signElement } from '@form-portal/dev-idp';
import { expect, it } from 'vitest';
import { refusalCodes, type RefusalCode } from './messages/refusal.ts';
import { describeSuomiFi, post } from './testing/suomi-fi-under-test.ts';
import { assertionFor, at, keys, response, type ResponseChanges } from './testing/test-idp.ts';
import { wrap, wrappingNames } from './testing/wrapping.ts';

const site = 'https://forms.example.org';
const exclusive = 'http://www.w3.org/2001/10/xml-exc-c14n#';
const hetu = '210281-9988';
const removed = (pattern: RegExp) => (xml: string) => xml.replace(pattern, '');
const put = (before: string, after: string) => (xml: string) => xml.replaceAll(before, after);
const plain = { content: (_: string, signed: string) => signed } satisfies ResponseChanges;
const says = (assertion: ResponseChanges['assertion']): ResponseChanges => ({ assertion: assertion ?? {} });
const attributes = (changed: Record<string, string>): ResponseChanges =>
  says({ attributes: { ...assertionFor(site, '').attributes, ...changed } });
const bomb = `<!DOCTYPE r [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>`;
const signatures = /<ds:Signature[^]*?<\/ds:Signature>/;

/** Everything here is signed by the identity provider's own key unless it says otherwise, so that nothing but the check named refuses it. */
const attacks: readonly (readonly [string, RefusalCode, ResponseChanges])[] = [
  // Check 1
  ['a document type', 'message.markup', { signedText: (xml) => `<!DOCTYPE saml2p:Response>${xml}` }],
  ['entities that expand', 'message.markup', { signedText: (xml) => bomb + xml }],
  [
    'a comment inside a value',
    'message.markup',
    { signedText: put('/idp1<', '/idp1<!-- -->.evil.example<') },
  ],
  [
    'a comment inside a digest',
    'message.markup',
    { signedText: put('</ds:DigestValue>', '<!---->x</ds:DigestValue>') },
  ],
  ['a processing instruction', 'message.markup', { signedText: (xml) => `${xml}<?evil x?>` }],
  ['a CDATA section', 'message.markup', { signedText: put('/idp1<', '<![CDATA[/idp1]]><') }],
  ['markup that is not closed', 'message.malformed', { signedText: (xml) => xml.slice(0, -5) }],
  ['two roots', 'message.malformed', { signedText: (xml) => xml + xml.replaceAll(/ ID="/g, ' ID="_2') }],
  [
    'elements a thousand deep',
    'message.malformed',
    { responseText: put('<saml2p:Status>', '<saml2p:Status>' + '<a>'.repeat(1000) + '</a>'.repeat(1000)) },
  ],
  [
    'an id twice',
    'message.duplicate-id',
    { response: { id: '_twice' }, signedText: put('<saml2p:Status>', '<saml2p:Status Id="_twice">') },
  ],
  // Check 2
  [
    'another message of the protocol',
    'message.root',
    { responseText: put('saml2p:Response', 'saml2p:ArtifactResponse') },
  ],
  ['another version', 'message.root', { responseText: put('Version="2.0"', 'Version="1.1"') }],
  [
    'a root of another namespace',
    'message.root',
    { responseText: put('SAML:2.0:protocol"', 'SAML:2.0:other"') },
  ],
  ['two assertions', 'message.assertions', { content: (encrypted, signed) => encrypted + signed }],
  [
    'two encrypted assertions',
    'message.assertions',
    { content: (encrypted) => encrypted + encrypted.replaceAll(/ Id="/g, ' Id="_2') },
  ],
  [
    'an assertion further inside',
    'message.assertions',
    { content: (encrypted) => `<saml2p:Extensions>${encrypted}</saml2p:Extensions>` },
  ],
  ['success without an assertion', 'message.assertions', { content: () => '' }],
  // Check 3
  [
    'a signature of SHA-1',
    'message.signature-algorithm',
    { signing: { signature: 'http://www.w3.org/2000/09/xmldsig#rsa-sha1' } },
  ],
  [
    'a digest of SHA-1',
    'message.signature-algorithm',
    { signing: { digest: 'http://www.w3.org/2000/09/xmldsig#sha1' } },
  ],
  [
    'an assertion signed with SHA-1',
    'message.signature-algorithm',
    { assertionSigning: { signature: 'http://www.w3.org/2000/09/xmldsig#rsa-sha1' } },
  ],
  [
    'a plain assertion with a digest of SHA-1',
    'message.signature-algorithm',
    { ...plain, assertionSigning: { digest: 'http://www.w3.org/2000/09/xmldsig#sha1' } },
  ],
  [
    'a signature by a shared secret',
    'message.signature-algorithm',
    {
      signedText: put(
        'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
        'http://www.w3.org/2000/09/xmldsig#hmac-sha1',
      ),
    },
  ],
  [
    'a canonical form with comments',
    'message.signature-algorithm',
    { signedText: put(`Algorithm="${exclusive}"`, `Algorithm="${exclusive}WithComments"`) },
  ],
  [
    'a transform that selects',
    'message.signature-algorithm',
    {
      signedText: put(
        'http://www.w3.org/2000/09/xmldsig#enveloped-signature',
        'http://www.w3.org/TR/1999/REC-xpath-19991116',
      ),
    },
  ],
  [
    'content encrypted with 3DES',
    'message.encryption-algorithm',
    { encryption: { encryptionAlgorithm: 'http://www.w3.org/2001/04/xmlenc#tripledes-cbc' } },
  ],
  [
    'a key encrypted with RSA 1.5',
    'message.encryption-algorithm',
    { encryption: { keyEncryptionAlgorithm: 'http://www.w3.org/2001/04/xmlenc#rsa-1_5' } },
  ],
  // Check 4
  ['no signature', 'message.signature', { signedText: removed(signatures) }],
  [
    'a signature by a stranger, with the certificate beside it',
    'message.signature',
    { signer: keys.stranger, assertionSigner: keys.idp },
  ],
  [
    'a change after signing',
    'message.signature',
    { signedText: put('/saml/acs"', '/saml/acs" Consent="x"') },
  ],
  [
    'an assertion put in after signing',
    'message.signature',
    {
      signedText: (xml, signed) =>
        xml.replace(/<saml2:EncryptedAssertion[^]*<\/saml2:EncryptedAssertion>/, () => signed),
    },
  ],
  [
    'a signature of something else inside',
    'message.signature',
    { ...plain, signedText: removed(signatures) },
  ],
  [
    'two signatures',
    'message.signature',
    { signedText: (xml) => xml.replace(signatures, (own) => own + own) },
  ],
  [
    'a reference to nothing',
    'message.signature',
    { signedText: (xml) => xml.replace(/URI="[^"]+"/, 'URI=""') },
  ],
  [
    'many transforms',
    'message.signature',
    {
      signedText: (xml) =>
        xml.replace(
          '<ds:Transforms>',
          `<ds:Transforms>${`<ds:Transform Algorithm="${exclusive}"/>`.repeat(500)}`,
        ),
    },
  ],
  // Check 5
  ['an assertion encrypted for somebody else', 'assertion.decryption', { recipient: keys.stranger }],
  ['an assertion without a signature', 'assertion.signature', { signedAssertionText: removed(signatures) }],
  [
    'a plain assertion without a signature',
    'assertion.signature',
    { ...plain, signedAssertionText: removed(signatures) },
  ],
  ['an assertion signed by a stranger', 'assertion.signature', { assertionSigner: keys.stranger }],
  [
    'an attribute changed after signing',
    'assertion.signature',
    { signedAssertionText: put(hetu, '010190-999W') },
  ],
  [
    'a comment in the encrypted assertion',
    'message.markup',
    { signedAssertionText: put(hetu, '<!---->210281-9988') },
  ],
  [
    'something else encrypted',
    'message.root',
    { signedAssertionText: put('saml2:Assertion', 'saml2:Advice') },
  ],
  // Check 6
  [
    'another identity provider around it',
    'message.issuer',
    { response: { issuer: 'https://evil.example/idp' } },
  ],
  ['another identity provider inside', 'assertion.issuer', says({ issuer: 'https://evil.example/idp' })],
  ['a failure with an assertion in it', 'response.status', { status: 'Responder:AuthnFailed' }],
  // Check 7
  [
    'another destination',
    'message.destination',
    { response: { destination: 'https://other.example/saml/acs' } },
  ],
  ['no destination', 'message.destination', { response: { destination: undefined } }],
  [
    'another way of confirming',
    'confirmation.method',
    says({ method: 'urn:oasis:names:tc:SAML:2.0:cm:sender-vouches' }),
  ],
  ['another recipient', 'confirmation.recipient', says({ recipient: 'https://other.example/saml/acs' })],
  ['no recipient', 'confirmation.recipient', says({ recipient: undefined })],
  ['a confirmation that is over', 'confirmation.expired', says({ confirmUntil: at(-2) })],
  ['a confirmation without an end', 'confirmation.expired', says({ confirmUntil: undefined })],
  ['a confirmation with an end that is no instant', 'confirmation.expired', says({ confirmUntil: '9999' })],
  ['a confirmation of no request', 'confirmation.request', says({ inResponseTo: undefined })],
  ['a confirmation of another request', 'confirmation.request', says({ inResponseTo: '_other' })],
  ['a response to no request', 'confirmation.request', { response: { inResponseTo: undefined } }],
  // Check 8
  [
    'a request that nobody made',
    'request.unknown',
    { ...says({ inResponseTo: '_none' }), response: { inResponseTo: '_none' } },
  ],
  // Check 10
  [
    'no conditions',
    'conditions.missing',
    { assertionText: removed(/<saml2:Conditions[^]*<\/saml2:Conditions>/) },
  ],
  ['conditions without an end', 'conditions.missing', says({ notOnOrAfter: undefined })],
  ['conditions that hold later', 'conditions.not-yet', says({ notBefore: at(2) })],
  ['conditions that held once', 'conditions.expired', says({ notOnOrAfter: at(-2) })],
  ['an assertion issued long ago', 'message.issue-instant', says({ issueInstant: at(-15) })],
  ['another audience', 'conditions.audience', says({ audience: 'https://other.example/saml/metadata' })],
  [
    'an audience in other letters',
    'conditions.audience',
    says({ audience: 'https://FORMS.example.org/saml/metadata' }),
  ],
  [
    'no audience',
    'conditions.audience',
    { assertionText: removed(/<saml2:AudienceRestriction>[^]*<\/saml2:AudienceRestriction>/) },
  ],
  [
    'a second audience that is not ours alone',
    'conditions.audience',
    {
      assertionText: put(
        '</saml2:Conditions>',
        '<saml2:AudienceRestriction><saml2:Audience>https://other.example</saml2:Audience></saml2:AudienceRestriction></saml2:Conditions>',
      ),
    },
  ],
  // Check 11
  ['the test method', 'authentication.level', says({ level: 'urn:oid:1.2.246.517.3002.110.999' })],
  ['the Finnish Authenticator', 'authentication.level', says({ level: 'urn:oid:1.2.246.517.3002.110.7' })],
  ['a password', 'authentication.level', says({ level: 'urn:oasis:names:tc:SAML:2.0:ac:classes:Password' })],
  [
    'no word on how',
    'authentication.missing',
    { assertionText: removed(/<saml2:AuthnStatement[^]*<\/saml2:AuthnStatement>/) },
  ],
  ['an identification of yesterday', 'authentication.too-old', says({ authnInstant: at(-24 * 60) })],
  ['an identification of tomorrow', 'authentication.too-old', says({ authnInstant: at(5) })],
  // Check 12
  ['nobody', 'identity.missing', says({ attributes: {} })],
  ['an empty code', 'identity.missing', attributes({ 'urn:oid:1.2.246.21': '' })],
  [
    'a code of a day that never was',
    'identity.code-invalid',
    attributes({ 'urn:oid:1.2.246.21': '300281-9988' }),
  ],
  ['a code that is none', 'identity.code-invalid', attributes({ 'urn:oid:1.2.246.21': "' or 1=1 --" })],
  [
    'an eIDAS identifier with blanks',
    'identity.code-invalid',
    says({ attributes: { 'http://eidas.europa.eu/attributes/naturalperson/PersonIdentifier': 'DE/FI/1 2' } }),
  ],
  ['no NameID', 'identity.name-id', { assertionText: removed(/<saml2:NameID[^]*<\/saml2:NameID>/) }],
  // The library's opinion
  [
    'a confirmation that holds later',
    'library.disagrees',
    {
      assertionText: put(
        '<saml2:SubjectConfirmationData ',
        `<saml2:SubjectConfirmationData NotBefore="${at(4)}" `,
      ),
    },
  ],
];

describeSuomiFi('a SAML response with', (given) => {
  const pages = new Set<string>();

  it.each(attacks)('%s is refused as %s', async (_, code, changes) => {
    const identifying = await given().begin();
    const known = given().refusals().length;

    const answered = await given().answer(identifying, changes);

    expect(given().refusals().slice(known)).toEqual([code]);
    expect(answered.statusCode).toBe(403);
    expect([...identifying.browser.cookies.keys()]).toEqual(['__Host-saml']);
    pages.add(answered.body.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'id'));
  });

  it('anything wrong at all gets the same page, whatever it is', () => {
    expect(pages.size).toBe(1);
    expect([...pages][0]).toContain('"reason":"identification-refused"');
  });

  it.each(wrappingNames)('wrapped signatures (%s) is refused', async (name) => {
    const identifying = await given().begin();
    const known = given().refusals().length;
    const wrapped = { ...plain, signedText: (xml: string) => wrap(name, xml) };

    const answered = await given().answer(identifying, wrapped);

    expect(answered.statusCode).toBe(403);
    expect(given().refusals().slice(known)).toEqual([
      expect.stringMatching(/^message\.(signature|assertions|duplicate-id)$/),
    ]);
  });

  it.each(['XSW3', 'XSW4', 'XSW5', 'XSW6', 'XSW7', 'XSW8'])(
    'wrapped signatures inside (%s) is refused even if the outside were signed again',
    async (name) => {
      const identifying = await given().begin();
      const id = newId();
      const signAgain = (xml: string) => signElement(wrap(name, xml).replace(signatures, ''), id, keys.idp);
      const changes = { ...plain, response: { id }, signedText: signAgain };

      const answered = await given().answer(identifying, changes);

      expect(answered.statusCode).toBe(403);
    },
  );

  it('a signature whose one assertion is plain is accepted: what the wrappings start from is flawless', async () => {
    const identifying = await given().begin();

    expect((await given().answer(identifying, plain)).statusCode).toBe(303);
  });

  it.each([
    ['no message', {}, 'message.parameters'],
    ['a parameter beside it', { SAMLResponse: 'eA==', other: 'x' }, 'message.parameters'],
    ['no base64', { SAMLResponse: '<xml/>' }, 'message.encoding'],
    ['bytes that are no UTF-8', { SAMLResponse: '/////w==' }, 'message.encoding'],
    ['no XML', { SAMLResponse: 'eHh4eHh4' }, 'message.malformed'],
  ] as const)('%s is refused', async (_, fields, code) => {
    const { browser } = await given().begin();
    const known = given().refusals().length;

    const answered = await post(browser, fields);

    expect(answered.statusCode).toBe(403);
    expect(given().refusals().slice(known)).toEqual([code]);
  });

  it('itself twice is refused', async () => {
    const { browser, request } = await given().begin();
    const known = given().refusals().length;
    const encoded = encodeURIComponent(await response(site, request.id));

    const answered = await browser.post('/saml/acs', {
      body: `SAMLResponse=${encoded}&SAMLResponse=${encoded}`,
      type: 'application/x-www-form-urlencoded',
      headers: { 'sec-fetch-site': 'cross-site' },
    });

    expect(answered.statusCode).toBe(403);
    expect(given().refusals().slice(known)).toEqual(['message.parameters']);
  });

  it('more bytes than any needs is not even read', async () => {
    const { browser } = await given().begin();

    const answered = await post(browser, { SAMLResponse: 'A'.repeat(300_000) });

    expect(answered.statusCode).toBe(413);
  });

  it('the request of another browser is refused (reference 8.3, login CSRF)', async () => {
    const victim = await given().begin();
    const attacker = await given().begin();
    const known = given().refusals().length;

    const answered = await given().answer({ browser: victim.browser, request: attacker.request });

    expect(answered.statusCode).toBe(403);
    expect(given().refusals().slice(known)).toEqual(['request.unknown']);
    expect((await given().answer(attacker)).statusCode).toBe(303);
  });

  it('a request of this portal, in a browser without a cookie, is refused', async () => {
    const { request } = await given().begin();
    const stranger = given().client();
    const known = given().refusals().length;

    expect((await given().answer({ browser: stranger, request })).statusCode).toBe(403);
    expect(given().refusals().slice(known)).toEqual(['request.unknown']);
  });

  it('a request that was answered already is refused', async () => {
    const { browser, request } = await given().begin();
    const fields = { SAMLResponse: await response(site, request.id), RelayState: request.relayState };
    expect((await post(browser, fields)).statusCode).toBe(303);
    const known = given().refusals().length;

    expect((await post(browser, fields)).statusCode).toBe(403);
    expect(given().refusals().slice(known)).toEqual(['request.unknown']);
  });

  it('the same bytes in twenty posts at once is accepted once (reference 8.3)', async () => {
    const { browser, request } = await given().begin();
    const fields = { SAMLResponse: await response(site, request.id), RelayState: request.relayState };

    const answers = await Promise.all(Array.from({ length: 20 }, () => post(browser, fields)));

    expect(answers.filter(({ statusCode }) => statusCode === 303)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 403)).toHaveLength(19);
  });

  it('an assertion that was used with another request is refused', async () => {
    const first = await given().begin();
    const second = await given().begin('/', first.browser);
    const assertion = { id: newId() };
    expect((await given().answer(first, { assertion })).statusCode).toBe(303);
    const known = given().refusals().length;

    expect((await given().answer(second, { assertion })).statusCode).toBe(403);
    expect(given().refusals().slice(known)).toEqual(['assertion.replayed']);
  });

  it('an answer to a request of a quarter of an hour ago is refused (reference B2)', async () => {
    const identifying = await given().begin();
    const { database } = given().portal.storage;
    await database.write(async (transaction) => {
      const old = { created_at: at(-16) };
      await transaction
        .updateTable('saml_requests')
        .set(old)
        .where('id', '=', identifying.request.id)
        .execute();
    });
    const known = given().refusals().length;

    expect((await given().answer(identifying)).statusCode).toBe(403);
    expect(given().refusals().slice(known)).toEqual(['request.unknown']);
  });

  it('anything in it at all leaves none of it in the log', () => {
    const logged = given().outside.logged();

    expect(logged).toContain('A SAML response was refused');
    expect(logged).not.toMatch(/210281|9988|Nordea|Demo|saml2|SAMLResponse|__Host|evil/);
  });

  it('every fault that has a code is tried here', () => {
    const others: readonly string[] = ['response.failed', 'message.replayed', 'logout.unsigned'];
    const tried = new Set([...given().refusals(), ...others]);

    expect(Object.keys(refusalCodes).filter((code) => !tried.has(code))).toEqual([]);
  });
});
