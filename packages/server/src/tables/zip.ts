import { Readable, type PassThrough } from 'node:stream';
import { ZipFile } from 'yazl';

/** A file of an archive; its content is read once, when its turn comes. */
export interface ZipEntry {
  readonly name: string;
  readonly content: AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>;
}

/**
 * Streams a ZIP archive; contents are never held in memory. An entry is requested when the one before it has been read. An error while
 * reading an entry destroys the stream, and destroying the stream closes the entry being read and the iterator of entries.
 */
export function zipOf(entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>): Readable {
  const zip = new ZipFile();
  // yazl declares a ReadableStream, which lacks `destroy`, but writes into a PassThrough.
  const archive = zip.outputStream as PassThrough;
  const fail = (error: Error): void => void archive.destroy(error);
  zip.once('error', fail);
  addAll(zip, archive, entries).catch(fail);
  return archive;
}

async function addAll(
  zip: ZipFile,
  archive: PassThrough,
  entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>,
): Promise<void> {
  for await (const entry of entries) {
    // It may have been destroyed while the entry was awaited: then it never closes again.
    if (archive.destroyed) return;
    await add(zip, archive, entry);
    if (archive.destroyed) return;
  }
  zip.end();
}

/** Adds an entry; resolves when its content has been read, or the archive is closed. Rejects when the content fails. */
function add(zip: ZipFile, archive: PassThrough, { name, content }: ZipEntry): Promise<void> {
  return new Promise((resolve, reject) => {
    let open: Readable | undefined;
    const stop = (): void => {
      open?.destroy();
      resolve();
    };
    archive.once('close', stop);
    zip.addReadStreamLazy(name, (pass) => {
      open = Readable.from(content, { objectMode: false })
        .once('error', reject)
        .once('close', () => {
          archive.off('close', stop);
          resolve();
        });
      pass(null, open);
    });
  });
}
