import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { StoredContent } from './blob-tables.ts';
import type { ContentPlace } from './place.ts';

const readSize = 256 * 1024;
const listedAtOnce = 400;
const incoming = 'incoming';
/** Hexadecimal digits of a hash after the two that name the folder. */
const hashRest = 62;

/** Contents as files: `incoming/<upload>` while they are written, then `ab/cdef…-<upload>` by their hash. */
export interface DiskPlace extends ContentPlace {
  /** Every file there is, some hundreds at a time. */
  list(): AsyncIterable<readonly ListedFile[]>;
}

/** A file by what its name says. */
export interface ListedFile {
  readonly upload: string;
  /** Undefined while it is written. */
  readonly sha256: string | undefined;
  remove(): Promise<void>;
}

/** Files in `folder`, which is made with the first one. Only their owner may read them. */
export function diskPlace(folder: string): DiskPlace {
  return {
    begin: async (upload) => {
      const path = join(folder, incoming, upload);
      await makeFolder(dirname(path));
      // Never over or through something that is there.
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
        },
        abandon: async () => {
          await file.close();
          await rm(path, { force: true });
        },
      };
    },
    read: (content) => readFile(folder, content),
    remove: (content) => rm(keptPath(folder, content), { force: true }),
    list: () => listFiles(folder),
  };
}

function keptPath(folder: string, { sha256, upload }: Pick<StoredContent, 'sha256' | 'upload'>): string {
  return join(folder, sha256.slice(0, 2), `${sha256.slice(2)}-${upload}`);
}

async function* readFile(folder: string, content: StoredContent): AsyncIterable<Uint8Array> {
  let read = 0;
  for await (const bytes of createReadStream(keptPath(folder, content), { highWaterMark: readSize })) {
    read += bytes.byteLength;
    yield bytes;
  }
  if (read !== content.size)
    throw new Error(`Content ${content.sha256} has ${read} bytes instead of ${content.size}.`);
}

async function* listFiles(folder: string): AsyncIterable<readonly ListedFile[]> {
  for (const name of await namesIn(folder)) {
    const names = await namesIn(join(folder, name));
    for (let start = 0; start < names.length; start += listedAtOnce) {
      yield names.slice(start, start + listedAtOnce).map((file) => listedFile(folder, name, file));
    }
  }
}

function listedFile(folder: string, subfolder: string, name: string): ListedFile {
  const remove = (): Promise<void> => rm(join(folder, subfolder, name), { force: true });
  if (subfolder === incoming) return { upload: name, sha256: undefined, remove };
  return { upload: name.slice(hashRest + 1), sha256: subfolder + name.slice(0, hashRest), remove };
}

async function namesIn(folder: string): Promise<readonly string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

/** Makes a folder so that it is still there after a power failure. */
async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true, mode: 0o700 });
  if (first === undefined) return;
  for (let made = folder; made.length >= first.length; made = dirname(made)) await syncFolder(dirname(made));
}

/** Makes the names in a folder durable. */
export async function syncFolder(folder: string): Promise<void> {
  // Windows opens no folders; its file system keeps names by itself.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
