/** A range of bytes, inclusive at both ends. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/**
 * The single range that a request asks for (RFC 9110 14.2); undefined when there is none, or it cannot be satisfied, so that the whole
 * content is the response.
 */
export function readByteRange(header: string | undefined, size: number): ByteRange | undefined {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return first <= last ? { first, last } : undefined;
}

/** Yields the bytes of a range, reading the content no further than needed. */
export async function* bytesOf(
  content: AsyncIterable<Uint8Array>,
  { first, last }: ByteRange,
): AsyncGenerator<Uint8Array> {
  let offset = 0;
  for await (const chunk of content) {
    const piece = chunk.subarray(Math.max(0, first - offset), Math.max(0, last + 1 - offset));
    offset += chunk.length;
    if (piece.length > 0) yield piece;
    if (offset > last) return;
  }
}
