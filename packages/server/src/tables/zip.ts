import { Readable, type PassThrough } from 'node:stream';
import { ZipFile } from 'yazl';

/** A file of an archive; its content is read once, when its turn comes. */
export interface ZipEntry {
  readonly name: string;
  readonly content: AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>;
}

/**
 * Streams a ZIP archive; contents are never held in memory. An error of a content destroys the stream, and destroying the stream
 * closes the content being read.
 */
export function zipOf(entries: readonly ZipEntry[]): Readable {
  const zip = new ZipFile();
  // yazl declares a ReadableStream, which lacks `destroy`, but writes into a PassThrough.
  const archive = zip.outputStream as PassThrough;
  const fail = (error: Error): void => void archive.destroy(error);
  let open: Readable | undefined;
  archive.once('close', () => open?.destroy());
  zip.once('error', fail);
  for (const { name, content } of entries)
    zip.addReadStreamLazy(name, (pass) => {
      open = Readable.from(content, { objectMode: false }).once('error', fail);
      pass(null, open);
    });
  zip.end();
  return archive;
}
