import { pino, type DestinationStream, type Logger } from 'pino';

/**
 * The portal's log: JSON lines about the portal's own work. Requests are named by method and route, never by address, query or
 * headers, which contain tokens, names and typed text. Errors keep their message and stack, but not the values that databases and
 * libraries attach to them.
 */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: () => `,"at":"${new Date().toISOString()}"`,
    serializers: { err: plainError, error: plainError },
    redact: { paths: ['*.password', '*.token', '*.cookie', 'req', 'res'], remove: true },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

function plainError(error: unknown): object {
  if (!(error instanceof Error)) return { message: 'A value that is not an error was thrown' };
  const { name, message, stack, cause } = error;
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  return { name, ...code, message, stack, ...(cause === undefined ? {} : { cause: plainError(cause) }) };
}
