import { createVerify } from 'node:crypto';
import { SignedXml } from 'xml-crypto';
import { allowedQuerySignatures } from './algorithms.ts';
import type { SamlMessage } from './message.ts';
import { orRefuse, refuseUnless, type IdentityRefusalCode } from '../../identity-refusal.ts';
import { attributeOf, childrenOf, inSignature, onlyChild, parseXml } from './xml.ts';

/**
 * The element parsed again from the bytes that its own signature covers, so that it contains nothing unsigned. The signature is a direct
 * child of the element, refers only to it, and verifies with one of the certificates; a key inside the message is ignored.
 */
export function signedElement(
  { xml }: Pick<SamlMessage, 'xml'>,
  element: Element,
  certificates: readonly string[],
  code: IdentityRefusalCode,
): Element {
  const signature = orRefuse(onlyChild(element, inSignature('Signature')), code);
  const reference = onlyChild(onlyChild(signature, inSignature('SignedInfo')), inSignature('Reference'));
  const transforms = onlyChild(reference, inSignature('Transforms'));
  const id = orRefuse(attributeOf(element, 'ID'), code);
  refuseUnless(attributeOf(reference, 'URI') === `#${id}`, code);
  refuseUnless(transforms !== undefined && childrenOf(transforms).length <= 2, code);
  const signed = orRefuse(
    certificates.map((certificate) => verify(xml, signature, certificate)).find((text) => text !== undefined),
    code,
  );
  const root = orRefuse(parseXml(signed), code);
  refuseUnless(root.nodeName === element.nodeName && attributeOf(root, 'ID') === id, code);
  return root;
}

function verify(xml: string, signature: Element, certificate: string): string | undefined {
  const verifier = new SignedXml({ publicCert: certificate });
  try {
    verifier.loadSignature(signature);
    if (!verifier.checkSignature(xml)) return undefined;
    const [signed, ...others] = verifier.getSignedReferences();
    return others.length === 0 ? signed : undefined;
  } catch {
    return undefined;
  }
}

/** The parameters of a message in an address, each exactly as received. */
interface SignedQuery {
  /** `SAMLRequest=…` or `SAMLResponse=…`, then `RelayState=…` if there is one, then `SigAlg=…`. */
  readonly signed: readonly string[];
  readonly algorithm: string;
  /** Base64. */
  readonly signature: string;
}

/** Requires that the parameters of an address are signed with the key of one of the certificates. */
export function requireSignedQuery(
  { signed, algorithm, signature }: SignedQuery,
  certificates: readonly string[],
): void {
  const digest = orRefuse(allowedQuerySignatures.get(algorithm), 'message.signature-algorithm');
  const text = signed.join('&');
  const verifies = (certificate: string) =>
    createVerify(digest).update(text).verify(certificate, signature, 'base64');
  refuseUnless(certificates.some(verifies), 'message.signature');
}
