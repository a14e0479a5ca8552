/** The categories of file types a form may allow (specification §3, File-type categories). */
export const fileCategories = ['img', 'doc', 'vid', 'au', 'zip', 'code'] as const;

/** The code of a category, as on the wire. */
export type FileCategory = (typeof fileCategories)[number];

/** The content of one category (specification D16). */
export interface FileType {
  readonly category: FileCategory;
  /** Lower case, without a dot. */
  readonly extensions: readonly string[];
  readonly mediaTypes: readonly string[];
  /** Text key of the category's label. */
  readonly labelKey: string;
}

/**
 * The file types of every category, in the order of the codes (specification D16). None of them is
 * executable or can contain macros. Media types: IANA registry, and older names that browsers still send.
 */
export const fileTypes: readonly FileType[] = [
  {
    category: 'img',
    labelKey: 'images',
    extensions: ['jpg', 'jpeg', 'png', 'gif', 'webp', 'heic', 'heif', 'avif', 'tif', 'tiff', 'bmp'],
    mediaTypes: [
      'image/jpeg',
      'image/png',
      'image/gif',
      'image/webp',
      'image/heic',
      'image/heif',
      'image/avif',
      'image/tiff',
      'image/bmp',
    ],
  },
  {
    category: 'doc',
    labelKey: 'documents',
    extensions: [
      ...['pdf', 'doc', 'docx', 'odt', 'rtf', 'txt', 'xls', 'xlsx', 'ods', 'csv'],
      ...['ppt', 'pptx', 'odp'],
    ],
    mediaTypes: [
      'application/pdf',
      'application/msword',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'application/vnd.oasis.opendocument.text',
      'application/rtf',
      'text/rtf',
      'text/plain',
      'application/vnd.ms-excel',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'application/vnd.oasis.opendocument.spreadsheet',
      'text/csv',
      'application/vnd.ms-powerpoint',
      'application/vnd.openxmlformats-officedocument.presentationml.presentation',
      'application/vnd.oasis.opendocument.presentation',
    ],
  },
  {
    category: 'vid',
    labelKey: 'videos',
    extensions: ['mp4', 'm4v', 'mov', 'avi', 'mkv', 'webm', 'mpg', 'mpeg', 'wmv'],
    mediaTypes: [
      'video/mp4',
      'video/x-m4v',
      'video/quicktime',
      'video/x-msvideo',
      'video/vnd.avi',
      'video/x-matroska',
      'video/matroska',
      'video/webm',
      'video/mpeg',
      'video/x-ms-wmv',
      'video/x-ms-asf',
    ],
  },
  {
    category: 'au',
    labelKey: 'audio',
    extensions: ['mp3', 'm4a', 'aac', 'wav', 'flac', 'ogg', 'oga', 'opus', 'wma'],
    mediaTypes: [
      'audio/mpeg',
      'audio/mp4',
      'audio/x-m4a',
      'audio/aac',
      'audio/wav',
      'audio/x-wav',
      'audio/flac',
      'audio/x-flac',
      'audio/ogg',
      'audio/opus',
      'audio/x-ms-wma',
    ],
  },
  {
    category: 'zip',
    labelKey: 'archives',
    extensions: ['zip', 'rar', '7z', 'tar', 'gz', 'tgz', 'bz2', 'xz'],
    mediaTypes: [
      'application/zip',
      'application/x-zip-compressed',
      'application/vnd.rar',
      'application/x-rar-compressed',
      'application/x-7z-compressed',
      'application/x-tar',
      'application/gzip',
      'application/x-gzip',
      'application/x-bzip2',
      'application/x-xz',
    ],
  },
  {
    category: 'code',
    labelKey: 'code',
    extensions: [
      ...['json', 'xml', 'yaml', 'yml', 'toml', 'md', 'sql', 'css', 'ts', 'py', 'java', 'kt'],
      ...['c', 'h', 'cpp', 'hpp', 'cs', 'go', 'rs', 'rb', 'php', 'swift'],
    ],
    mediaTypes: [
      'application/json',
      'application/xml',
      'text/xml',
      'application/yaml',
      'application/toml',
      'text/markdown',
      'application/sql',
      'text/css',
      'text/x-python',
      'text/x-java-source',
      'text/x-c',
    ],
  },
];
