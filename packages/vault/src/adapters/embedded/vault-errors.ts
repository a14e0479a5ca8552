import { VaultError, type VaultErrorCode } from '../../errors.ts';

/** Primary result codes of SQLite: busy, locked, constraint. */
const codeOfSqlite: ReadonlyMap<number, VaultErrorCode> = new Map([
  [5, 'busy'],
  [6, 'busy'],
  [19, 'conflict'],
]);

/** SQLSTATEs of PostgreSQL, and error codes of failed connections. */
const codeOfPostgres: readonly (readonly [pattern: RegExp, code: VaultErrorCode])[] = [
  [/^23/, 'conflict'],
  [/^(40001|40P01|55P03|57014|53300)$/, 'busy'],
  [/^(08...|57P0.|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENOTFOUND|EPIPE|EHOSTUNREACH)$/, 'unreachable'],
];

/** Runs work of the vault so that it throws nothing but {@link VaultError}; the storage's error becomes its cause. */
export async function withVaultErrors<R>(work: () => Promise<R>): Promise<R> {
  try {
    return await work();
  } catch (error) {
    throw asVaultError(error);
  }
}

/** Converts a failure to the port's error. The message is the portal's own: a database's message may repeat stored values. */
export function asVaultError(error: unknown): VaultError {
  if (error instanceof VaultError) return error;
  const code = codeOf(error) ?? 'unexpected-response';
  return new VaultError(code, `The embedded vault's storage failed (${code}).`, { cause: error });
}

function codeOf(error: unknown): VaultErrorCode | undefined {
  if (!(error instanceof Error)) return undefined;
  // The lowest byte of an extended SQLite result code is the primary code.
  if ('errcode' in error && typeof error.errcode === 'number') return codeOfSqlite.get(error.errcode % 256);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return codeOfPostgres.find(([pattern]) => pattern.test(code))?.[1];
}
