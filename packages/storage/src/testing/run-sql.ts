import { sql } from 'kysely';
import type { Database } from '../database.ts';
import type { AnyTables } from '../any-tables.ts';

/** Runs engine-specific statements in a transaction; on SQLite on the writing connection. */
export async function runSql(database: Database<AnyTables>, ...statements: readonly string[]): Promise<void> {
  await database.write(async (transaction) => {
    for (const statement of statements) await sql.raw(statement).execute(transaction);
  });
}
