import { CallError } from './call.ts';
import { reportSignInRequired } from './sign-in-required.ts';

/** How a table is fetched. */
export interface FetchTable {
  readonly signal: AbortSignal;
  /** So many of all rows have come. */
  readonly onProgress: (rows: RowsCome) => void;
}

/** How far a table has come. */
export interface RowsCome {
  readonly done: number;
  readonly total: number;
}

/** Fetches a table as a file from an address that reports progress by rows. Throws {@link CallError}; an abort is thrown as it is. */
export async function fetchTable(address: string, { signal, onProgress }: FetchTable): Promise<Blob> {
  const response = await fetch(address, { signal });
  if (!response.ok || response.body === null) {
    if (response.status === 401) reportSignInRequired();
    throw new CallError(response.status, '', [{ code: 'unexpected' }]);
  }
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let total: number | null = null;
  for await (const { rows, content } of piecesOf(response.body)) {
    total ??= rows;
    pieces.push(content);
    onProgress({ done: content.length === 0 ? 0 : Math.min(rows, total), total });
  }
  return new Blob(pieces);
}

interface Piece {
  readonly rows: number;
  readonly content: Uint8Array<ArrayBuffer>;
}

const headLength = 8;

/** The pieces of a table (the call's `progress=rows`): each behind its length and the number of rows so far. */
export async function* piecesOf(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<Piece> {
  let rest = new Uint8Array();
  const reader = body.getReader();
  for (let come = await reader.read(); !come.done; come = await reader.read()) {
    rest = joined(rest, come.value);
    for (let piece = firstOf(rest); piece !== null; piece = firstOf(rest)) {
      rest = rest.slice(headLength + piece.content.length);
      yield piece;
    }
  }
  if (rest.length > 0) throw new CallError(0, '', [{ code: 'unexpected' }]);
}

function firstOf(bytes: Uint8Array<ArrayBuffer>): Piece | null {
  if (bytes.length < headLength) return null;
  const head = new DataView(bytes.buffer, bytes.byteOffset, headLength);
  const end = headLength + head.getUint32(0);
  return bytes.length < end ? null : { rows: head.getUint32(4), content: bytes.slice(headLength, end) };
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}

/** Hands a file to the administrator. */
export function saveFile(file: Blob, fileName: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(link.href);
}
