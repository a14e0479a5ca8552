import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { Engine } from '../database.ts';
import type { AnyTables } from '../any-tables.ts';

/** Lifts the engine's limit on idle time in a transaction: a backup waits for its disk. */
export async function allowLongPauses(transaction: Transaction<AnyTables>, engine: Engine): Promise<void> {
  if (engine === 'postgres')
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(transaction);
}

/** The tables of the schema, each after the tables its foreign keys refer to. Throws when references form a cycle. */
export async function tablesInOrder(
  connection: Kysely<AnyTables>,
  engine: Engine,
): Promise<readonly string[]> {
  const { tables, foreignKeys } = schemaQueries[engine];
  const waiting = new Set((await tables.execute(connection)).rows.map(({ name }) => name));
  const references = (await foreignKeys.execute(connection)).rows.filter(({ table, to }) => table !== to);
  const ordered: string[] = [];
  while (waiting.size > 0) {
    const free = [...waiting].filter(
      (name) => !references.some(({ table, to }) => table === name && waiting.has(to)),
    );
    if (free.length === 0)
      throw new Error(`These tables refer to each other in a cycle: ${[...waiting].join(', ')}`);
    for (const name of free) waiting.delete(name);
    ordered.push(...free);
  }
  return ordered;
}

interface SchemaQueries {
  readonly tables: RawBuilder<{ name: string }>;
  readonly foreignKeys: RawBuilder<{ table: string; to: string }>;
}

const schemaQueries: Readonly<Record<Engine, SchemaQueries>> = {
  sqlite: {
    tables: sql`select name from sqlite_master where type = 'table' and name not like 'sqlite_%' order by name`,
    foreignKeys: sql`select m.name as "table", k."table" as "to"
      from sqlite_master m join pragma_foreign_key_list(m.name) k where m.type = 'table'`,
  },
  postgres: {
    tables: sql`select tablename as name from pg_tables where schemaname = current_schema() order by tablename`,
    foreignKeys: sql`select child.relname as "table", parent.relname as "to"
      from pg_constraint c
      join pg_class child on child.oid = c.conrelid
      join pg_class parent on parent.oid = c.confrelid
      where c.contype = 'f' and child.relnamespace = current_schema()::regnamespace`,
  },
};

/** Rows held in memory at once while a table is read. */
const rowsAtOnce = 50;

/** Streams a whole table within a transaction, a few rows at a time. Finish or abandon one table before starting the next. */
export async function* streamRows(
  transaction: Transaction<AnyTables>,
  engine: Engine,
  table: string,
): AsyncIterable<Readonly<Record<string, unknown>>> {
  if (engine === 'sqlite') {
    yield* transaction.selectFrom(table).selectAll().stream();
    return;
  }
  await sql`declare whole_table no scroll cursor for select * from ${sql.table(table)}`.execute(transaction);
  const next = sql<Record<string, unknown>>`fetch forward ${sql.lit(rowsAtOnce)} from whole_table`;
  for (;;) {
    const { rows } = await next.execute(transaction);
    yield* rows;
    if (rows.length < rowsAtOnce) break;
  }
  await sql`close whole_table`.execute(transaction);
}

/** Problems the engine reports in its own files or foreign keys; empty when there are none. */
export async function integrityProblems(
  connection: Kysely<AnyTables>,
  engine: Engine,
): Promise<readonly string[]> {
  // PostgreSQL checks foreign keys on write, and offers no check of its files through SQL.
  if (engine === 'postgres') return [];
  const whole = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(connection);
  const keys = await sql<{ table: string; parent: string }>`pragma foreign_key_check`.execute(connection);
  return [
    ...whole.rows.map((row) => row.integrity_check).filter((text) => text !== 'ok'),
    ...keys.rows.map(({ table, parent }) => `A row of ${table} refers to a row missing from ${parent}.`),
  ];
}
