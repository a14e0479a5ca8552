import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** The response to a request that was sent completely before any of the response was read. */
interface LateResponse {
  /** Status line, headers and body as received; empty when the connection broke. */
  readonly text: string;
  readonly socket: Socket;
}

/** Sends a request as browsers do: all of it, whatever the server responds in the meantime; then reads the response. */
export async function sendThenRead(port: number, head: string, body: Buffer): Promise<LateResponse> {
  const socket = connect({ port, host: '127.0.0.1' });
  socket.on('error', () => undefined);
  socket.pause();
  await once(socket, 'connect');
  socket.write(`${head}\r\nHost: x\r\nContent-Length: ${String(body.length)}\r\n\r\n`);
  await new Promise<void>((resolve) => {
    socket.write(body, () => resolve());
  });
  const responded = Promise.race([once(socket, 'data'), once(socket, 'close').then(() => [''])]);
  socket.resume();
  const [chunk] = await responded;
  return { text: String(chunk), socket };
}
