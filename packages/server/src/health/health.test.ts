import { expect, it } from 'vitest';
import { describePortal } from '../testing/app-under-test.ts';

describePortal('health', (given) => {
  it('reports that the process is alive and the portal ready', async () => {
    const alive = await given().client().get('/healthz');
    const ready = await given().client().get('/readyz');

    expect([alive.statusCode, alive.json()]).toEqual([200, { status: 'alive' }]);
    expect([ready.statusCode, ready.json()]).toEqual([200, { status: 'ready', reasons: [] }]);
  });

  it('reports that the portal is not ready when it cannot write, and why', async () => {
    const { database } = given().portal.storage;
    await database.write(async (transaction) => {
      await transaction.schema.alterTable('installation').renameTo('elsewhere').execute();
    });

    const ready = await given().client().get('/readyz');
    const alive = await given().client().get('/healthz');

    await database.write(async (transaction) => {
      await transaction.schema.alterTable('elsewhere').renameTo('installation').execute();
    });
    expect([ready.statusCode, ready.json()]).toEqual([
      503,
      { status: 'unready', reasons: ['The database cannot be written.'] },
    ]);
    expect(alive.statusCode).toBe(200);
    expect((await given().client().get('/readyz')).statusCode).toBe(200);
  });

  it('does not depend on the vault, for which submissions can wait', async () => {
    const { database } = given().portal.storage;
    await database.write(async (transaction) => {
      await transaction.schema.alterTable('vault_counters').renameTo('elsewhere').execute();
    });

    expect((await given().client().get('/readyz')).statusCode).toBe(200);
    await database.write(async (transaction) => {
      await transaction.schema.alterTable('elsewhere').renameTo('vault_counters').execute();
    });
  });
});
