import { extensionOf } from './extension.ts';

/**
 * How much of a file's beginning {@link contradictsName} looks at, in bytes. PDF readers search this far for the
 * signature, because mail programs and scanners write a few lines before it.
 */
export const contentHeadBytes = 1024;

/** Extensions, and the possible beginnings of their files; bytes as Latin-1. */
const beginnings: readonly (readonly [extensions: string, texts: readonly string[], offset?: number])[] = [
  ['jpg jpeg', ['\xFF\xD8\xFF']],
  ['png', ['\x89PNG']],
  ['gif', ['GIF8']],
  ['webp avi wav', ['RIFF']],
  ['tif tiff', ['II', 'MM']],
  ['bmp', ['BM']],
  ['heic heif avif', ['ftyp'], 4],
  ['doc xls ppt', ['\xD0\xCF\x11\xE0']],
  ['docx xlsx pptx odt ods odp', ['PK\x03\x04']],
  ['zip', ['PK']],
  ['rtf', ['{\\rtf']],
  ['rar', ['Rar!']],
  ['7z', ['7z\xBC\xAF']],
  ['gz tgz', ['\x1F\x8B']],
  ['bz2', ['BZh']],
  ['xz', ['\xFD7zXZ']],
];

/**
 * Whether the first bytes of a file show that it is not what the last extension of its name says: a “PDF”
 * that is not one is refused as soon as it is chosen. The server examines more
 * (docs/protocols/uploads.md#content); false means only that the beginning shows nothing, as for empty files
 * and extensions without a fixed beginning.
 */
export function contradictsName(name: string, head: Uint8Array): boolean {
  if (head.length === 0) return false;
  const extension = extensionOf(name);
  const text = String.fromCharCode(...head.subarray(0, contentHeadBytes));
  if (extension === 'pdf') return !text.includes('%PDF-');
  const expected = beginnings.find(([extensions]) => extensions.split(' ').includes(extension));
  if (expected === undefined) return false;
  const [, texts, offset = 0] = expected;
  return !texts.some((beginning) => text.startsWith(beginning, offset));
}
