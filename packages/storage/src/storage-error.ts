import { DatabaseError } from 'pg';

/** Why the portal cannot store anything: no space is left, or the storage cannot be written or reached. */
export type StorageTrouble = 'full' | 'unavailable';

/** The data folder, or an open file in it, was deleted, moved or replaced: new data would be lost. */
export class DataFolderGoneError extends Error {
  constructor() {
    super(
      'The data folder, or a file in it that the portal has open, was deleted, moved or replaced while the portal was running. ' +
        'Put it back, or restore a backup and restart the portal.',
    );
    this.name = 'DataFolderGoneError';
  }
}

/** No space is left beyond the reserve. */
export class StorageFullError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'StorageFullError';
  }
}

/** The database server cannot be reached. */
export class DatabaseUnreachableError extends Error {
  constructor(cause: unknown) {
    super(
      `The database server cannot be reached: ${cause instanceof Error ? reasonOf(cause) : 'unknown reason'}`,
      { cause },
    );
    this.name = 'DatabaseUnreachableError';
  }
}

/** Another connection has been writing to the SQLite file for longer than a write waits. */
export class DatabaseBusyError extends Error {
  constructor() {
    super('The database is locked: another process has been writing for too long.');
    this.name = 'DatabaseBusyError';
  }
}

/** Node tries every address of a host name and then throws one error without a message. */
function reasonOf(error: Error): string {
  return error.message || ('code' in error ? String(error.code) : error.name);
}

/** Errors nest a few levels at most; the bound protects against circular causes. */
const maxDepth = 8;

/** The storage trouble behind an error or one of its causes; undefined when storage is not involved. */
export function storageTroubleOf(error: unknown): StorageTrouble | undefined {
  let current = error;
  for (let depth = 0; depth < maxDepth && current instanceof Error; depth += 1) {
    const trouble = troubleOf(current);
    if (trouble !== undefined) return trouble;
    current = current.cause;
  }
  return undefined;
}

const unavailable = [DataFolderGoneError, DatabaseUnreachableError, DatabaseBusyError];

function troubleOf(error: Error): StorageTrouble | undefined {
  if (error instanceof StorageFullError) return 'full';
  if (unavailable.some((kind) => error instanceof kind)) return 'unavailable';
  if ('errcode' in error) return sqliteTroubles[Number(error.errcode) & 0xff];
  if (error instanceof DatabaseError) return postgresTrouble(error.code ?? '');
  // Only file system errors count: a network `syscall` concerns the outside world, not the storage.
  if ('syscall' in error && 'code' in error && !networkCalls.has(String(error.syscall)))
    return fileSystemTroubles[String(error.code)];
  return error.message.startsWith('Connection terminated') ? 'unavailable' : undefined;
}

/** By the low byte of SQLite's result code: https://sqlite.org/rescode.html */
const sqliteTroubles: Readonly<Record<number, StorageTrouble>> = {
  8: 'unavailable', // SQLITE_READONLY
  10: 'unavailable', // SQLITE_IOERR
  11: 'unavailable', // SQLITE_CORRUPT
  13: 'full', // SQLITE_FULL
  14: 'unavailable', // SQLITE_CANTOPEN
};

const fileSystemTroubles: Readonly<Record<string, StorageTrouble>> = {
  ENOSPC: 'full',
  EDQUOT: 'full',
  EFBIG: 'full',
  EIO: 'unavailable',
  EROFS: 'unavailable',
  ESTALE: 'unavailable',
  ENODEV: 'unavailable',
  EMFILE: 'unavailable',
  ENFILE: 'unavailable',
};

const networkCalls: ReadonlySet<string> = new Set(['connect', 'getaddrinfo', 'bind', 'listen', 'accept']);

/** By SQLSTATE: https://www.postgresql.org/docs/current/errcodes-appendix.html */
function postgresTrouble(code: string): StorageTrouble | undefined {
  if (code === '53100') return 'full';
  return /^(08|53|57P|58)/.test(code) || code === '25006' ? 'unavailable' : undefined;
}
