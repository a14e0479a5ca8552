import { inflateRawSync } from 'node:zlib';
import { IdentityRefusal, orRefuse, refuseUnless } from '../../identity-refusal.ts';
import { attributeOf, hasForbiddenMarkup, inProtocol, isNamed, parseXml, withDescendants } from './xml.ts';

/** A well-formed message; nothing in it is verified yet. */
export interface SamlMessage {
  /** Its text with normalised line ends. */
  readonly xml: string;
  readonly root: Element;
}

/** Maximum message size in bytes (docs/protocols/suomifi.md#response). */
const maxMessageBytes = 256 * 1024;

const base64 = /^[A-Za-z0-9+/]+={0,2}$/;

/** Decodes a posted message: base64, possibly wrapped in lines. */
export function decodePosted(encoded: string): string {
  return decodeUtf8(decodeBase64(encoded));
}

/** Decodes a message in an address: base64, then deflate. Stops at the size limit. */
export function decodeDeflated(encoded: string): string {
  const deflated = decodeBase64(encoded);
  let inflated: Buffer;
  try {
    inflated = inflateRawSync(deflated, { maxOutputLength: maxMessageBytes });
  } catch {
    throw new IdentityRefusal('message.encoding');
  }
  return decodeUtf8(inflated);
}

/** Reads a text as a message: check 1 of docs/protocols/suomifi.md#response. Decrypted assertions pass through here too. */
export function readMessage(text: string): SamlMessage {
  const xml = text.replace(/\r\n?/g, '\n');
  refuseUnless(!hasForbiddenMarkup(xml), 'message.markup');
  const root = orRefuse(parseXml(xml), 'message.malformed');
  const ids = withDescendants(root).flatMap(idsOf);
  refuseUnless(new Set(ids).size === ids.length, 'message.duplicate-id');
  return { xml, root };
}

/** Requires the given root element of the protocol, version 2.0. */
export function requireRoot({ root }: SamlMessage, name: string): void {
  const isRoot = isNamed(root, inProtocol(name));
  refuseUnless(isRoot && attributeOf(root, 'Version') === '2.0', 'message.root');
}

/** All attributes by which the signature library may find an element. */
function idsOf(element: Element): readonly string[] {
  return ['ID', 'Id', 'id', 'xml:id'].flatMap((name) => attributeOf(element, name) ?? []);
}

function decodeBase64(encoded: string): Buffer {
  const joined = encoded.replace(/[\r\n]/g, '');
  refuseUnless(base64.test(joined) && joined.length % 4 === 0, 'message.encoding');
  const bytes = Buffer.from(joined, 'base64');
  refuseUnless(bytes.length <= maxMessageBytes, 'message.encoding');
  return bytes;
}

function decodeUtf8(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new IdentityRefusal('message.encoding');
  }
}
