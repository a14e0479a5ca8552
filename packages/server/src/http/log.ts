import { pino, type DestinationStream, type Logger } from 'pino';

/**
 * The portal's log: JSON lines about the portal's own work. Requests are named by method and route, never by address, query or
 * headers: these carry tokens, names and what people typed. Errors keep their message and stack, not the values that databases and
 * libraries hang on them.
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
  if (!(error instanceof Error)) return { message: 'Something that is no error was thrown' };
  const { name, message, stack, cause } = error;
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  return { name, ...code, message, stack, ...(cause === undefined ? {} : { cause: plainError(cause) }) };
}
