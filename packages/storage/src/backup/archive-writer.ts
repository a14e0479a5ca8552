import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { open, rename, rm } from 'node:fs/promises';
import { pack, type Pack } from 'tar-stream';
import { checksumsName, endName, entriesPerList, type ArchiveEnd } from './archive-format.ts';
import { BackupError } from './backup-error.ts';

/** Takes the entries of an archive, one after the other. */
export interface ArchiveWriter {
  add(name: string, text: string): Promise<void>;
  /** `size` is what `source` gives, in bytes; throws when it gives more or less. */
  addStream(name: string, size: number, source: AsyncIterable<Uint8Array>): Promise<void>;
}

/** An archive that was written whole. */
export interface WrittenArchive {
  readonly bytes: number;
  /** Of the whole file, hex. */
  readonly sha256: string;
}

/**
 * Writes an archive to a new file that only its owner may read. The file appears under its name when it is whole and durable; of one
 * that fails nothing stays. Holds no more than a few pieces in memory. Throws {@link BackupError} when the file is there already.
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
    // Both end before the file is closed, whichever fails.
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

  /** Writes everything; whoever reads the tar file is told of a failure. */
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
    this.#pending.push(`${sha256}  ${name}\n`);
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

  /** Answers the hash of what was written. */
  async #writeStream(name: string, size: number, source: AsyncIterable<Uint8Array>): Promise<string> {
    const hash = createHash('sha256');
    const { promise: done, resolve, reject } = Promise.withResolvers<undefined>();
    const entry = this.tar.entry({ name, size, mode: 0o600 }, (error) => {
      if (error) reject(error);
      else resolve(undefined);
    });
    // Whoever waits for `done` is told.
    done.catch(() => undefined);
    entry.on('error', () => undefined);
    let written = 0;
    for await (const bytes of source) {
      hash.update(bytes);
      written += bytes.byteLength;
      if (written > size) throw new BackupError(`${name} became longer while it was read.`);
      // A copy: the source may fill the same memory again.
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
  throw new BackupError(`${path} is there already. Name a new file, or move that one away.`);
}

async function openNew(path: string): ReturnType<typeof open> {
  try {
    return await open(path, 'wx', 0o600);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST')
      throw new BackupError(
        `${path} is there: another backup runs, or one was broken off. Remove it if none runs.`,
      );
    throw error;
  }
}
