import { refuseUnless } from '../../identity-refusal.ts';
import { attributeOf, namespaces, parentOf, withDescendants } from './xml.ts';

const { signature, encryption } = namespaces;
const more = 'http://www.w3.org/2001/04/xmldsig-more#';
const encryption11 = 'http://www.w3.org/2009/xmlenc11#';
const exclusive = 'http://www.w3.org/2001/10/xml-exc-c14n#';

/** Without SHA-384, which the library that verifies enveloped signatures does not support. */
const allowedInSignatures: ReadonlyMap<string, readonly string[]> = new Map([
  ['SignatureMethod', [`${more}rsa-sha256`, `${more}rsa-sha512`]],
  ['DigestMethod', [`${encryption}sha256`, `${encryption}sha512`]],
  ['CanonicalizationMethod', [exclusive]],
  ['Transform', [`${signature}enveloped-signature`, exclusive]],
]);

/** Signatures of a message in an address, and the digest of each. */
export const allowedQuerySignatures: ReadonlyMap<string, string> = new Map([
  [`${more}rsa-sha256`, 'sha256'],
  [`${more}rsa-sha384`, 'sha384'],
  [`${more}rsa-sha512`, 'sha512'],
]);

const allowedForContent = [
  `${encryption11}aes128-gcm`,
  `${encryption11}aes256-gcm`,
  `${encryption}aes128-cbc`,
  `${encryption}aes256-cbc`,
];
const allowedForKeys = [`${encryption}rsa-oaep-mgf1p`];

/**
 * Requires that everything below an element is signed and encrypted only with allowed algorithms
 * (docs/protocols/suomifi.md#response).
 */
export function requireAlgorithms(root: Element): void {
  for (const element of withDescendants(root)) {
    const algorithm = attributeOf(element, 'Algorithm') ?? '';
    const forSigning = allowedForSigning(element);
    refuseUnless(forSigning?.includes(algorithm) ?? true, 'message.signature-algorithm');
    const forEncryption = allowedForEncryption(element);
    refuseUnless(forEncryption?.includes(algorithm) ?? true, 'message.encryption-algorithm');
  }
}

/** The digest inside an EncryptedKey belongs to the padding, where SHA-1 is usual and harmless. */
function allowedForSigning(element: Element): readonly string[] | undefined {
  if (element.namespaceURI !== signature || parentOf(element)?.localName === 'EncryptionMethod')
    return undefined;
  return allowedInSignatures.get(element.localName);
}

function allowedForEncryption(element: Element): readonly string[] | undefined {
  if (element.namespaceURI !== encryption || element.localName !== 'EncryptionMethod') return undefined;
  return parentOf(element)?.localName === 'EncryptedKey' ? allowedForKeys : allowedForContent;
}
