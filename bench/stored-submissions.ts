import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Portal } from '../e2e/support/portal/portal.ts';
import type { WireForm } from './forms.ts';
import { pdfOf, runLoad } from './load.ts';
import { valuesOf } from './submissions.ts';

/** Sends one real submission and waits for its delivery. */
export async function sendOne(portal: Portal, form: WireForm): Promise<void> {
  await runLoad({
    url: `${portal.url}/api/submissions`,
    form: form.GUID,
    values: valuesOf(form),
    attachment: pdfOf(1000),
    connections: 1,
    seconds: 0.001,
  });
  await new Promise((resolve) => setTimeout(resolve, 2000));
}

/** Tables with one row per submission. */
type CopiedTable = 'submissions' | 'outbox';

/**
 * Copies the single real submission, each copy one second later than the one before; the portal must be
 * stopped.
 */
export function multiplySubmissions(
  dataDir: string,
  copies: number,
  tables: readonly CopiedTable[] = ['submissions'],
): void {
  const database = new DatabaseSync(join(dataDir, 'portal.sqlite'));
  database.exec('PRAGMA synchronous = OFF');
  for (const table of tables) {
    const columns = database.prepare(`SELECT name FROM pragma_table_info('${table}')`).all();
    const copied = columns.map(({ name }) => copiedValue(String(name)));
    database.exec(`
      WITH RECURSIVE numbers(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM numbers WHERE i < ${String(copies)}),
        one AS (SELECT * FROM ${table} LIMIT 1)
      INSERT INTO ${table} SELECT ${copied.join(', ')} FROM one, numbers;
    `);
  }
  database.close();
}

function copiedValue(column: string): string {
  if (column === 'guid' || column === 'submission') return "printf('%08x-0000-4000-8000-%012x', i, i)";
  if (column === 'reference') return "printf('B%d', i)";
  if (column === 'received_at') return "strftime('%Y-%m-%dT%H:%M:%fZ', '2026-01-01', '+' || i || ' seconds')";
  // Found by searches already, as all but the newest are.
  if (column === 'search_indexed') return '1';
  return column;
}
