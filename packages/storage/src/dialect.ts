import {
  type ColumnDataType,
  type Expression,
  type RawBuilder,
  type SelectQueryBuilder,
  sql,
  type Transaction,
} from 'kysely';
import type { Engine } from './database.ts';
import type { AnyTables } from './any-tables.ts';

/** Advisory locks of PostgreSQL: arbitrary numbers, the same in every portal. */
const locks = { schema: 7_346_015_282, confirmations: 7_346_015_283 } as const;

/**
 * Waits for a lock that one transaction at a time holds until it ends, across all processes; what the transaction reads afterwards
 * includes what earlier holders wrote. On SQLite write transactions exclude each other anyway.
 */
export async function acquireLock(
  transaction: Transaction<AnyTables>,
  engine: Engine,
  lock: keyof typeof locks,
): Promise<void> {
  if (engine === 'postgres') await sql`select pg_advisory_xact_lock(${locks[lock]})`.execute(transaction);
}

/** The column type for bytes, for migrations. */
export function bytesColumn(engine: Engine): ColumnDataType | Expression<unknown> {
  return engine === 'postgres' ? 'bytea' : 'blob';
}

/** The column type for codes searched by prefix: compared byte by byte, regardless of the database's collation. */
export function codeColumn(engine: Engine): ColumnDataType | Expression<unknown> {
  return engine === 'postgres' ? sql`text collate "C"` : 'text';
}

/**
 * Makes the query wait for the rows it returns and lock them until the transaction ends, so that nobody else can change them. On
 * SQLite every write transaction holds everything already.
 */
export function lockingRows<Tables, Table extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, Table, Row>,
  engine: Engine,
): SelectQueryBuilder<Tables, Table, Row> {
  return engine === 'postgres' ? query.forUpdate() : query;
}

/** Like {@link lockingRows}, but only against deletion: any number of transactions can protect the same row. */
export function protectingRows<Tables, Table extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, Table, Row>,
  engine: Engine,
): SelectQueryBuilder<Tables, Table, Row> {
  return engine === 'postgres' ? query.forKeyShare() : query;
}

/** Whether a text column holds one of the values, of which there may be any number: they are sent as one parameter. */
export function isOneOf(column: string, values: readonly string[], engine: Engine): RawBuilder<boolean> {
  const list = JSON.stringify(values);
  return engine === 'postgres'
    ? sql`${sql.ref(column)} = any(array(select json_array_elements_text(${list}::json)))`
    : sql`${sql.ref(column)} in (select value from json_each(${list}))`;
}

/**
 * Whether a text column contains a text literally, `%` and `_` included. On SQLite case matters only for letters beyond ASCII, so both sides should be folded.
 */
export function contains(column: string, text: string): RawBuilder<boolean> {
  return sql`${sql.ref(column)} like ${`%${text.replace(/[!%_]/g, '!$&')}%`} escape '!'`;
}

/**
 * Claims rows so that no other transaction or process gets the same ones: selects with `due` (its order and limit apply), skips
 * rows that others are claiming, and lets `mark` change them in the same transaction. Returns the claimed rows as they were
 * before `mark`.
 */
export async function claimRows<Tables, Table extends keyof Tables, Row>(
  due: SelectQueryBuilder<Tables, Table, Row>,
  engine: Engine,
  mark: (rows: readonly Row[]) => Promise<unknown>,
): Promise<readonly Row[]> {
  const claiming = engine === 'postgres' ? due.forUpdate().skipLocked() : due;
  const rows = await claiming.execute();
  if (rows.length > 0) await mark(rows);
  return rows;
}

/**
 * The instant `afterMs` milliseconds (whole, 0 or more) from now by the database clock, as ISO 8601 UTC text. Use it for instants
 * that another process compares with (when a claim ends, when something is due), since the clocks of processes differ. Constant
 * within a statement.
 */
export function databaseTime(engine: Engine, afterMs = 0): RawBuilder<string> {
  if (engine === 'sqlite')
    return sql`strftime('%Y-%m-%dT%H:%M:%fZ', 'now', ${`+${(afterMs / 1000).toFixed(3)} seconds`})`;
  const instant = sql`statement_timestamp() + ${afterMs}::float8 * interval '1 millisecond'`;
  return sql`to_char((${instant}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
