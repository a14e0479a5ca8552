import { requireAlgorithms } from './algorithms.ts';
import { decryptElement } from './decryption.ts';
import { decodePosted, readMessage, requireRoot } from './message.ts';
import { orRefuse, refuseUnless, IdentityRefusal } from '../../identity-refusal.ts';
import { signedElement } from './signature.ts';
import {
  attributeOf,
  inAssertion,
  inProtocol,
  isNamed,
  onlyChild,
  parentOf,
  withDescendants,
} from './xml.ts';

/** The keys that verify and decrypt messages of the identity provider. */
export interface Keys {
  /** Certificates of the identity provider, any of which may have signed. PEM. */
  readonly certificates: readonly string[];
  /** The portal's private keys, any of which the message may be encrypted for. PEM. */
  readonly decryptionKeys: readonly string[];
}

/** A response whose two signatures are valid; both elements are parsed from the signed bytes alone. */
export interface OpenedResponse {
  readonly response: Element;
  readonly assertion: Element;
  /** The key that decrypted it; undefined when the assertion was not encrypted. */
  readonly decryptionKey: string | undefined;
}

const encryptedAssertion = inAssertion('EncryptedAssertion');
const plainAssertion = inAssertion('Assertion');
const success = 'urn:oasis:names:tc:SAML:2.0:status:Success';

/** Verifies and decrypts a posted response: checks 1 to 5 of docs/protocols/suomifi.md#response, in this order. */
export async function openResponse(posted: string, keys: Keys): Promise<OpenedResponse> {
  const message = readMessage(decodePosted(posted));
  requireRoot(message, 'Response');
  requireAtMostOneAssertion(message.root);
  requireAlgorithms(message.root);
  const response = signedElement(message, message.root, keys.certificates, 'message.signature');
  const encrypted = onlyChild(response, encryptedAssertion);
  if (encrypted === undefined) {
    const plain = onlyChild(message.root, plainAssertion);
    if (plain === undefined)
      throw new IdentityRefusal(isSuccess(response) ? 'message.assertions' : 'response.failed');
    const assertion = signedElement(message, plain, keys.certificates, 'assertion.signature');
    return { response, assertion, decryptionKey: undefined };
  }
  const { text, key } = await decryptElement(encrypted, keys.decryptionKeys);
  const decrypted = readMessage(text);
  refuseUnless(isNamed(decrypted.root, plainAssertion), 'message.root');
  requireAlgorithms(decrypted.root);
  const assertion = signedElement(decrypted, decrypted.root, keys.certificates, 'assertion.signature');
  return { response, assertion, decryptionKey: key };
}

/** Whether the status of a response or a logout response is success. */
export function isSuccess(response: Element): boolean {
  const status = orRefuse(onlyChild(response, inProtocol('Status')), 'response.status');
  return attributeOf(onlyChild(status, inProtocol('StatusCode')), 'Value') === success;
}

/** A failed identification has no assertion; whether it may be missing is decided once the status is verified. */
function requireAtMostOneAssertion(root: Element): void {
  const assertions = withDescendants(root).filter(
    (element) => isNamed(element, encryptedAssertion) || isNamed(element, plainAssertion),
  );
  refuseUnless(
    assertions.every((element) => parentOf(element) === root) && assertions.length <= 1,
    'message.assertions',
  );
}
