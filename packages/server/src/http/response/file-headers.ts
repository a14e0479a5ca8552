import { downloadPolicy } from '../security/security-headers.ts';

/** A file sent as a download under its name. */
export interface NamedFile {
  readonly fileName: string;
  readonly bytes: Buffer;
}

/** Media types that no browser runs; anything else is sent as `application/octet-stream` (docs/protocols/uploads.md#content). */
const harmless: ReadonlySet<string> = new Set([
  'application/pdf',
  'image/gif',
  'image/jpeg',
  'image/png',
  'image/webp',
  'text/plain',
]);

/**
 * Headers of a file download: never displayed on a page of the portal, never sniffed, and without any rights if displayed
 * nevertheless. The name is given as in RFC 6266, in ASCII and in UTF-8 (RFC 8187).
 */
export function fileHeaders(fileName: string, mediaType: string): Readonly<Record<string, string>> {
  const type = harmless.has(mediaType) ? mediaType : 'application/octet-stream';
  return {
    'content-type': type === 'text/plain' ? 'text/plain; charset=utf-8' : type,
    'content-disposition': `attachment; filename="${plainName(fileName)}"; filename*=UTF-8''${percentEncoded(fileName)}`,
    'content-security-policy': downloadPolicy,
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  };
}

function plainName(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '');
  return plain.replace(/[^\x20-\x7E]|["\\%]/g, '_');
}

/** Encodes everything but `attr-char` (RFC 8187 3.2.1). */
function percentEncoded(name: string): string {
  return encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
