import type { Database } from '@form-portal/storage';
import type { ServerTables } from './tables.ts';

/** What the keys need from the composition root. */
interface ServerKeysDeps {
  readonly database: Database<ServerTables>;
  readonly randomBytes: (size: number) => Buffer;
}

/**
 * The installation's secret of a name, 32 bytes. Made when it is first asked for; every process of the installation gets the same
 * one.
 */
export async function serverKey({ database, randomBytes }: ServerKeysDeps, name: string): Promise<Buffer> {
  const value = await database.write(async (transaction) => {
    await transaction
      .insertInto('server_keys')
      .values({ name, value: randomBytes(32).toString('base64url') })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
    const row = await transaction
      .selectFrom('server_keys')
      .select('value')
      .where('name', '=', name)
      .executeTakeFirstOrThrow();
    return row.value;
  });
  return Buffer.from(value, 'base64url');
}
