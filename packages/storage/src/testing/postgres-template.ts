import { randomBytes } from 'node:crypto';
import { Client, DatabaseError } from 'pg';
import type { Migration } from '../database.ts';
import { openDatabase } from '../open-database.ts';

/** Names the template of this run, so that no run finds the leftovers of another one on a shared server. */
const variable = 'PORTAL_TEST_TEMPLATE';

/** The code of PostgreSQL for a database that does not exist. */
const noSuchDatabase = '3D000';

/** Lets test processes copy a migrated database, one for all projects of a run; returns how to remove it from the server. */
export function offerTemplate(server: string): () => Promise<void> {
  if (process.env[variable] !== undefined) return () => Promise.resolve();
  const template = `portal_template_${randomBytes(8).toString('hex')}`;
  process.env[variable] = template;
  return () => onServer(server, (client) => client.query(`drop database if exists ${template}`));
}

/**
 * Creates a database in which these migrations have run: a copy of one that the first caller of a run makes, which costs a third
 * of running them again. All callers of a run give the same migrations.
 */
export async function createMigrated(
  server: string,
  name: string,
  migrations: readonly Migration[],
): Promise<void> {
  const template = process.env[variable];
  if (template === undefined) throw new Error('No template: run tests with the root vitest.config.ts.');
  await onServer(server, async (client) => {
    const copy = () => client.query(`create database ${name} template ${template}`);
    try {
      await copy();
    } catch (error) {
      if (!(error instanceof DatabaseError) || error.code !== noSuchDatabase) throw error;
      await makeTemplate(client, server, { template, migrations });
      await copy();
    }
  });
}

/** One process makes it, under a lock, and gives it its name when it is finished; the others wait. */
async function makeTemplate(
  client: Client,
  server: string,
  { template, migrations }: { readonly template: string; readonly migrations: readonly Migration[] },
): Promise<void> {
  await client.query('select pg_advisory_lock(hashtext($1))', [template]);
  const { rowCount } = await client.query('select from pg_database where datname = $1', [template]);
  if (rowCount === 0) {
    const unfinished = `${template}_unfinished`;
    await client.query(`create database ${unfinished}`);
    const location = { url: urlOf(server, unfinished), dataDir: '' };
    await (await openDatabase(location, migrations, () => new Date())).close();
    await client.query(`alter database ${unfinished} rename to ${template}`);
  }
  await client.query('select pg_advisory_unlock(hashtext($1))', [template]);
}

/** The address of a database of the server. */
export function urlOf(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** Works on the server, outside of the databases under test. */
export async function onServer(server: string, work: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client(server);
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
