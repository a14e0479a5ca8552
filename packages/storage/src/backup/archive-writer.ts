import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { open, rename, rm } from 'node:fs/promises';
import { pack, type Pack } from 'tar-stream';
import { checksumLine, checksumsName, endName, entriesPerList, type ArchiveEnd } from './archive-format.ts';
import { BackupError } from './backup-error.ts';

/** Adds entries to an archive, one at a time. */
export interface ArchiveWriter {
  add(name: string, text: string): Promise<void>;
  /** `size` is the length of `source` in bytes; throws when the source yields more or fewer. */
  addStream(name: string, size: number, source: AsyncIterable<Uint8Array>): Promise<void>;
}

/** A complete archive. */
export interface WrittenArchive {
  readonly bytes: number;
  /** SHA-256 of the whole file, in hex. */
  readonly sha256: string;
}

/**
 * Writes an archive to a new file that only its owner can read. The file appears under its name once it is complete and durable;
 * a failure leaves nothing behind. Holds only a few chunks in memory. Throws {@link BackupError} when the file already exists.
 */
export async function writeArchive(
  path: string,
  fill: (writer: ArchiveWriter) => Promise<Omit<ArchiveEnd, 'checksums'>>,
): Promise<WrittenArchive> {
  const unfinished = `${path}.unfinished`;
  await refuseExisting(path);
  const file = await openNew(unfinished);
  try {
    const entries = new TarEntries(pack());
    // Both must settle before the file is closed, whichever fails.
    const [drained, filled] = await Promise.allSettled([
      drain(entries.tar, (bytes) => file.appendFile(bytes)),
      entries.fill(fill),
    ]);
    if (drained.status === 'rejected') throw drained.reason;
    if (filled.status === 'rejected') throw filled.reason;
    await file.sync();
    await file.close();
    await rename(unfinished, path);
    return drained.value;
  } catch (error) {
    await file.close();
    await rm(unfinished, { force: true });
    throw error;
  }
}

class TarEntries implements ArchiveWriter {
  readonly tar: Pack;
  #pending: string[] = [];
  readonly #checksums: string[] = [];

  constructor(tar: Pack) {
    this.tar = tar;
  }

  /** Writes all entries; a failure also reaches the reader of the tar stream. */
  async fill(entries: (writer: ArchiveWriter) => Promise<Omit<ArchiveEnd, 'checksums'>>): Promise<void> {
    try {
      const counts = await entries(this);
      await this.#addChecksums();
      const end: ArchiveEnd = { ...counts, checksums: this.#checksums };
      await this.#write(endName, Buffer.from(`${JSON.stringify(end, null, 2)}\n`));
      this.tar.finalize();
    } catch (error) {
      this.tar.destroy(error instanceof Error ? error : new Error('The archive could not be written.'));
      throw error;
    }
  }

  async add(name: string, text: string): Promise<void> {
    await this.#note(name, await this.#write(name, Buffer.from(text)));
  }

  async addStream(name: string, size: number, source: AsyncIterable<Uint8Array>): Promise<void> {
    await this.#note(name, await this.#writeStream(name, size, source));
  }

  async #note(name: string, sha256: string): Promise<void> {
    this.#pending.push(`${checksumLine(sha256, name)}\n`);
    if (this.#pending.length >= entriesPerList) await this.#addChecksums();
  }

  async #addChecksums(): Promise<void> {
    const list = Buffer.from(this.#pending.join(''));
    this.#pending = [];
    this.#checksums.push(await this.#write(checksumsName(this.#checksums.length + 1), list));
  }

  async #write(name: string, bytes: Uint8Array): Promise<string> {
    return this.#writeStream(name, bytes.byteLength, onePiece(bytes));
  }

  /** Returns the hash of what was written. */
  async #writeStream(name: string, size: number, source: AsyncIterable<Uint8Array>): Promise<string> {
    const hash = createHash('sha256');
    const { promise: done, resolve, reject } = Promise.withResolvers<undefined>();
    const entry = this.tar.entry({ name, size, mode: 0o600 }, (error) => {
      if (error) reject(error);
      else resolve(undefined);
    });
    // The caller awaiting `done` handles the error.
    done.catch(() => undefined);
    entry.on('error', () => undefined);
    let written = 0;
    for await (const bytes of source) {
      hash.update(bytes);
      written += bytes.byteLength;
      if (written > size) throw new BackupError(`${name} grew while it was being read.`);
      // Copied because the source may reuse the buffer.
      if (!entry.write(Buffer.from(bytes))) await Promise.race([once(entry, 'drain'), done]);
    }
    entry.end();
    await done;
    return hash.digest('hex');
  }
}

async function drain(
  tar: AsyncIterable<string | Buffer>,
  write: (bytes: Uint8Array) => Promise<void>,
): Promise<WrittenArchive> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of tar) {
    const piece = Buffer.from(chunk);
    hash.update(piece);
    bytes += piece.byteLength;
    await write(piece);
  }
  return { bytes, sha256: hash.digest('hex') };
}

async function* onePiece(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  if (bytes.byteLength > 0) yield await Promise.resolve(bytes);
}

async function refuseExisting(path: string): Promise<void> {
  const file = await open(path).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (file === undefined) return;
  await file.close();
  throw new BackupError(`${path} already exists. Name a new file, or move that one away.`);
}

async function openNew(path: string): ReturnType<typeof open> {
  try {
    return await open(path, 'wx', 0o600);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST')
      throw new BackupError(
        `${path} exists: another backup is running, or one was interrupted. Remove it if none is running.`,
      );
    throw error;
  }
}
