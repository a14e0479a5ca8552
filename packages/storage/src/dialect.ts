import {
  type ColumnDataType,
  type Expression,
  type RawBuilder,
  type SelectQueryBuilder,
  sql,
  type Transaction,
} from 'kysely';
import type { Engine } from './database.ts';

/** Any number, the same in every portal: whoever holds it changes the schema. */
const migrationLock = 7_346_015_282;

/** Takes the lock of the schema until the transaction ends. On SQLite the transaction itself is that lock. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- any transaction will do
export async function lockSchema(transaction: Transaction<any>, engine: Engine): Promise<void> {
  if (engine === 'postgres') await sql`select pg_advisory_xact_lock(${migrationLock})`.execute(transaction);
}

/** The column type for bytes, for migrations. */
export function bytesColumn(engine: Engine): ColumnDataType | Expression<unknown> {
  return engine === 'postgres' ? 'bytea' : 'blob';
}

/** The column type for codes that are searched by their beginning: compared byte by byte, whatever order the database has for texts. */
export function codeColumn(engine: Engine): ColumnDataType | Expression<unknown> {
  return engine === 'postgres' ? sql`text collate "C"` : 'text';
}

/**
 * Makes the query wait for, and then hold, the rows that it answers until the transaction ends: nobody else can change them. On SQLite
 * every transaction holds everything already.
 */
export function lockingRows<Tables, Table extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, Table, Row>,
  engine: Engine,
): SelectQueryBuilder<Tables, Table, Row> {
  return engine === 'postgres' ? query.forUpdate() : query;
}

/** Like {@link lockingRows}, but only against removal: any number of transactions can protect the same row. */
export function protectingRows<Tables, Table extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, Table, Row>,
  engine: Engine,
): SelectQueryBuilder<Tables, Table, Row> {
  return engine === 'postgres' ? query.forKeyShare() : query;
}

/**
 * Claims rows so that no other transaction or process gets the same ones: reads what `due` selects (with its order and limit), passing
 * over rows that somebody else is claiming, and lets `mark` change them in the same transaction. Answers the claimed rows as they were.
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
 * The instant `afterMs` milliseconds (whole, 0 or more) from now by the database's own clock, as ISO 8601 UTC text. What one process
 * writes for another to compare with (when a claim ends, when something is due) is measured by it: the clocks of processes differ.
 * Within one statement it stands still.
 */
export function databaseTime(engine: Engine, afterMs = 0): RawBuilder<string> {
  if (engine === 'sqlite')
    return sql`strftime('%Y-%m-%dT%H:%M:%fZ', 'now', ${`+${(afterMs / 1000).toFixed(3)} seconds`})`;
  const instant = sql`statement_timestamp() + ${afterMs}::float8 * interval '1 millisecond'`;
  return sql`to_char((${instant}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
