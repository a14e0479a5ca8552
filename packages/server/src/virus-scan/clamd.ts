import { connect, type Socket } from 'node:net';
import type { ClamdAddress } from '../config/clamd-address.ts';

/** A failure of the connection to clamd, described for administrators. */
export class ClamdError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ClamdError';
  }
}

/** A scanner on the same machine or network answers at once. */
const connectMs = 3_000;

/** Far more than clamd's longest answer. */
const maxReplyBytes = 4_096;

/** Checks that clamd responds; throws a {@link ClamdError} otherwise. */
export async function pingClamd(address: ClamdAddress, signal: AbortSignal): Promise<void> {
  const reply = await ask(address, frame('zPING\0'), signal);
  if (reply !== 'PONG') throw nonsense();
}

/**
 * Has a content scanned and answers clamd's words. The content is sent as it is read, a piece at a time (clamd(8), INSTREAM). What
 * reading it throws is thrown on; everything else that goes wrong is a {@link ClamdError}.
 */
export async function scanByClamd(
  address: ClamdAddress,
  content: AsyncIterable<Uint8Array>,
  signal: AbortSignal,
): Promise<string> {
  return ask(address, instream(content), signal);
}

/** The error for an invalid response. */
export function nonsense(): ClamdError {
  return new ClamdError('The virus scanner gave an answer that is none.');
}

async function* frame(command: string): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(Buffer.from(command, 'latin1'));
}

/** Every piece after its length in four bytes, the highest first; a length of 0 ends the content. */
async function* instream(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield Buffer.from('zINSTREAM\0', 'latin1');
  for await (const piece of content) {
    if (piece.byteLength === 0) continue;
    yield lengthOf(piece.byteLength);
    yield piece;
  }
  yield lengthOf(0);
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}

async function ask(
  address: ClamdAddress,
  request: AsyncIterable<Uint8Array>,
  signal: AbortSignal,
): Promise<string> {
  const socket = connect(address).setNoDelay();
  const giveUp = () =>
    socket.destroy(new ClamdError('The virus scanner did not finish in time.', { cause: signal.reason }));
  if (signal.aborted) giveUp();
  signal.addEventListener('abort', giveUp, { once: true });
  refuseToWaitForConnection(socket);
  const reply = replyOf(socket);
  const sent = send(socket, request);
  try {
    return await Promise.race([reply, unreadable(sent)]);
  } finally {
    signal.removeEventListener('abort', giveUp);
    socket.destroy();
    // The content is let go of before anybody takes the next turn.
    await sent.catch(() => undefined);
  }
}

function refuseToWaitForConnection(socket: Socket): void {
  const timer = setTimeout(() => {
    socket.destroy(new ClamdError('The virus scanner cannot be reached.'));
  }, connectMs);
  for (const event of ['connect', 'close'] as const) socket.once(event, () => clearTimeout(timer));
}

/** clamd may answer before everything was sent, for what it does not want to see the end of. */
function replyOf(socket: Socket): Promise<string> {
  const reply = new Promise<string>((resolve, reject) => {
    let text = '';
    socket.setEncoding('utf8');
    socket.on('data', (part: string) => {
      text += part;
      const end = text.indexOf('\0');
      if (end >= 0) resolve(text.slice(0, end));
      else if (text.length > maxReplyBytes) socket.destroy(nonsense());
    });
    socket.on('error', (error) => {
      reject(error instanceof ClamdError ? error : brokenOff(socket, error));
    });
    socket.on('close', () => reject(brokenOff(socket)));
  });
  reply.catch(() => undefined);
  return reply;
}

function brokenOff({ bytesRead, bytesWritten }: Socket, cause?: NodeJS.ErrnoException): ClamdError {
  if (bytesRead + bytesWritten === 0)
    return new ClamdError('The virus scanner cannot be reached.', { cause });
  // It says why before it goes, but a connection that broke under a write is not read to its end.
  const what =
    cause?.syscall === 'write'
      ? 'The virus scanner broke off; a file may be larger than it takes (StreamMaxLength in clamd.conf).'
      : 'The virus scanner broke off.';
  return new ClamdError(what, { cause });
}

async function send(socket: Socket, request: AsyncIterable<Uint8Array>): Promise<void> {
  for await (const bytes of request) await write(socket, bytes);
}

function write(socket: Socket, bytes: Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.write(bytes, (error) => {
      if (error) reject(new ClamdError('The virus scanner takes no more.', { cause: error }));
      else resolve();
    });
  });
}

/** Fails when the request could not be read; what clamd does not take shows in its reply, or in the lack of one. */
function unreadable(sent: Promise<void>): Promise<never> {
  return new Promise((_resolve, reject) => {
    sent.catch((error: unknown) => {
      if (!(error instanceof ClamdError)) reject(error instanceof Error ? error : new Error(String(error)));
    });
  });
}
