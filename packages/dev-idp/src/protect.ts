import { createPublicKey, createSign, createVerify } from 'node:crypto';
import { promisify } from 'node:util';
import { deflateRawSync } from 'node:zlib';
import { SignedXml } from 'xml-crypto';
import { encrypt, type EncryptOptions } from 'xml-encryption';
import type { KeyPair } from './certificate.ts';

const exclusive = 'http://www.w3.org/2001/10/xml-exc-c14n#';
const rsaSha256 = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256';

/** Algorithms of signatures inside a message. */
const defaultAlgorithms = {
  signature: rsaSha256,
  digest: 'http://www.w3.org/2001/04/xmlenc#sha256',
  transforms: ['http://www.w3.org/2000/09/xmldsig#enveloped-signature', exclusive],
};

/** Signs the element with an id inside a message: an enveloped signature directly after its Issuer. */
export function signElement(
  xml: string,
  id: string,
  { privateKey, certificate }: KeyPair,
  algorithms: Partial<typeof defaultAlgorithms> = {},
): string {
  const { signature, digest, transforms } = { ...defaultAlgorithms, ...algorithms };
  const signed = new SignedXml({
    privateKey,
    publicCert: certificate,
    signatureAlgorithm: signature,
    canonicalizationAlgorithm: exclusive,
  });
  const element = `//*[@ID='${id}']`;
  signed.addReference({ xpath: element, transforms, digestAlgorithm: digest });
  const location = { reference: `${element}/*[local-name()='Issuer']`, action: 'after' } as const;
  signed.computeSignature(xml, { prefix: 'ds', location });
  return signed.getSignedXml();
}

/** Encrypts an assertion for the holder of a certificate's key. */
export async function encryptAssertion(
  assertion: string,
  certificate: string,
  algorithms: Partial<EncryptOptions> = {},
): Promise<string> {
  const encrypted = await promisify(encrypt)(assertion, {
    rsa_pub: createPublicKey(certificate).export({ type: 'spki', format: 'pem' }),
    pem: certificate,
    encryptionAlgorithm: 'http://www.w3.org/2009/xmlenc11#aes128-gcm',
    keyEncryptionAlgorithm: 'http://www.w3.org/2001/04/xmlenc#rsa-oaep-mgf1p',
    warnInsecureAlgorithm: false,
    ...algorithms,
  });
  return `<saml2:EncryptedAssertion xmlns:saml2="urn:oasis:names:tc:SAML:2.0:assertion">${encrypted}</saml2:EncryptedAssertion>`;
}

/** Returns the signed query of a message sent by the HTTP-Redirect binding. */
export function signedQuery(
  kind: 'SAMLRequest' | 'SAMLResponse',
  xml: string,
  relayState: string | null,
  { privateKey }: Pick<KeyPair, 'privateKey'>,
): string {
  const state = relayState === null ? '' : `&${String(new URLSearchParams({ RelayState: relayState }))}`;
  const message = `${kind}=${encodeURIComponent(deflateRawSync(xml).toString('base64'))}`;
  const query = `${message}${state}&SigAlg=${encodeURIComponent(rsaSha256)}`;
  const signature = createSign('sha256').update(query).sign(privateKey, 'base64');
  return `${query}&Signature=${encodeURIComponent(signature)}`;
}

/** Whether a query was signed with the key of one of the certificates. */
export function isSignedQuery(query: string, certificates: readonly string[]): boolean {
  const pairs = query.split('&');
  const signed = ['SAMLRequest', 'SAMLResponse', 'RelayState', 'SigAlg']
    .flatMap((name) => pairs.filter((pair) => pair.startsWith(`${name}=`)))
    .join('&');
  const signature = new URLSearchParams(query).get('Signature') ?? '';
  return certificates.some((certificate) =>
    createVerify('sha256').update(signed).verify(certificate, signature, 'base64'),
  );
}
