import { open, readdir, rename, rm, stat, utimes, type FileHandle } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { StoredContent } from './blob-tables.ts';
import { makeFolder, syncFolder } from './durable-folder.ts';
import type { ContentStorage } from './content-storage.ts';

const readSize = 256 * 1024;
const listedAtOnce = 400;
const incoming = 'incoming';
const quarantine = 'quarantine';
/** Hexadecimal digits of a hash after the two that name the folder. */
const hashRest = 62;
const contentFolder = /^([0-9a-f]{2}|incoming)$/;

/**
 * Contents as files: `incoming/<upload>` while being written, then `ab/cdef…-<upload>` by hash. `quarantine/` holds files that no
 * row names, under the same names.
 */
export interface DiskStorage extends ContentStorage {
  /** All files outside quarantine, some hundreds at a time. */
  list(): AsyncIterable<readonly ListedFile[]>;
  /** All files in quarantine. */
  listQuarantined(): AsyncIterable<readonly QuarantinedFile[]>;
}

interface NamedFile {
  readonly upload: string;
  /** Undefined while the file is being written. */
  readonly sha256: string | undefined;
  remove(): Promise<void>;
}

/** A file, described by its name. */
export interface ListedFile extends NamedFile {
  /** Moves the file to quarantine. Does nothing when it no longer exists. */
  quarantine(at: Date): Promise<unknown>;
}

/** A quarantined file. */
export interface QuarantinedFile extends NamedFile {
  /** When it was quarantined; undefined when it no longer exists. */
  since(): Promise<Date | undefined>;
  /** Moves the file back to where it was. Does nothing when it no longer exists. */
  restore(): Promise<unknown>;
}

/**
 * Files in `folder`, which is created with the first one; only their owner can read them. `assertInPlace` throws once the folder
 * is gone.
 */
export function diskStorage(folder: string, assertInPlace: () => void = () => undefined): DiskStorage {
  return {
    begin: async (upload) => {
      assertInPlace();
      const path = join(folder, incoming, upload);
      await makeFolder(dirname(path));
      // Never overwrites a file or follows a link.
      const file = await open(path, 'wx', 0o600);
      return {
        append: (bytes) => file.appendFile(bytes),
        finish: async (sha256) => {
          await file.sync();
          await file.close();
          const kept = keptPath(folder, { sha256, upload });
          await makeFolder(dirname(kept));
          await rename(path, kept);
          await syncFolder(dirname(kept));
          assertInPlace();
        },
        abandon: async () => {
          await file.close();
          await rm(path, { force: true });
        },
      };
    },
    read: (content) => readFile(folder, content),
    remove: (content) => rm(keptPath(folder, content), { force: true }),
    list: () => listFiles(folder, (subfolder, name) => listedFile(folder, subfolder, name)),
    listQuarantined: () =>
      listFiles(join(folder, quarantine), (subfolder, name) => quarantinedFile(folder, subfolder, name)),
  };
}

function keptPath(folder: string, { sha256, upload }: Pick<StoredContent, 'sha256' | 'upload'>): string {
  return join(folder, sha256.slice(0, 2), `${sha256.slice(2)}-${upload}`);
}

async function* readFile(folder: string, content: StoredContent): AsyncIterable<Uint8Array> {
  const file = await openKept(folder, content);
  let read = 0;
  for await (const bytes of file.createReadStream({ highWaterMark: readSize })) {
    read += bytes.byteLength;
    yield bytes;
  }
  if (read !== content.size)
    throw new Error(`Content ${content.sha256} has ${read} bytes instead of ${content.size}.`);
}

/** Opens the content, also when it was quarantined by mistake. */
async function openKept(folder: string, content: StoredContent): Promise<FileHandle> {
  try {
    return await open(keptPath(folder, content));
  } catch (error) {
    if (!isMissing(error)) throw error;
    return await open(keptPath(join(folder, quarantine), content)).catch(() => Promise.reject(error));
  }
}

async function* listFiles<File>(
  folder: string,
  fileOf: (subfolder: string, name: string) => File,
): AsyncIterable<readonly File[]> {
  for (const subfolder of await namesIn(folder)) {
    if (!contentFolder.test(subfolder)) continue;
    const names = await namesIn(join(folder, subfolder));
    for (let start = 0; start < names.length; start += listedAtOnce)
      yield names.slice(start, start + listedAtOnce).map((name) => fileOf(subfolder, name));
  }
}

function listedFile(folder: string, subfolder: string, name: string): ListedFile {
  const path = join(folder, subfolder, name);
  return {
    ...namedFile(path, subfolder, name),
    quarantine: (at) =>
      unlessMissing(async () => {
        await utimes(path, at, at);
        await move(path, join(folder, quarantine, subfolder, name));
      }),
  };
}

function quarantinedFile(folder: string, subfolder: string, name: string): QuarantinedFile {
  const path = join(folder, quarantine, subfolder, name);
  return {
    ...namedFile(path, subfolder, name),
    since: async () => (await unlessMissing(() => stat(path)))?.mtime,
    restore: () => unlessMissing(() => move(path, join(folder, subfolder, name))),
  };
}

function namedFile(path: string, subfolder: string, name: string): NamedFile {
  const remove = (): Promise<void> => rm(path, { force: true });
  if (subfolder === incoming) return { upload: name, sha256: undefined, remove };
  return { upload: name.slice(hashRest + 1), sha256: subfolder + name.slice(0, hashRest), remove };
}

async function move(from: string, to: string): Promise<void> {
  await makeFolder(dirname(to));
  await rename(from, to);
  await syncFolder(dirname(to));
}

async function namesIn(folder: string): Promise<readonly string[]> {
  return (await unlessMissing(() => readdir(folder))) ?? [];
}

/** Returns undefined when the file no longer exists: another process may have moved or removed it. */
async function unlessMissing<R>(work: () => Promise<R>): Promise<R | undefined> {
  try {
    return await work();
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
