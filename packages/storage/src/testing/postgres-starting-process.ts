/** Starts a PostgreSQL, prints its URL, and waits to be killed. */
import { startPostgres } from './start-postgres.ts';

const { url } = await startPostgres();
process.stdout.write(`${url}\n`);
setInterval(() => undefined, 60_000);
