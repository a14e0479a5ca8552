import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** The answer to a request that was sent whole before any of the answer was read. */
interface LateAnswer {
  /** Status line, headers and body as they came; empty when the connection broke. */
  readonly text: string;
  readonly socket: Socket;
}

/** Sends a request as browsers do: all of it first, whatever the server has said meanwhile; then reads the answer. */
export async function sendThenRead(port: number, head: string, body: Buffer): Promise<LateAnswer> {
  const socket = connect({ port, host: '127.0.0.1' });
  socket.on('error', () => undefined);
  socket.pause();
  await once(socket, 'connect');
  socket.write(`${head}\r\nHost: x\r\nContent-Length: ${String(body.length)}\r\n\r\n`);
  await new Promise<void>((resolve) => {
    socket.write(body, () => resolve());
  });
  const answered = Promise.race([once(socket, 'data'), once(socket, 'close').then(() => [''])]);
  socket.resume();
  const [chunk] = await answered;
  return { text: String(chunk), socket };
}
