import type { Socket } from 'node:net';
import type { ProblemText } from './problem-response.ts';

const statusLines: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};

/** The parts that every error response is built from. */
interface ResponseParts {
  readonly textOf: ProblemText;
  readonly headers: Readonly<Record<string, string>>;
}

/** Responds to bytes that are not, or not completely, an HTTP request, with the format and headers of every refusal. */
export function respondToClientError(
  error: Error & { readonly code?: string },
  socket: Socket,
  { textOf, headers }: ResponseParts,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const code = 'request.malformed';
  const body = JSON.stringify({ error: textOf()({ code }), code });
  const head = [
    `HTTP/1.1 ${statusLines[error.code ?? ''] ?? '400 Bad Request'}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
