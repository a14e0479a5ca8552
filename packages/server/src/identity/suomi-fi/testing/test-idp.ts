import {
  assertionXml,
  encryptAssertion,
  newId,
  newKeyPair,
  people,
  responseXml,
  signElement,
  type Assertion,
  type Envelope,
  type KeyPair,
} from '@form-portal/dev-idp';
import { inflateRawSync } from 'node:zlib';

/** The keys of all parties in tests; created once, because creating them is slow. */
export const keys = {
  idp: newKeyPair('idp current'),
  idpNext: newKeyPair('idp next'),
  service: newKeyPair('service'),
  serviceNext: newKeyPair('service next'),
  stranger: newKeyPair('stranger'),
};

export const idpEntityId = 'https://idp.example.org/idp1';

/** A request as the identity provider receives it. */
export interface ReceivedRequest {
  readonly id: string;
  readonly relayState: string;
  readonly xml: string;
  readonly address: URL;
}

/** Reads the request from the address that a browser was sent to. */
export function readRequest(location: string): ReceivedRequest {
  const address = new URL(location);
  const xml = inflateRawSync(Buffer.from(address.searchParams.get('SAMLRequest') ?? '', 'base64')).toString();
  const id = / ID="([^"]+)"/.exec(xml)?.[1] ?? '';
  return { id, relayState: address.searchParams.get('RelayState') ?? '', xml, address };
}

/** What a test may change in a response. */
export interface ResponseChanges {
  readonly assertion?: Partial<Assertion>;
  readonly response?: Partial<Envelope>;
  readonly status?: string;
  readonly person?: string;
  readonly signer?: KeyPair;
  readonly assertionSigner?: KeyPair;
  readonly recipient?: KeyPair;
  readonly signing?: Parameters<typeof signElement>[3];
  readonly assertionSigning?: Parameters<typeof signElement>[3];
  readonly encryption?: Parameters<typeof encryptAssertion>[2];
  /** Changes the XML before it is signed. */
  readonly assertionText?: (xml: string) => string;
  readonly responseText?: (xml: string) => string;
  /** Changes the XML after it is signed. */
  readonly signedAssertionText?: (xml: string) => string;
  readonly signedText?: (xml: string, assertion: string) => string;
  /** Replaces the encrypted assertion. */
  readonly content?: (encrypted: string, signedAssertion: string) => string;
}

/** A response to a request of a portal, in base64 for posting: valid except for the changes. */
export async function response(
  publicUrl: string,
  inResponseTo: string,
  changes: ResponseChanges = {},
): Promise<string> {
  const { signer = keys.idp, assertionSigner = signer, recipient = keys.service } = changes;
  const text = (value: string, change?: (xml: string) => string) => change?.(value) ?? value;
  const assertion = { ...assertionFor(publicUrl, inResponseTo, changes.person), ...changes.assertion };
  const unsigned = text(assertionXml(assertion), changes.assertionText);
  const signed = text(
    signElement(unsigned, assertion.id, assertionSigner, changes.assertionSigning),
    changes.signedAssertionText,
  );
  const encrypted = await encryptAssertion(signed, recipient.certificate, changes.encryption);
  const content = changes.content?.(encrypted, signed) ?? encrypted;
  const envelope = {
    id: newId(),
    issuer: idpEntityId,
    issueInstant: at(0),
    destination: `${publicUrl}/saml/acs`,
    inResponseTo,
    ...changes.response,
  };
  const unsignedResponse = text(
    responseXml(envelope, changes.status ?? 'Success', content),
    changes.responseText,
  );
  const signedResponse = signElement(unsignedResponse, envelope.id, signer, changes.signing);
  return Buffer.from(changes.signedText?.(signedResponse, signed) ?? signedResponse).toString('base64');
}

/** The assertion of a valid response. */
export function assertionFor(publicUrl: string, inResponseTo: string, id = 'ordinary'): Assertion {
  const person = people.find((candidate) => candidate.id === id)!;
  return {
    id: newId(),
    issuer: idpEntityId,
    issueInstant: at(0),
    nameId: newId().repeat(6),
    method: 'urn:oasis:names:tc:SAML:2.0:cm:bearer',
    audience: `${publicUrl}/saml/metadata`,
    authnInstant: at(0),
    sessionIndex: newId(),
    level: person.level,
    recipient: `${publicUrl}/saml/acs`,
    inResponseTo,
    confirmUntil: at(5),
    notBefore: at(0),
    notOnOrAfter: at(5),
    attributes: person.attributes,
  };
}

/** The instant a number of minutes from now. */
export function at(minutes: number): string {
  return new Date(Date.now() + minutes * 60_000).toISOString();
}
