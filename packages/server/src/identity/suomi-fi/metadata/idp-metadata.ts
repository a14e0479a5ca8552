import { X509Certificate } from 'node:crypto';
import {
  attributeOf,
  childrenNamed,
  hasForbiddenMarkup,
  inMetadata,
  inSignature,
  isNamed,
  onlyChild,
  parseXml,
  textOf,
  withDescendants,
} from '../messages/xml.ts';

/** The identity provider, as its metadata describes it. */
export interface IdentityProvider {
  readonly entityId: string;
  /** Certificates that may have signed its messages; two while one is being replaced. PEM. */
  readonly certificates: readonly string[];
  readonly signOnUrl: string;
  readonly logoutUrl: string;
  /** Where responses to its logout requests are sent. */
  readonly logoutResponseUrl: string;
  /** Until when it may be used, in milliseconds since 1970; infinite when the metadata does not say. */
  readonly validUntil: number;
}

const redirect = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect';

/** Reads the metadata of one identity provider. Throws an error that tells an operator what is wrong with it. */
export function readIdpMetadata(text: string, at: Date): IdentityProvider {
  // Metadata, unlike messages, may contain comments; neither may contain a document type with entities.
  const xml = withoutComments(text.replace(/^\uFEFF/, ''));
  const root = hasForbiddenMarkup(xml) ? undefined : parseXml(xml);
  if (root === undefined) throw new Error('it is not well-formed XML, or has a document type');
  const entity = isNamed(root, inMetadata('EntityDescriptor')) ? root : undefined;
  const provider = onlyChild(entity, inMetadata('IDPSSODescriptor'));
  if (provider === undefined) throw new Error('it does not describe one identity provider');
  const end = attributeOf(root, 'validUntil');
  const validUntil = end === undefined ? Infinity : Date.parse(end);
  if (!(validUntil > at.getTime())) throw new Error(`it was valid until ${end}`);
  const logout = endpointOf(provider, 'SingleLogoutService');
  const logoutUrl = addressOf(logout, 'Location');
  const responseLocation = attributeOf(logout, 'ResponseLocation');
  return {
    entityId: required(attributeOf(root, 'entityID'), 'it has no entityID'),
    certificates: certificatesOf(provider),
    signOnUrl: addressOf(endpointOf(provider, 'SingleSignOnService'), 'Location'),
    logoutUrl,
    logoutResponseUrl: responseLocation === undefined ? logoutUrl : addressOf(logout, 'ResponseLocation'),
    validUntil,
  };
}

/** A comment that does not end is left in: it is searched for its end once, not once for each beginning. */
function withoutComments(text: string): string {
  return text.replace(/<!--[^]*?(-->|$)/g, (comment, end: string) => (end === '' ? comment : ''));
}

function endpointOf(provider: Element, name: string): Element {
  const endpoints = childrenNamed(provider, inMetadata(name));
  const endpoint = endpoints.find((candidate) => attributeOf(candidate, 'Binding') === redirect);
  return required(endpoint, `it has no ${name} for HTTP-Redirect`);
}

function addressOf(endpoint: Element, attribute: string): string {
  const address = attributeOf(endpoint, attribute) ?? '';
  const isWeb = URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
  return required(
    isWeb ? address : undefined,
    `the ${attribute} of ${endpoint.localName} is not a web address`,
  );
}

function certificatesOf(provider: Element): readonly string[] {
  const signing = childrenNamed(provider, inMetadata('KeyDescriptor')).filter(
    (descriptor) => attributeOf(descriptor, 'use') !== 'encryption',
  );
  const texts = signing
    .flatMap(withDescendants)
    .filter((element) => isNamed(element, inSignature('X509Certificate')))
    .map(textOf);
  if (texts.length === 0) throw new Error('it has no certificate for signing');
  return texts.map((text) => {
    try {
      const certificate = new X509Certificate(Buffer.from(text, 'base64'));
      if (certificate.publicKey.asymmetricKeyType === 'rsa') return certificate.toString();
    } catch {
      // The same message as for a key of another kind.
    }
    throw new Error('one of its certificates is not an X.509 certificate of an RSA key');
  });
}

function required<T>(value: T | undefined, problem: string): T {
  if (value === undefined) throw new Error(problem);
  return value;
}
