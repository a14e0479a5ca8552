import { offerTemplate } from './postgres-template.ts';
import { startPostgres } from './start-postgres.ts';

/** Vitest's global set-up: one PostgreSQL for the whole run, which test processes find through `PORTAL_TEST_DATABASE_URL`. */
export async function setup(): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  process.env['PORTAL_TEST_DATABASE_URL'] = postgres.url;
  const removeTemplate = offerTemplate(postgres.url);
  return async () => {
    await removeTemplate();
    await postgres.stop();
  };
}
