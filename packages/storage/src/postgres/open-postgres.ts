import { CompiledQuery, type DatabaseConnection, Kysely, PostgresDialect, sql } from 'kysely';
import { Pool, types } from 'pg';
import { tablesInOrder } from '../backup/dialect.ts';
import type { Connections } from '../connections.ts';
import { DatabaseUnreachableError } from '../storage-error.ts';
import type { AnyTables } from '../any-tables.ts';

/** Connection timeout (ms): fail rather than let the request hang. */
const connectTimeoutMs = 10_000;

/** Limit of idle time in a transaction (ms), so that stalled work does not hold its locks forever. */
const idleInTransactionMs = 60_000;

const onWriting = [
  // Durable on resolve even where the server's default relaxes that; stricter defaults are kept.
  `select set_config('synchronous_commit', 'on', false) where current_setting('synchronous_commit') = 'off'`,
  `set idle_in_transaction_session_timeout = ${idleInTransactionMs}`,
];

const onReading = [
  'set default_transaction_read_only = on',
  // A reading transaction sees one snapshot, as on SQLite.
  `set default_transaction_isolation = 'repeatable read'`,
  `set idle_in_transaction_session_timeout = ${idleInTransactionMs}`,
];

/** Opens a PostgreSQL database. Writes run in READ COMMITTED and nothing is retried: a deadlock is an error like any other. */
export function openPostgres(url: string, poolSize: number): Connections {
  const writer = pooledKysely(url, poolSize, onWriting);
  const reader = pooledKysely(url, poolSize, onReading);
  return {
    engine: 'postgres',
    writer,
    reader,
    assertInPlace: () => undefined,
    scrub: () => Promise.resolve(),
    vacuum: () => vacuumTables(writer),
    close: async () => {
      await Promise.all([reader.destroy(), writer.destroy()]);
    },
  };
}

/** Outside of a transaction, as `VACUUM` requires. */
async function vacuumTables(writer: Kysely<AnyTables>): Promise<void> {
  const tables = await tablesInOrder(writer, 'postgres');
  await sql`vacuum ${sql.join(tables.map((table) => sql.table(table)))}`.execute(writer);
}

function pooledKysely(url: string, size: number, preparation: readonly string[]): Kysely<AnyTables> {
  const pool = new Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: connectTimeoutMs,
    application_name: 'form-portal',
    types: { getTypeParser },
  });
  // The pool replaces an idle connection that breaks; the next query fails if the server cannot be reached.
  pool.on('error', () => undefined);
  async function prepare(connection: DatabaseConnection): Promise<void> {
    for (const statement of preparation) await connection.executeQuery(CompiledQuery.raw(statement));
  }
  return new Kysely({ dialect: new PostgresDialect({ pool: reaching(pool), onCreateConnection: prepare }) });
}

/**
 * Wraps the pool so that connection failures are recognisable as the database's: their error codes are those of any connection.
 */
function reaching(pool: Pool): Pick<Pool, 'connect' | 'end'> {
  return {
    connect: () =>
      pool.connect().catch((error: unknown) => Promise.reject(new DatabaseUnreachableError(error))),
    end: () => pool.end(),
  };
}

/** The driver returns counts and sums as text; parsed to numbers here, as on SQLite. */
const numberTypes: ReadonlySet<number> = new Set([types.builtins.INT8, types.builtins.NUMERIC]);

function getTypeParser(type: number, format?: 'text' | 'binary'): (text: string) => unknown {
  if (numberTypes.has(type) && format !== 'binary') return exactNumber;
  return format === 'binary' ? types.getTypeParser(type, 'binary') : types.getTypeParser(type, 'text');
}

function exactNumber(text: string): number {
  const value = Number(text);
  if (Number.isInteger(value) && !Number.isSafeInteger(value)) {
    throw new RangeError(`The number ${text} is too large to be read without losing digits.`);
  }
  return value;
}
