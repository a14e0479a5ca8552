import type { IdentityRefusalCode } from '../../identity-refusal.ts';
import { assertionAttacks, put, removed } from './assertion-attacks.ts';
import { keys, type ResponseChanges } from './test-idp.ts';

const exclusive = 'http://www.w3.org/2001/10/xml-exc-c14n#';
const hetu = '210281-9988';
/** A response whose assertion is not encrypted. */
export const plain = { content: (_: string, signed: string) => signed } satisfies ResponseChanges;
const bomb = `<!DOCTYPE r [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>`;
/** The first signature of a message. */
export const signatures = /<ds:Signature[^]*?<\/ds:Signature>/;

/** Flawed responses, signed with the identity provider's own key unless the flaw is the signature, and the only check that finds each. */
export const attacks: readonly (readonly [string, IdentityRefusalCode, ResponseChanges])[] = [
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
  ['text before the root', 'message.malformed', { signedText: (xml) => `evil${xml}` }],
  ['text after the root', 'message.malformed', { signedText: (xml) => `${xml}evil` }],
  [
    'a character that XML forbids',
    'message.malformed',
    { responseText: put('<saml2p:Status>', '&#0;<saml2p:Status>') },
  ],
  [
    'a reference to a character that XML forbids',
    'message.malformed',
    { signedText: put('<saml2p:Status>', '&#0;<saml2p:Status>') },
  ],
  ['two roots', 'message.malformed', { signedText: (xml) => xml + xml.replaceAll(/ ID="/g, ' ID="_2') }],
  [
    'elements a thousand deep',
    'message.malformed',
    { responseText: put('<saml2p:Status>', '<saml2p:Status>' + '<a>'.repeat(1000) + '</a>'.repeat(1000)) },
  ],
  [
    'a duplicate id',
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
    'canonicalisation with comments',
    'message.signature-algorithm',
    { signedText: put(`Algorithm="${exclusive}"`, `Algorithm="${exclusive}WithComments"`) },
  ],
  [
    'an XPath transform',
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
    'no signature around an assertion encrypted for somebody else: nothing is decrypted before the signature is verified',
    'message.signature',
    { signedText: removed(signatures), recipient: keys.stranger },
  ],
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
    'one transform more than a signature needs',
    'message.signature',
    {
      signing: {
        transforms: ['http://www.w3.org/2000/09/xmldsig#enveloped-signature', exclusive, exclusive],
      },
    },
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
  [
    'text around the encrypted assertion',
    'message.malformed',
    { signedAssertionText: (xml) => `evil${xml}` },
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
  ...assertionAttacks,
];
