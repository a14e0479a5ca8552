import { inflateSync } from 'node:zlib';

const headerLength = 44;
const woffEntryLength = 20;
const sfntHeaderLength = 12;
const sfntEntryLength = 16;

/**
 * The TrueType font inside a WOFF 1.0 file (W3C Recommendation, sections 3–5). Unpacked once, because fontkit inflates every table
 * again for every document, which takes longer than the rest of the document.
 */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('Not a WOFF 1.0 font');
  const count = woff.readUInt16BE(12);
  const entries = Buffer.alloc(count * sfntEntryLength);
  const tables: Buffer[] = [];
  let offset = sfntHeaderLength + entries.length;
  for (let index = 0; index < count; index++) {
    const { tag, table, checksum } = readTable(woff, headerLength + index * woffEntryLength);
    const at = index * sfntEntryLength;
    tag.copy(entries, at);
    entries.writeUInt32BE(checksum, at + 4);
    entries.writeUInt32BE(offset, at + 8);
    entries.writeUInt32BE(table.length, at + 12);
    const padding = Buffer.alloc((4 - (table.length % 4)) % 4);
    tables.push(table, padding);
    offset += table.length + padding.length;
  }
  return Buffer.concat([sfntHeader(woff.readUInt32BE(4), count), entries, ...tables]);
}

function readTable(woff: Buffer, at: number) {
  const start = woff.readUInt32BE(at + 4);
  const packedLength = woff.readUInt32BE(at + 8);
  const length = woff.readUInt32BE(at + 12);
  const packed = woff.subarray(start, start + packedLength);
  const table = packedLength < length ? inflateSync(packed, { maxOutputLength: length }) : packed;
  return { tag: woff.subarray(at, at + 4), table, checksum: woff.readUInt32BE(at + 16) };
}

function sfntHeader(flavour: number, tables: number): Buffer {
  const header = Buffer.alloc(sfntHeaderLength);
  const power = Math.floor(Math.log2(tables));
  header.writeUInt32BE(flavour, 0);
  header.writeUInt16BE(tables, 4);
  header.writeUInt16BE(2 ** power * sfntEntryLength, 6);
  header.writeUInt16BE(power, 8);
  header.writeUInt16BE((tables - 2 ** power) * sfntEntryLength, 10);
  return header;
}
