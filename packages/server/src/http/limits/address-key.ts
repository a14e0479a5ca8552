import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';

/** Turns addresses and account names into irreversible keys. */
export type HashKey = (...parts: readonly string[]) => string;

/** Creates {@link HashKey} from a secret of the installation: without it, all addresses could be tried one by one. */
export function createHashKey(secret: Buffer): HashKey {
  return (...parts) => createHmac('sha256', secret).update(parts.join('\0')).digest('base64url');
}

/**
 * The addresses that count as one visitor: an IPv4 address, or an IPv6 network of 64 bits, which a single household or office usually owns.
 */
export function addressGroup(address: string): string {
  if (!isIPv6(address)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  return mapped ?? expand(address).slice(0, 4).join(':');
}

function expand(address: string): readonly string[] {
  const [head = '', tail] = (address.split('%')[0] ?? '').toLowerCase().split('::');
  const before = groups(head);
  const after = groups(tail ?? '');
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  return [...before, ...Array<string>(Math.max(0, zeros)).fill('0'), ...after];
}

function groups(part: string): readonly string[] {
  return part === '' ? [] : part.split(':').map((group) => group.replace(/^0+(?=.)/, ''));
}
