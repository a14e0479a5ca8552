import type { MfwsClient } from './mfws-client.ts';
import { aDocument } from './objects.ts';

/** A file of 14 bytes. */
export const pdf = Buffer.from('%PDF-1.7 liite');

/** A file that is stored in several chunks. */
export const large = Buffer.alloc(700_000, 'ä');

/** Headers of {@link formOf}. */
export const multipart = { 'content-type': 'multipart/form-data; boundary=raja' };

/** A form with files, whose contents are given by name. */
export function formOf(files: Readonly<Record<string, string>>): Buffer {
  const parts = Object.entries(files).map(
    ([name, content]) =>
      `--raja\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\n${content}\r\n`,
  );
  return Buffer.from(`${parts.join('')}--raja--\r\n`);
}

/** What tests do with files as one client or another. */
export function uploading(client: () => MfwsClient) {
  return {
    upload: async (content: Buffer, by: MfwsClient = client()) =>
      Number((await by.call('POST', 'files', content)).UploadID),
    documentWith: (...files: readonly object[]) =>
      client().call('POST', 'objects/0', aDocument('Liitteet', [], files)),
  };
}
