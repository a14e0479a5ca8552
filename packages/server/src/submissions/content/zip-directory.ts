const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const endLength = 22;
const entryLength = 46;
const maxCommentLength = 65_535;

/**
 * The names in a ZIP file's central directory (PKWARE APPNOTE 4.3), read from the file's last bytes, `tail`; undefined when these do
 * not contain the whole directory. `size`: that of the file, in bytes.
 */
export function namesInZip(tail: Buffer, size: number): readonly string[] | undefined {
  const end = findEnd(tail);
  if (end === undefined) return undefined;
  const count = tail.readUInt16LE(end + 10);
  const length = tail.readUInt32LE(end + 12);
  const start = tail.readUInt32LE(end + 16) - (size - tail.length);
  if (start < 0 || start + length > end) return undefined;
  const names: string[] = [];
  let entry = start;
  for (let index = 0; index < count; index++) {
    if (entry + entryLength > end || tail.readUInt32LE(entry) !== entrySignature) return undefined;
    const nameLength = tail.readUInt16LE(entry + 28);
    names.push(tail.toString('utf8', entry + entryLength, entry + entryLength + nameLength));
    entry += entryLength + nameLength + tail.readUInt16LE(entry + 30) + tail.readUInt16LE(entry + 32);
  }
  return names;
}

/** The position of the end record, which only a comment may follow. */
function findEnd(tail: Buffer): number | undefined {
  const last = tail.length - endLength;
  for (let at = last; at >= Math.max(0, last - maxCommentLength); at--) {
    if (tail.readUInt32LE(at) !== endSignature) continue;
    if (at + endLength + tail.readUInt16LE(at + 20) === tail.length) return at;
  }
  return undefined;
}
