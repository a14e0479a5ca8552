import { createHash } from 'node:crypto';

/** The hash that names a content, in hexadecimal. */
export function sha256(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
