import { DOMParser } from '@xmldom/xmldom';
import { certificatePem } from './certificate.ts';

/** What the identity provider knows about the service, from its metadata. */
export interface Service {
  readonly entityId: string;
  readonly acsUrl: string;
  readonly logoutUrl: string;
  readonly signingCertificates: readonly string[];
  readonly encryptionCertificate: string;
}

/** Parses a service's metadata. */
export function readService(xml: string): Service {
  const root = new DOMParser().parseFromString(xml, 'text/xml').documentElement;
  const all = (name: string) => Array.from(root.getElementsByTagNameNS('*', name));
  const location = (name: string) => all(name)[0]?.getAttribute('Location') ?? '';
  const certificates = (purpose: string) =>
    all('KeyDescriptor')
      .filter((descriptor) => ['', purpose].includes(descriptor.getAttribute('use') ?? ''))
      .flatMap((descriptor) => Array.from(descriptor.getElementsByTagNameNS('*', 'X509Certificate')))
      .map(({ textContent }) => certificatePem((textContent ?? '').replace(/\s/g, '')));
  return {
    entityId: root.getAttribute('entityID') ?? '',
    acsUrl: location('AssertionConsumerService'),
    logoutUrl: location('SingleLogoutService'),
    signingCertificates: certificates('signing'),
    encryptionCertificate: certificates('encryption')[0] ?? '',
  };
}
