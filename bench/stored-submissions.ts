import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Portal } from '../e2e/support/portal.ts';
import type { WireForm } from './forms.ts';
import { pdfOf, runLoad } from './load.ts';
import { valuesOf } from './submissions.ts';

/** Sends one real submission and waits until it is delivered. */
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

/** Copies the one real submission so many times, each a second later than the one before; the portal must be stopped. */
export function multiplySubmissions(dataDir: string, copies: number): void {
  const database = new DatabaseSync(join(dataDir, 'portal.sqlite'));
  const columns = database.prepare("SELECT name FROM pragma_table_info('submissions')").all();
  const copied = columns.map(({ name }) => {
    if (name === 'guid') return "printf('%08x-0000-4000-8000-%012x', i, i)";
    if (name === 'reference') return "printf('B%d', i)";
    if (name === 'received_at') return "strftime('%Y-%m-%dT%H:%M:%fZ', '2026-01-01', '+' || i || ' seconds')";
    return String(name);
  });
  database.exec(`
    PRAGMA synchronous = OFF;
    WITH RECURSIVE numbers(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM numbers WHERE i < ${String(copies)}),
      one AS (SELECT * FROM submissions LIMIT 1)
    INSERT INTO submissions SELECT ${copied.join(', ')} FROM one, numbers;
  `);
  database.close();
}
