import { promisify } from 'node:util';
import { decrypt, decryptKeyInfo } from 'xml-encryption';
import { XMLSerializer } from '@xmldom/xmldom';
import { orRefuse } from '../../identity-refusal.ts';

/** Decrypted content, and the key that decrypted it. */
interface Decrypted {
  readonly text: string;
  readonly key: string;
}

/**
 * Decrypts an element such as EncryptedAssertion. While certificates are being replaced, several keys are in use, of which the
 * identity provider picks one at random, so every key is tried on the message's symmetric key (docs/protocols/suomifi.md#service-metadata).
 */
export async function decryptElement(element: Element, keys: readonly string[]): Promise<Decrypted> {
  const xml = new XMLSerializer().serializeToString(element);
  const key = orRefuse(
    keys.find((candidate) => opens(xml, candidate)),
    'assertion.decryption',
  );
  const text = await promisify(decrypt)(xml, { ...options, key }).catch(() => undefined);
  return { text: orRefuse(text, 'assertion.decryption'), key };
}

const options = { disallowDecryptionWithInsecureAlgorithm: true, warnInsecureAlgorithm: false };

function opens(xml: string, key: string): boolean {
  try {
    decryptKeyInfo(xml, { ...options, key });
    return true;
  } catch {
    return false;
  }
}
