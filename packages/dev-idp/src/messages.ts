import { randomBytes } from 'node:crypto';

const namespaces =
  'xmlns:saml2p="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml2="urn:oasis:names:tc:SAML:2.0:assertion"';
const transient = 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient';
const status = 'urn:oasis:names:tc:SAML:2.0:status:';

type Texts<Name extends string, Value = string> = Readonly<Record<Name, Value>>;

/** The content of an assertion; some members are optional. */
export type Assertion = Texts<'id' | 'issuer' | 'issueInstant' | 'nameId' | 'method' | 'audience'> &
  Texts<'authnInstant' | 'sessionIndex' | 'level'> &
  Texts<'recipient' | 'inResponseTo' | 'confirmUntil' | 'notBefore' | 'notOnOrAfter', string | undefined> & {
    readonly attributes: Readonly<Record<string, string>>;
  };

/** The outer element of a response or a logout message. */
export type Envelope = Texts<'id' | 'issuer' | 'issueInstant'> &
  Texts<'destination' | 'inResponseTo', string | undefined>;

/** Generates a unique identifier. */
export function newId(): string {
  return `_${randomBytes(20).toString('hex')}`;
}

export function assertionXml(a: Assertion): string {
  const attributes = Object.entries(a.attributes).map(
    ([Name, value]) =>
      `<saml2:Attribute${attributesXml({ Name })} NameFormat="urn:oasis:names:tc:SAML:2.0:attrname-format:uri">${element('AttributeValue', value)}</saml2:Attribute>`,
  );
  const confirmation = { InResponseTo: a.inResponseTo, NotOnOrAfter: a.confirmUntil, Recipient: a.recipient };
  const nameId = attributesXml({ Format: transient, NameQualifier: a.issuer, SPNameQualifier: a.audience });
  return [
    `<saml2:Assertion ${namespaces}${attributesXml({ ID: a.id, IssueInstant: a.issueInstant })} Version="2.0">`,
    `${element('Issuer', a.issuer)}<saml2:Subject><saml2:NameID${nameId}>${escape(a.nameId)}</saml2:NameID>`,
    `<saml2:SubjectConfirmation${attributesXml({ Method: a.method })}><saml2:SubjectConfirmationData${attributesXml(confirmation)}/>`,
    `</saml2:SubjectConfirmation></saml2:Subject>`,
    `<saml2:Conditions${attributesXml({ NotBefore: a.notBefore, NotOnOrAfter: a.notOnOrAfter })}>`,
    `<saml2:AudienceRestriction>${element('Audience', a.audience)}</saml2:AudienceRestriction></saml2:Conditions>`,
    `<saml2:AuthnStatement${attributesXml({ AuthnInstant: a.authnInstant, SessionIndex: a.sessionIndex })}>`,
    `<saml2:AuthnContext>${element('AuthnContextClassRef', a.level)}</saml2:AuthnContext></saml2:AuthnStatement>`,
    `<saml2:AttributeStatement>${attributes.join('')}</saml2:AttributeStatement></saml2:Assertion>`,
  ].join('');
}

/**
 * Builds a response. `code` is a top-level status such as `Success`, or `Responder:AuthnFailed` with a
 * nested one.
 */
export function responseXml(envelope: Envelope, code: string, content: string): string {
  return message('Response', envelope, `${statusXml(code)}${content}`);
}

export function logoutResponseXml(envelope: Envelope, code: string): string {
  return message('LogoutResponse', envelope, statusXml(code));
}

export function logoutRequestXml(envelope: Envelope, nameId: string, sessionIndex?: string): string {
  const index = `<saml2p:SessionIndex>${escape(sessionIndex ?? '')}</saml2p:SessionIndex>`;
  const name = `<saml2:NameID${attributesXml({ Format: transient })}>${escape(nameId)}</saml2:NameID>`;
  return message('LogoutRequest', envelope, sessionIndex === undefined ? name : name + index);
}

function message(name: string, { id, issuer, issueInstant, ...rest }: Envelope, content: string): string {
  const { destination: Destination, inResponseTo: InResponseTo } = rest;
  const attributes = attributesXml({ ID: id, IssueInstant: issueInstant, Destination, InResponseTo });
  return `<saml2p:${name} ${namespaces}${attributes} Version="2.0">${element('Issuer', issuer)}${content}</saml2p:${name}>`;
}

function statusXml(code: string): string {
  const [top = '', nested] = code.split(':');
  const nestedCode = nested === undefined ? '' : `<saml2p:StatusCode Value="${status}${nested}"/>`;
  return `<saml2p:Status><saml2p:StatusCode Value="${status}${top}">${nestedCode}</saml2p:StatusCode></saml2p:Status>`;
}

function element(name: string, text: string): string {
  return `<saml2:${name}>${escape(text)}</saml2:${name}>`;
}

function attributesXml(attributes: Readonly<Record<string, string | undefined>>): string {
  return Object.entries(attributes)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escape(value)}"`))
    .join('');
}

/** Escapes text for XML and HTML. */
export function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
