import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { extract, type Extract } from 'tar-stream';
import {
  checksumLine,
  entryKind,
  nameInChecksumLine,
  parseEnd,
  parseManifest,
  type ArchiveEnd,
  type Manifest,
} from './archive-format.ts';
import { BackupError } from './backup-error.ts';

/** A content or a batch of rows; must be consumed before the next part is requested. */
export type ArchivePart =
  | {
      readonly kind: 'content';
      readonly sha256: string;
      readonly size: number;
      readonly bytes: AsyncIterable<Uint8Array>;
    }
  | { readonly kind: 'rows'; readonly table: string; readonly text: string };

/** An archive opened for reading. */
export interface OpenArchive {
  readonly manifest: Manifest;
  /**
   * Contents, then rows, in an order in which they can be stored. Verifies every hash while reading; throws {@link BackupError}
   * when anything was changed, is missing or cut off. Whether the archive is complete is known only after the last part, so do
   * not rely on anything before that.
   */
  readonly parts: AsyncIterable<ArchivePart>;
  /** Counts and the hash of the whole file; available once all parts have been read. */
  result(): { readonly end: ArchiveEnd; readonly sha256: string };
  /** Stops reading. */
  close(): void;
}

/** Row entries are about 1 MB; a much larger one was not written by the portal. */
const largestTextBytes = 64 * 1024 * 1024;

/** Opens an archive and reads its manifest. Throws {@link BackupError} when the file is not an archive. */
export async function openArchive(path: string): Promise<OpenArchive> {
  const file = createReadStream(path, { highWaterMark: 256 * 1024 });
  const fileHash = createHash('sha256');
  const tar = extract();
  Readable.from(hashed(file, fileHash))
    .on('error', (error) => tar.destroy(error))
    .pipe(tar);
  const reader = new EntryReader(tar);
  try {
    const manifest = await reader.readManifest();
    return {
      manifest,
      parts: reader.parts(),
      result: () => ({ end: reader.end(), sha256: fileHash.digest('hex') }),
      close: () => file.destroy(),
    };
  } catch (error) {
    file.destroy();
    throw error;
  }
}

interface TarEntry extends AsyncIterable<Uint8Array> {
  readonly header: { readonly name: string; readonly size?: number | undefined };
}

class EntryReader {
  readonly #entries: AsyncIterator<TarEntry>;
  /** What ended the reading: reading a later entry only fails because its stream has ended. */
  #failure: unknown;
  /** Checksum lines of the entries since the last list. */
  #pending: string[] = [];
  readonly #lists: string[] = [];
  #end: ArchiveEnd | undefined;

  constructor(tar: Extract) {
    this.#entries = tar[Symbol.asyncIterator]();
    tar.on('error', (error) => (this.#failure = error));
  }

  async readManifest(): Promise<Manifest> {
    const entry = await this.#next();
    if (entry === undefined || entryKind(entry.header.name).kind !== 'manifest')
      throw new BackupError('The file is not a backup of a portal.');
    return parseManifest(await this.#readAndNote(entry));
  }

  async *parts(): AsyncIterable<ArchivePart> {
    for (let entry = await this.#next(); entry !== undefined; entry = await this.#next()) {
      if (this.#end !== undefined) throw new BackupError('Data follows the end of the archive.');
      const named = entryKind(entry.header.name);
      if (named.kind === 'content') yield this.#content(entry, named.sha256);
      else if (named.kind === 'rows')
        yield { kind: 'rows', table: named.table, text: await this.#readAndNote(entry) };
      else if (named.kind === 'checksums') await this.#compareList(entry);
      else if (named.kind === 'end') this.#end = parseEnd((await this.#readText(entry)).text);
      else throw new BackupError('The archive has two manifests.');
    }
    this.#compareLists();
  }

  end(): ArchiveEnd {
    if (this.#end === undefined) throw new Error('The archive was not read to its end.');
    return this.#end;
  }

  async #next(): Promise<TarEntry | undefined> {
    try {
      const { done, value } = await this.#entries.next();
      return done === true ? undefined : value;
    } catch (error) {
      throw asBackupError(this.#failure ?? error);
    }
  }

  async #readText(entry: TarEntry): Promise<{ readonly text: string; readonly sha256: string }> {
    if ((entry.header.size ?? 0) > largestTextBytes)
      throw new BackupError(`${entry.header.name} is larger than any entry of a backup can be.`);
    const pieces: Uint8Array[] = [];
    for await (const piece of this.#bytesOf(entry)) pieces.push(piece);
    const bytes = Buffer.concat(pieces);
    return { text: bytes.toString('utf8'), sha256: createHash('sha256').update(bytes).digest('hex') };
  }

  async *#bytesOf(entry: TarEntry): AsyncIterable<Uint8Array> {
    try {
      yield* entry;
    } catch (error) {
      throw asBackupError(this.#failure ?? error);
    }
  }

  #content(entry: TarEntry, sha256: string): ArchivePart {
    const { name, size = 0 } = entry.header;
    return { kind: 'content', sha256, size, bytes: this.#verifiedBytes(entry, { name, sha256 }) };
  }

  /** The bytes of a content; throws after the last one when their hash differs from the name. */
  async *#verifiedBytes(
    entry: TarEntry,
    { name, sha256 }: { name: string; sha256: string },
  ): AsyncIterable<Uint8Array> {
    const hash = createHash('sha256');
    yield* hashed(this.#bytesOf(entry), hash);
    if (hash.digest('hex') !== sha256)
      throw new BackupError(`${name} is damaged: its SHA-256 does not match.`);
    this.#pending.push(checksumLine(sha256, name));
  }

  async #readAndNote(entry: TarEntry): Promise<string> {
    const { text, sha256 } = await this.#readText(entry);
    this.#pending.push(checksumLine(sha256, entry.header.name));
    return text;
  }

  async #compareList(entry: TarEntry): Promise<void> {
    const { text, sha256 } = await this.#readText(entry);
    const expected = text.split('\n').slice(0, -1);
    const wrong = expected.find((line, index) => line !== this.#pending[index]);
    if (wrong !== undefined)
      throw new BackupError(`${nameInChecksumLine(wrong)} is damaged, missing or out of place.`);
    const extra = this.#pending[expected.length];
    if (extra !== undefined) throw new BackupError(`${nameInChecksumLine(extra)} was added to the archive.`);
    this.#pending = [];
    this.#lists.push(sha256);
  }

  #compareLists(): void {
    if (this.#end === undefined) throw cutOff();
    const { checksums } = this.#end;
    const areSame =
      checksums.length === this.#lists.length &&
      checksums.every((sha256, index) => sha256 === this.#lists[index]);
    if (!areSame || this.#pending.length > 0)
      throw new BackupError('The checksums of the archive are damaged or incomplete.');
  }
}

async function* hashed(
  source: AsyncIterable<Uint8Array>,
  hash: ReturnType<typeof createHash>,
): AsyncIterable<Uint8Array> {
  for await (const bytes of source) {
    hash.update(bytes);
    yield bytes;
  }
}

/** Translates errors of the tar library, which reports only that bytes are invalid or missing. */
function asBackupError(error: unknown): Error {
  if (error instanceof BackupError) return error;
  if (error instanceof Error && 'code' in error) return error;
  const reason = error instanceof Error ? error.message : '';
  return /unexpected end/i.test(reason)
    ? cutOff()
    : new BackupError('The file is damaged, or not a backup of a portal.');
}

function cutOff(): BackupError {
  return new BackupError('The archive is cut off: its end is missing.');
}
