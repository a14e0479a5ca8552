import { Buffer } from 'node:buffer';
import { Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

/** A file of an archive; its content is read once, when its turn comes. */
export interface ZipEntry {
  readonly name: string;
  readonly content: AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>;
}

interface Written {
  readonly name: Buffer;
  readonly crc: number;
  readonly compressed: number;
  readonly size: number;
  /** Where its header begins in the archive. */
  readonly offset: number;
}

/** Sizes follow the content (bit 3), names are UTF-8 (bit 11). */
const flags = 0x0808;
const deflated = 8;
/** 1 January 1980, the first day that the format knows: the same rows always give the same bytes. */
const firstDay = 0x21;

/** Writes a ZIP archive (APPNOTE 6.3) of less than 4 GB piece by piece, in constant memory. */
export async function* zipOf(entries: readonly ZipEntry[]): AsyncGenerator<Buffer> {
  const written: Written[] = [];
  let offset = 0;
  for (const { name, content } of entries) {
    const nameBytes = Buffer.from(name);
    const header = Buffer.concat([localHeader(nameBytes), nameBytes]);
    yield header;
    const sums = { crc: 0, size: 0 };
    let compressed = 0;
    for await (const piece of deflate(content, sums)) {
      compressed += piece.length;
      yield piece;
    }
    yield descriptor(sums, compressed);
    written.push({ name: nameBytes, ...sums, compressed, offset });
    offset += header.length + compressed + descriptorLength;
  }
  const directory = Buffer.concat(written.map(directoryEntry));
  yield directory;
  yield endOfDirectory(written.length, directory.length, offset);
}

async function* deflate(
  content: ZipEntry['content'],
  sums: { crc: number; size: number },
): AsyncGenerator<Buffer> {
  async function* measured(): AsyncGenerator<Uint8Array> {
    for await (const text of content) {
      const bytes: Uint8Array = typeof text === 'string' ? Buffer.from(text) : text;
      sums.crc = crc32(bytes, sums.crc);
      sums.size += bytes.length;
      yield bytes;
    }
  }
  const source = Readable.from(measured());
  const deflating = createDeflateRaw();
  source.on('error', (error) => deflating.destroy(error));
  try {
    for await (const piece of source.pipe(deflating)) yield piece;
  } finally {
    source.destroy();
  }
}

function localHeader(name: Buffer): Buffer {
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(20, 4);
  header.writeUInt16LE(flags, 6);
  header.writeUInt16LE(deflated, 8);
  header.writeUInt16LE(firstDay, 12);
  header.writeUInt16LE(name.length, 26);
  return header;
}

const descriptorLength = 16;

function descriptor(
  { crc, size }: { readonly crc: number; readonly size: number },
  compressed: number,
): Buffer {
  const bytes = Buffer.alloc(descriptorLength);
  bytes.writeUInt32LE(0x08074b50, 0);
  bytes.writeUInt32LE(crc, 4);
  bytes.writeUInt32LE(compressed, 8);
  bytes.writeUInt32LE(size, 12);
  return bytes;
}

function directoryEntry({ name, crc, compressed, size, offset }: Written): Buffer {
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(20, 4);
  entry.writeUInt16LE(20, 6);
  entry.writeUInt16LE(flags, 8);
  entry.writeUInt16LE(deflated, 10);
  entry.writeUInt16LE(firstDay, 14);
  entry.writeUInt32LE(crc, 16);
  entry.writeUInt32LE(compressed, 20);
  entry.writeUInt32LE(size, 24);
  entry.writeUInt16LE(name.length, 28);
  entry.writeUInt32LE(offset, 42);
  return Buffer.concat([entry, name]);
}

function endOfDirectory(entries: number, length: number, offset: number): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries, 8);
  end.writeUInt16LE(entries, 10);
  end.writeUInt32LE(length, 12);
  end.writeUInt32LE(offset, 16);
  return end;
}
