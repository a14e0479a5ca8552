import { connect, type Socket } from 'node:net';
import type { ClamdAddress } from '../config/clamd-address.ts';

/** A failure of the connection to clamd, described for administrators. */
export class ClamdError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ClamdError';
  }
}

/** Generous for a scanner on the same machine or network. */
const connectMs = 3_000;

/** Far more than clamd's longest reply. */
const maxReplyBytes = 4_096;

/** Checks that clamd responds; throws a {@link ClamdError} otherwise. */
export async function pingClamd(address: ClamdAddress, signal: AbortSignal): Promise<void> {
  const reply = await exchange(address, frame('zPING\0'), signal);
  if (reply !== 'PONG') throw invalidReply();
}

/**
 * Has clamd scan content and returns its reply. The content is streamed as it is read (clamd(8), INSTREAM). Errors of reading it are
 * rethrown; every other failure is a {@link ClamdError}.
 */
export async function scanByClamd(
  address: ClamdAddress,
  content: AsyncIterable<Uint8Array>,
  signal: AbortSignal,
): Promise<string> {
  return exchange(address, instream(content), signal);
}

/** The error for an invalid response. */
export function invalidReply(): ClamdError {
  return new ClamdError('The virus scanner gave an invalid reply.');
}

async function* frame(command: string): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(Buffer.from(command, 'latin1'));
}

/** Each chunk is preceded by its length in four bytes, big-endian; a length of 0 ends the content. */
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

async function exchange(
  address: ClamdAddress,
  request: AsyncIterable<Uint8Array>,
  signal: AbortSignal,
): Promise<string> {
  const socket = connect(address).setNoDelay();
  const giveUp = () =>
    socket.destroy(new ClamdError('The virus scanner did not finish in time.', { cause: signal.reason }));
  if (signal.aborted) giveUp();
  signal.addEventListener('abort', giveUp, { once: true });
  limitConnectTime(socket);
  const reply = replyOf(socket);
  const sent = send(socket, request);
  try {
    return await Promise.race([reply, rejectUnreadable(sent)]);
  } finally {
    signal.removeEventListener('abort', giveUp);
    socket.destroy();
    // Stop reading the content before the next scan begins.
    await sent.catch(() => undefined);
  }
}

function limitConnectTime(socket: Socket): void {
  const timer = setTimeout(() => {
    socket.destroy(new ClamdError('The virus scanner cannot be reached.'));
  }, connectMs);
  for (const event of ['connect', 'close'] as const) socket.once(event, () => clearTimeout(timer));
}

/** clamd may reply before everything was sent, when it stops reading early. */
function replyOf(socket: Socket): Promise<string> {
  const reply = new Promise<string>((resolve, reject) => {
    let text = '';
    socket.setEncoding('utf8');
    socket.on('data', (part: string) => {
      text += part;
      const end = text.indexOf('\0');
      if (end >= 0) resolve(text.slice(0, end));
      else if (text.length > maxReplyBytes) socket.destroy(invalidReply());
    });
    socket.on('error', (error) => {
      reject(error instanceof ClamdError ? error : connectionLost(socket, error));
    });
    socket.on('close', () => reject(connectionLost(socket)));
  });
  reply.catch(() => undefined);
  return reply;
}

function connectionLost({ bytesRead, bytesWritten }: Socket, cause?: NodeJS.ErrnoException): ClamdError {
  if (bytesRead + bytesWritten === 0)
    return new ClamdError('The virus scanner cannot be reached.', { cause });
  // clamd states the reason before it closes the connection, but after a failed write the rest is not read.
  const message =
    cause?.syscall === 'write'
      ? 'The virus scanner closed the connection; a file may be larger than it accepts (StreamMaxLength in clamd.conf).'
      : 'The virus scanner closed the connection.';
  return new ClamdError(message, { cause });
}

async function send(socket: Socket, request: AsyncIterable<Uint8Array>): Promise<void> {
  for await (const bytes of request) await write(socket, bytes);
}

function write(socket: Socket, bytes: Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.write(bytes, (error) => {
      if (error) reject(new ClamdError('The virus scanner stopped reading.', { cause: error }));
      else resolve();
    });
  });
}

/** Rejects when the request could not be read; refusals by clamd show in its reply, or in the lack of one. */
function rejectUnreadable(sent: Promise<void>): Promise<never> {
  return new Promise((_resolve, reject) => {
    sent.catch((error: unknown) => {
      if (!(error instanceof ClamdError)) reject(error instanceof Error ? error : new Error(String(error)));
    });
  });
}
