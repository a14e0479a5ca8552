import { downloadPolicy } from '../../http/security/security-headers.ts';
import { splitName } from '@form-portal/domain';
import { Readable } from 'node:stream';
import { bytesOf, readByteRange } from './byte-range.ts';
import type { MfwsDeps } from '../mfws-deps.ts';
import { readJson } from '../mfws-request.ts';
import { badRequest, notFound } from '../fault.ts';
import { changeObject, readObject, objectPath, refOf } from '../objects/object-responses.ts';
import { inVault, type LoggedInCall, type Resource } from '../resource.ts';
import {
  dropUploads,
  fileOf,
  namedUploads,
  nameOf,
  receiveUploads,
  uploadsSchema,
  withUploads,
  type ReceivedUpload,
} from './uploads.ts';
import { wrappedSchema } from '../wire/object-creation.wire.ts';
import { fileName, fileToWire } from '../wire/object-version.wire.ts';

const files = `${objectPath}/files`;

/** Uploads, and the files of objects (docs/protocols/m-files.md#files). */
export function fileResources(deps: MfwsDeps): readonly Resource[] {
  return [...uploadResources(deps), ...readingResources(deps), ...changingResources(deps)];
}

function uploadResources(deps: MfwsDeps): readonly Resource[] {
  return [
    inVault('POST', 'files', async (call) => {
      const uploads = (await receiveUploads(deps, call)).map(uploadToWire);
      // A single file is returned without a list, however it was sent.
      return uploads.length === 1 ? uploads[0] : uploads;
    }),
    inVault('POST', files, async (call) => {
      // Before the files, which may be large, are received.
      await deps.objects.get(call.login.viewer, refOf(call));
      return withUploads(deps, call, (uploads) =>
        changeObject(deps, call, {
          addFiles: uploads.map((upload) => {
            const name = upload.fileName ?? 'file';
            return fileOf(deps, upload, nameOf(name, splitName(name).ending));
          }),
        }),
      );
    }),
    inVault('POST', `${files}/upload`, async (call) => {
      const parsed = uploadsSchema.safeParse(await readJson(call.request.raw));
      if (!parsed.success) throw badRequest('The body is not a list of uploads.');
      const uploads = await namedUploads(deps, call.login, parsed.data);
      const changed = await changeObject(deps, call, { addFiles: uploads.map(({ file }) => file) });
      await dropUploads(deps, call, uploads);
      return changed;
    }),
  ];
}

function uploadToWire({ upload, size }: ReceivedUpload) {
  return { UploadID: upload, Size: size, FileInformationType: 0 };
}

function readingResources(deps: MfwsDeps): readonly Resource[] {
  return [
    inVault('GET', files, async (call) => {
      const object = await readObject(deps, call);
      return object.files.map((file) => fileToWire(file, object));
    }),
    inVault('GET', `${files}/{file}`, async (call) => {
      const { object, file } = await fileInPath(deps, call);
      return fileToWire(file, object);
    }),
    inVault('GET', `${files}/{file}/title`, async (call) => ({
      Value: (await fileInPath(deps, call)).file.name,
    })),
    inVault('GET', `${files}/{file}/content`, async (call) => {
      const { object, file } = await fileInPath(deps, call);
      const { content, size } = await deps.objects.openFile(object, file.id);
      await deps.codeReads.ofFile(call.login.account, object, file.id);
      void call.reply.headers(downloadHeaders(fileName(file), deps.mediaTypeOf(file.extension)));
      void call.reply.header('accept-ranges', 'bytes');
      const range = readByteRange(call.request.headers.range, size);
      if (range === undefined) {
        void call.reply.header('content-length', size);
        return Readable.from(content);
      }
      const { first, last } = range;
      void call.reply.code(206).headers({
        'content-range': `bytes ${String(first)}-${String(last)}/${String(size)}`,
        'content-length': last - first + 1,
      });
      return Readable.from(bytesOf(content, range));
    }),
  ];
}

function changingResources(deps: MfwsDeps): readonly Resource[] {
  return [
    inVault('PUT', `${files}/{file}/content`, async (call) => {
      const { file } = await fileInPath(deps, call);
      return withUploads(deps, call, ([upload, ...others]) => {
        if (upload === undefined || others.length > 0) throw badRequest('A file needs exactly one content.');
        const content = fileOf(deps, upload, { title: file.name, extension: file.extension });
        return changeObject(deps, call, { changeFile: { id: file.id, file: content } });
      });
    }),
    inVault('PUT', `${files}/{file}/title`, async (call) => {
      const { file } = await fileInPath(deps, call);
      const parsed = wrappedSchema.safeParse(await readJson(call.request.raw));
      if (!parsed.success) throw badRequest('The body is not { "Value": … }.');
      const { title } = nameOf(String(parsed.data.Value), file.extension);
      return changeObject(deps, call, { changeFile: { id: file.id, title } });
    }),
    inVault('DELETE', `${files}/{file}`, async (call) => {
      const { file } = await fileInPath(deps, call);
      return changeObject(deps, call, { removeFile: file.id });
    }),
  ];
}

async function fileInPath(deps: MfwsDeps, call: LoggedInCall) {
  const object = await readObject(deps, call);
  const file = object.files.find(({ id }) => id === call.params['file']);
  if (file === undefined) throw notFound();
  return { object, file };
}

/** Download headers as the service sends them, plus those that keep a browser from displaying or running the file. */
function downloadHeaders(name: string, mediaType: string): Readonly<Record<string, string>> {
  const encoded = encodeURIComponent(name.toWellFormed()).replaceAll("'", '%27');
  return {
    'content-type': mediaType,
    'content-disposition': `Attachment; filename="${encoded}"; filename*=utf-8''${encoded}`,
    'content-security-policy': downloadPolicy,
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-cache, no-store, must-revalidate',
  };
}
