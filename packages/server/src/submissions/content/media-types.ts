/** Media types by extension, for extensions whose content is checked (IANA registry). */
const mediaTypes: Readonly<Record<string, string>> = {
  ...entriesOf('image/jpeg', 'jpg jpeg'),
  ...entriesOf('image/png', 'png'),
  ...entriesOf('image/gif', 'gif'),
  ...entriesOf('image/webp', 'webp'),
  ...entriesOf('image/heic', 'heic heif'),
  ...entriesOf('image/avif', 'avif'),
  ...entriesOf('image/tiff', 'tif tiff'),
  ...entriesOf('image/bmp', 'bmp'),
  ...entriesOf('application/pdf', 'pdf'),
  ...entriesOf('application/msword', 'doc'),
  ...entriesOf('application/vnd.ms-excel', 'xls'),
  ...entriesOf('application/vnd.ms-powerpoint', 'ppt'),
  ...entriesOf('application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'docx'),
  ...entriesOf('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'xlsx'),
  ...entriesOf('application/vnd.openxmlformats-officedocument.presentationml.presentation', 'pptx'),
  ...entriesOf('application/vnd.oasis.opendocument.text', 'odt'),
  ...entriesOf('application/vnd.oasis.opendocument.spreadsheet', 'ods'),
  ...entriesOf('application/vnd.oasis.opendocument.presentation', 'odp'),
  ...entriesOf('application/rtf', 'rtf'),
  ...entriesOf('text/plain', 'txt'),
  ...entriesOf('text/csv', 'csv'),
  ...entriesOf('application/json', 'json'),
  ...entriesOf('application/xml', 'xml'),
  ...entriesOf('text/markdown', 'md'),
  ...entriesOf('video/mp4', 'mp4 m4v'),
  ...entriesOf('video/quicktime', 'mov'),
  ...entriesOf('video/x-msvideo', 'avi'),
  ...entriesOf('video/matroska', 'mkv'),
  ...entriesOf('video/webm', 'webm'),
  ...entriesOf('video/mpeg', 'mpg mpeg'),
  ...entriesOf('audio/mpeg', 'mp3'),
  ...entriesOf('audio/mp4', 'm4a'),
  ...entriesOf('audio/aac', 'aac'),
  ...entriesOf('audio/wav', 'wav'),
  ...entriesOf('audio/flac', 'flac'),
  ...entriesOf('audio/ogg', 'ogg oga opus'),
  ...entriesOf('application/zip', 'zip'),
  ...entriesOf('application/vnd.rar', 'rar'),
  ...entriesOf('application/x-7z-compressed', '7z'),
  ...entriesOf('application/x-tar', 'tar'),
  ...entriesOf('application/gzip', 'gz tgz'),
};

/** The media type of an extension, lower case without a dot; `application/octet-stream` for an unknown one. */
export function mediaTypeOf(extension: string): string {
  return (
    (Object.hasOwn(mediaTypes, extension) ? mediaTypes[extension] : undefined) ?? 'application/octet-stream'
  );
}

/** The entries of a media type; extensions are separated by blanks. */
function entriesOf(mediaType: string, extensions: string): Record<string, string> {
  return Object.fromEntries(extensions.split(' ').map((extension) => [extension, mediaType]));
}
