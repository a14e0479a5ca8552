import { cleanFileName, splitName } from '@form-portal/domain';
import type { NewVaultFile } from '@form-portal/vault';
import * as z from 'zod/mini';
import { multipartBoundary, readParts } from '../../http/body/multipart.ts';
import { readBody, refuseDeclaredSize } from '../../http/body/request-body.ts';
import type { MfwsDeps } from '../mfws-deps.ts';
import { badRequest, Fault } from '../fault.ts';
import type { MfwsLogin, LoggedInCall } from '../resource.ts';
import { loginFailed } from '../sessions/login.ts';
import type { StoredUpload } from './uploads.store.ts';

const limits = { maxParts: 100, maxHeaderBytes: 8 * 1024, rateWindowMs: 30_000, minBytes: 30_000 } as const;

/** An upload and its file name; undefined when it had none. */
export interface ReceivedUpload extends StoredUpload {
  readonly fileName: string | undefined;
}

/** Receives the body of a request: raw bytes, or the files of a form, each streamed to the blob store; all of them or none. */
export async function receiveUploads(deps: MfwsDeps, call: LoggedInCall): Promise<readonly ReceivedUpload[]> {
  const { raw } = call.request;
  const boundary = multipartBoundary(raw.headers['content-type']);
  const maxBytes = deps.maxUploadBytes + (boundary === undefined ? 0 : limits.maxHeaderBytes * 2);
  refuseDeclaredSize(raw, maxBytes);
  const body = readBody(raw, { ...limits, maxBytes });
  if (boundary === undefined) return [await receive(deps, call.login, body, undefined)];
  const received: ReceivedUpload[] = [];
  try {
    for await (const part of readParts(body, boundary, limits)) {
      received.push(await receive(deps, call.login, part.content, part.fileName));
    }
    return received;
  } catch (error) {
    await dropUploads(deps, call, received);
    throw error;
  }
}

/**
 * Receives the files of a change and drops the uploads afterwards, even when the change is refused: the client does not learn their
 * numbers and cannot use them again.
 */
export async function withUploads<R>(
  deps: MfwsDeps,
  call: LoggedInCall,
  work: (uploads: readonly ReceivedUpload[]) => Promise<R>,
): Promise<R> {
  const uploads = await receiveUploads(deps, call);
  try {
    return await work(uploads);
  } finally {
    await dropUploads(deps, call, uploads);
  }
}

/** Drops uploads that are in an object, or that nobody can name. */
export async function dropUploads(
  deps: MfwsDeps,
  { login }: LoggedInCall,
  uploads: readonly { readonly upload: number }[],
): Promise<void> {
  await deps.uploads.drop(
    login.stored,
    uploads.map(({ upload }) => upload),
  );
}

async function receive(
  { blobs, space, uploads }: MfwsDeps,
  { stored }: MfwsLogin,
  content: AsyncIterable<Buffer>,
  fileName: string | undefined,
): Promise<ReceivedUpload> {
  const staged = await blobs.stage(space.watch(content));
  try {
    const upload = await uploads.keep(stored, staged);
    if (upload === 'login-ended') throw loginFailed();
    if (upload === 'full') throw new Fault(413, 'HttpException', 'Too many uploads wait for their objects.');
    return { ...upload, fileName };
  } finally {
    await staged.discard();
  }
}

const wholeNumber = z.union([z.int(), z.string().check(z.regex(/^\d{1,9}$/))]);
const text = z.optional(z.nullable(z.string().check(z.maxLength(1000))));
const uploadSchema = z.object({ UploadID: wholeNumber, Title: text, Extension: text });

/** A list of uploads as clients send it: an empty one may be null, or a list inside the list. */
export const uploadsSchema = z.optional(z.nullable(z.array(z.union([uploadSchema, z.array(z.unknown())]))));

/** A file for an object, and the number of its upload. */
export interface NamedUpload {
  readonly upload: number;
  readonly file: NewVaultFile;
}

/** The files of an object that a client names by their uploads. */
export async function namedUploads(
  deps: MfwsDeps,
  { stored }: MfwsLogin,
  sent: z.infer<typeof uploadsSchema>,
): Promise<readonly NamedUpload[]> {
  const named: NamedUpload[] = [];
  for (const entry of sent ?? []) {
    if (!('UploadID' in entry)) continue;
    const upload = await deps.uploads.find(stored, Number(entry.UploadID));
    if (upload === undefined) throw badRequest(`There is no upload ${String(entry.UploadID)} in this login.`);
    named.push({ upload: upload.upload, file: fileOf(deps, upload, nameOf(entry.Title, entry.Extension)) });
  }
  return named;
}

/** Converts an upload to a named file. */
export function fileOf(
  { blobs }: Pick<MfwsDeps, 'blobs'>,
  { sha256, size }: StoredUpload,
  name: Pick<NewVaultFile, 'title' | 'extension'>,
): NewVaultFile {
  return { ...name, size, sha256, open: () => blobs.open(sha256) };
}

/** Title and extension of a file; the title may contain the extension, or a full path (docs/protocols/m-files.md#clients). */
export function nameOf(
  title: string | null | undefined,
  extension: string | null | undefined,
): Pick<NewVaultFile, 'title' | 'extension'> {
  const ending = (extension ?? '').replace(/^\.+/, '');
  const sent = title ?? '';
  const hasEnding = ending !== '' && sent.toLowerCase().endsWith(`.${ending.toLowerCase()}`);
  const whole = ending === '' || hasEnding ? sent : `${sent}.${ending}`;
  const cleaned = cleanFileName(whole);
  if (!cleaned.ok) throw badRequest('A file has no name.');
  if (ending === '') return { title: cleaned.value, extension: '' };
  const { stem, ending: dotted } = splitName(cleaned.value);
  return { title: stem, extension: dotted.slice(1) };
}
