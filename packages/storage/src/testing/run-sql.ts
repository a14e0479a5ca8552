import { sql } from 'kysely';
import type { Database } from '../database.ts';

/** Runs engine-specific statements in a transaction; on SQLite on the writing connection. */
export async function runSql(
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- whatever tables there are
  database: Database<any>,
  ...statements: readonly string[]
): Promise<void> {
  await database.write(async (transaction) => {
    for (const statement of statements) await sql.raw(statement).execute(transaction);
  });
}
