import type { IdentityRefusalCode } from '../../identity-refusal.ts';
import { publicUrl as site } from './suomi-fi-under-test.ts';
import { assertionFor, at, type ResponseChanges } from './test-idp.ts';

/** Removes a part of a message. */
export const removed = (pattern: RegExp) => (xml: string) => xml.replace(pattern, '');
/** Replaces a part of a message. */
export const put = (before: string, after: string) => (xml: string) => xml.replaceAll(before, after);
const twice = (element: string): ResponseChanges => ({
  assertionText: (xml) => xml.replace(new RegExp(`<saml2:${element}[ >][^]*</saml2:${element}>`), '$&$&'),
});
const says = (assertion: ResponseChanges['assertion']): ResponseChanges => ({ assertion: assertion ?? {} });
const attributes = (changed: Record<string, string>): ResponseChanges =>
  says({ attributes: { ...assertionFor(site, '').attributes, ...changed } });

/** Flaws in the content of a signed response: found by checks 6 to 12, or by the library alone. */
export const assertionAttacks: readonly (readonly [string, IdentityRefusalCode, ResponseChanges])[] = [
  // Check 6
  [
    'another identity provider around it',
    'message.issuer',
    { response: { issuer: 'https://evil.example/idp' } },
  ],
  ['another identity provider inside', 'assertion.issuer', says({ issuer: 'https://evil.example/idp' })],
  [
    'an assertion of another version',
    'assertion.version',
    { assertionText: put('Version="2.0"', 'Version="1.1"') },
  ],
  ['an assertion without a version', 'assertion.version', { assertionText: removed(/ Version="2\.0"/) }],
  ['a failure with an assertion in it', 'response.status', { status: 'Responder:AuthnFailed' }],
  // Check 7
  [
    'another destination',
    'message.destination',
    { response: { destination: 'https://other.example/saml/acs' } },
  ],
  ['no destination', 'message.destination', { response: { destination: undefined } }],
  [
    'another confirmation method',
    'confirmation.method',
    says({ method: 'urn:oasis:names:tc:SAML:2.0:cm:sender-vouches' }),
  ],
  ['two confirmations', 'confirmation.method', twice('SubjectConfirmation')],
  ['another recipient', 'confirmation.recipient', says({ recipient: 'https://other.example/saml/acs' })],
  ['no recipient', 'confirmation.recipient', says({ recipient: undefined })],
  ['a confirmation that has expired', 'confirmation.expired', says({ confirmUntil: at(-2) })],
  ['a confirmation without an end', 'confirmation.expired', says({ confirmUntil: undefined })],
  [
    'a confirmation with an end that is not an instant',
    'confirmation.expired',
    says({ confirmUntil: '9999' }),
  ],
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
  ['conditions twice', 'conditions.missing', twice('Conditions')],
  ['conditions without an end', 'conditions.missing', says({ notOnOrAfter: undefined })],
  ['conditions that are not valid yet', 'conditions.not-yet', says({ notBefore: at(60) })],
  ['conditions that have expired', 'conditions.expired', says({ notOnOrAfter: at(-2) })],
  ['an assertion issued long ago', 'message.issue-instant', says({ issueInstant: at(-15) })],
  ['an assertion issued in the future', 'message.issue-instant', says({ issueInstant: at(60) })],
  ['another audience', 'conditions.audience', says({ audience: 'https://other.example/saml/metadata' })],
  [
    'an audience in another case',
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
    'no statement of how',
    'authentication.missing',
    { assertionText: removed(/<saml2:AuthnStatement[^]*<\/saml2:AuthnStatement>/) },
  ],
  ['two statements of how', 'authentication.missing', twice('AuthnStatement')],
  ['no statement of when', 'authentication.too-old', { assertionText: removed(/ AuthnInstant="[^"]+"/) }],
  ['an identification of yesterday', 'authentication.too-old', says({ authnInstant: at(-24 * 60) })],
  ['an identification of tomorrow', 'authentication.too-old', says({ authnInstant: at(60) })],
  // Check 12
  ['nobody', 'identity.missing', says({ attributes: {} })],
  ['an empty code', 'identity.missing', attributes({ 'urn:oid:1.2.246.21': '' })],
  [
    'a code with a date that does not exist',
    'identity.code-invalid',
    attributes({ 'urn:oid:1.2.246.21': '300281-9988' }),
  ],
  ['a code that is invalid', 'identity.code-invalid', attributes({ 'urn:oid:1.2.246.21': "' or 1=1 --" })],
  [
    'an eIDAS identifier with blanks',
    'identity.code-invalid',
    says({ attributes: { 'http://eidas.europa.eu/attributes/naturalperson/PersonIdentifier': 'DE/FI/1 2' } }),
  ],
  ['no NameID', 'identity.name-id', { assertionText: removed(/<saml2:NameID[^]*<\/saml2:NameID>/) }],
  ['a NameID of more than 1024 characters', 'identity.name-id', says({ nameId: 'x'.repeat(1025) })],
  // The library's own checks
  [
    'a confirmation that is not valid yet',
    'library.disagrees',
    {
      assertionText: put(
        '<saml2:SubjectConfirmationData ',
        `<saml2:SubjectConfirmationData NotBefore="${at(60)}" `,
      ),
    },
  ],
];
