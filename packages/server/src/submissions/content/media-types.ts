/** Media types by extension, for extensions whose content is checked (IANA registry). */
const mediaTypes: Readonly<Record<string, string>> = {
  ...of('image/jpeg', 'jpg jpeg'),
  ...of('image/png', 'png'),
  ...of('image/gif', 'gif'),
  ...of('image/webp', 'webp'),
  ...of('image/heic', 'heic heif'),
  ...of('image/avif', 'avif'),
  ...of('image/tiff', 'tif tiff'),
  ...of('image/bmp', 'bmp'),
  ...of('application/pdf', 'pdf'),
  ...of('application/msword', 'doc'),
  ...of('application/vnd.ms-excel', 'xls'),
  ...of('application/vnd.ms-powerpoint', 'ppt'),
  ...of('application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'docx'),
  ...of('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'xlsx'),
  ...of('application/vnd.openxmlformats-officedocument.presentationml.presentation', 'pptx'),
  ...of('application/vnd.oasis.opendocument.text', 'odt'),
  ...of('application/vnd.oasis.opendocument.spreadsheet', 'ods'),
  ...of('application/vnd.oasis.opendocument.presentation', 'odp'),
  ...of('application/rtf', 'rtf'),
  ...of('text/plain', 'txt'),
  ...of('text/csv', 'csv'),
  ...of('application/json', 'json'),
  ...of('application/xml', 'xml'),
  ...of('text/markdown', 'md'),
  ...of('video/mp4', 'mp4 m4v'),
  ...of('video/quicktime', 'mov'),
  ...of('video/x-msvideo', 'avi'),
  ...of('video/matroska', 'mkv'),
  ...of('video/webm', 'webm'),
  ...of('video/mpeg', 'mpg mpeg'),
  ...of('audio/mpeg', 'mp3'),
  ...of('audio/mp4', 'm4a'),
  ...of('audio/aac', 'aac'),
  ...of('audio/wav', 'wav'),
  ...of('audio/flac', 'flac'),
  ...of('audio/ogg', 'ogg oga opus'),
  ...of('application/zip', 'zip'),
  ...of('application/vnd.rar', 'rar'),
  ...of('application/x-7z-compressed', '7z'),
  ...of('application/x-tar', 'tar'),
  ...of('application/gzip', 'gz tgz'),
};

/** The media type of an extension, lower case without a dot; `application/octet-stream` for an unknown one. */
export function mediaTypeOf(extension: string): string {
  return (
    (Object.hasOwn(mediaTypes, extension) ? mediaTypes[extension] : undefined) ?? 'application/octet-stream'
  );
}

function of(mediaType: string, extensions: string): Record<string, string> {
  return Object.fromEntries(extensions.split(' ').map((extension) => [extension, mediaType]));
}
