/** How the content of a file with a certain extension is recognised (docs/protocols/uploads.md#content). */
export type ContentKind =
  | { readonly kind: 'signature'; readonly detected: ReadonlySet<string> }
  | { readonly kind: 'pdf' }
  | { readonly kind: 'text' }
  | { readonly kind: 'office-zip'; readonly folder: 'word/' | 'xl/' | 'ppt/' }
  | { readonly kind: 'open-document'; readonly mediaType: string }
  | { readonly kind: 'any' };

/** Extensions, and the types that the file-type library may detect for them. */
const signatures: readonly (readonly [extensions: string, detected: string])[] = [
  ['jpg jpeg', 'jpg'],
  ['png', 'png apng'],
  ['gif', 'gif'],
  ['webp', 'webp'],
  ['heic heif', 'heic heif avif'],
  ['avif', 'avif heic heif'],
  // Raw formats of cameras begin like TIFF.
  ['tif tiff', 'tif dng cr2 arw nef'],
  ['bmp', 'bmp'],
  ['doc xls ppt', 'cfb'],
  ['rtf', 'rtf'],
  ['mp4 m4v mov m4a', 'mp4 m4v mov m4a m4b m4p 3gp 3g2 f4v'],
  ['avi', 'avi'],
  ['mkv webm', 'mkv webm'],
  ['mpg mpeg', 'mpg mp2 mts'],
  ['wmv wma', 'asf'],
  ['mp3', 'mp3 mp2 mp1'],
  ['aac', 'aac'],
  ['wav', 'wav'],
  ['flac', 'flac'],
  ['ogg oga opus', 'ogg oga opus ogv ogm ogx spx'],
  ['zip', 'zip docx xlsx pptx odt ods odp epub jar apk xpi vsdx 3mf'],
  ['rar', 'rar'],
  ['7z', '7z'],
  ['tar', 'tar'],
  ['gz tgz', 'gz tar.gz'],
  ['bz2', 'bz2'],
  ['xz', 'xz'],
];

const texts =
  'txt csv json xml yaml yml toml md sql css ts py java kt c h cpp hpp cs go rs rb php swift ini log tex geojson gml kml ics vcf';

const kinds: ReadonlyMap<string, ContentKind> = new Map<string, ContentKind>([
  ...signatures.flatMap(([extensions, detected]): [string, ContentKind][] => {
    const kind: ContentKind = { kind: 'signature', detected: new Set(detected.split(' ')) };
    return extensions.split(' ').map((extension) => [extension, kind]);
  }),
  ...texts.split(' ').map((extension): [string, ContentKind] => [extension, { kind: 'text' }]),
  ['pdf', { kind: 'pdf' }],
  ['docx', { kind: 'office-zip', folder: 'word/' }],
  ['xlsx', { kind: 'office-zip', folder: 'xl/' }],
  ['pptx', { kind: 'office-zip', folder: 'ppt/' }],
  ['odt', { kind: 'open-document', mediaType: 'application/vnd.oasis.opendocument.text' }],
  ['ods', { kind: 'open-document', mediaType: 'application/vnd.oasis.opendocument.spreadsheet' }],
  ['odp', { kind: 'open-document', mediaType: 'application/vnd.oasis.opendocument.presentation' }],
]);

/** How content is recognised for an extension, lower case without a dot; `any` for one that only an administrator added. */
export function contentKindOf(extension: string): ContentKind {
  return kinds.get(extension) ?? { kind: 'any' };
}

/** Detected types that are refused under every name: executable programs. */
export const programs: ReadonlySet<string> = new Set([
  'exe',
  'elf',
  'macho',
  'class',
  'lnk',
  'wasm',
  'chm',
  'reg',
]);

/** Detected types that are not text even if they contain no NUL: no text begins with their signatures. */
export const notTexts: ReadonlySet<string> = new Set(
  'pdf rtf png jpg gif zip docx xlsx pptx odt ods odp gz tar.gz rar 7z cfb elf ps eps'.split(' '),
);
