import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Database, Migration } from './database.ts';
import { bytesColumn } from './dialect.ts';
import { openDatabase } from './open-database.ts';
import { describeDatabase, newDatabase } from './testing/describe-database.ts';

interface Tables {
  things: { id: string; amount: number | null; content: Uint8Array | null };
}

const things: Migration = {
  name: '0001-things',
  async up({ schema }, engine) {
    await schema
      .createTable('things')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('amount', 'bigint')
      .addColumn('content', bytesColumn(engine))
      .execute();
  },
};

const now = (): Date => new Date();

async function insert(database: Database<Tables>, id: string, amount: number | null = null): Promise<void> {
  await database.write((transaction) =>
    transaction.insertInto('things').values({ id, amount, content: null }).execute(),
  );
}

async function ids(database: Database<Tables>, prefix: string): Promise<readonly string[]> {
  const rows = await database.read
    .selectFrom('things')
    .select('id')
    .where('id', 'like', `${prefix}%`)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

describeDatabase<Tables>('a database', [things], (given) => {
  it('reads what was written as soon as the write resolves', async () => {
    await insert(given.database(), 'read');

    expect(await ids(given.database(), 'read')).toEqual(['read']);
  });

  it('rolls back the work when it throws, and rejects with its error', async () => {
    const work = given.database().write(async (transaction) => {
      await transaction.insertInto('things').values({ id: 'undone', amount: 1, content: null }).execute();
      throw new Error('changed my mind');
    });

    await expect(work).rejects.toThrow('changed my mind');
    expect(await ids(given.database(), 'undone')).toEqual([]);
  });

  it('commits the other writes of a group when one fails', async () => {
    const works = Array.from({ length: 40 }, (_, index) =>
      given.database().write(async (transaction) => {
        const id = `beside-${String(index).padStart(2, '0')}`;
        await transaction.insertInto('things').values({ id, amount: index, content: null }).execute();
        if (index % 4 === 0) throw new Error('one of four');
        // The statement fails rather than the callback.
        if (index % 4 === 1)
          await transaction.insertInto('things').values({ id, amount: 0, content: null }).execute();
        return id;
      }),
    );

    const settled = await Promise.allSettled(works);

    const through = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(through).toHaveLength(20);
    expect(await ids(given.database(), 'beside')).toEqual(through);
  });

  it('does not show uncommitted data', async () => {
    await given.database().write(async (transaction) => {
      await transaction.insertInto('things').values({ id: 'hidden', amount: 1, content: null }).execute();
      expect(await ids(given.database(), 'hidden')).toEqual([]);
    });

    expect(await ids(given.database(), 'hidden')).toEqual(['hidden']);
  });

  it('refuses to write through the reading side', async () => {
    const row = { id: 'by-reading', amount: 1, content: null };

    await expect(given.database().read.insertInto('things').values(row).execute()).rejects.toThrow(
      /read-?only/,
    );
  });

  it('shows one snapshot to all queries of a reading transaction', async () => {
    const counts = await given
      .database()
      .read.transaction()
      .execute(async (transaction) => {
        const count = async (): Promise<unknown> =>
          (await transaction.selectFrom('things').select('id').where('id', '=', 'later').execute()).length;
        const before = await count();
        await insert(given.database(), 'later');
        return [before, await count()];
      });

    expect(counts).toEqual([0, 0]);
    expect(await ids(given.database(), 'later')).toEqual(['later']);
  });

  it('returns numbers, bytes and nulls as they were stored', async () => {
    const bytes = new Uint8Array([0, 1, 254, 255]);
    const rows = [
      { id: 'kinds-1', amount: Number.MAX_SAFE_INTEGER, content: bytes },
      { id: 'kinds-2', amount: -5, content: null },
      { id: 'kinds-3', amount: null, content: new Uint8Array() },
    ];
    const returned = await given
      .database()
      .write((transaction) => transaction.insertInto('things').values(rows).returningAll().execute());
    const read = await given
      .database()
      .read.selectFrom('things')
      .selectAll()
      .where('id', 'like', 'kinds-%')
      .execute();

    for (const selected of [returned, read]) {
      expect(selected.map((row) => ({ ...row, content: row.content && [...row.content] }))).toEqual(
        rows.map((row) => ({ ...row, content: row.content && [...row.content] })),
      );
    }
  });

  it('returns counts and sums as numbers', async () => {
    for (const amount of [1, 2, 39]) await insert(given.database(), `sum-${amount}`, amount);

    const { sum, count } = await given
      .database()
      .read.selectFrom('things')
      .select((expression) => [expression.fn.sum('amount').as('sum'), expression.fn.countAll().as('count')])
      .where('id', 'like', 'sum-%')
      .executeTakeFirstOrThrow();

    expect([sum, count]).toEqual([42, 3]);
  });

  it('throws rather than losing digits of a number beyond 2^53', async () => {
    await given
      .database()
      .write((transaction) =>
        sql`insert into things (id, amount) values ('big', ${2n ** 60n})`.execute(transaction),
      );

    const read = given
      .database()
      .read.selectFrom('things')
      .select('amount')
      .where('id', '=', 'big')
      .execute();

    await expect(read).rejects.toThrow(/too large/);
    await given
      .database()
      .write((transaction) => transaction.deleteFrom('things').where('id', '=', 'big').execute());
  });

  it('reports how many rows a write affected', async () => {
    await insert(given.database(), 'touched-1', 1);
    await insert(given.database(), 'touched-2', 1);

    const touched = await given.database().write(async (transaction) => {
      const all = transaction.updateTable('things').set({ amount: 2 }).where('id', 'like', 'touched-%');
      const updated = await all.executeTakeFirstOrThrow();
      const removed = await transaction
        .deleteFrom('things')
        .where('id', '=', 'touched-1')
        .executeTakeFirstOrThrow();
      return [updated.numUpdatedRows, removed.numDeletedRows];
    });

    expect(touched).toEqual([2n, 1n]);
  });

  it('inserts or updates on conflict', async () => {
    for (const amount of [1, 2]) {
      await given.database().write((transaction) =>
        transaction
          .insertInto('things')
          .values({ id: 'upsert', amount, content: null })
          .onConflict((conflict) =>
            conflict.column('id').doUpdateSet((row) => ({ amount: row.ref('excluded.amount') })),
          )
          .execute(),
      );
    }

    const rows = await given
      .database()
      .read.selectFrom('things')
      .select('amount')
      .where('id', '=', 'upsert')
      .execute();
    expect(rows).toEqual([{ amount: 2 }]);
  });

  it('refuses a nested write, which could deadlock', async () => {
    const nested = given.database().write(() => insert(given.database(), 'nested'));

    await expect(nested).rejects.toThrow('A write inside a write');
    expect(await ids(given.database(), 'nested')).toEqual([]);
  });

  it('lets code that a write started write again once the first write has ended', async () => {
    let later: Promise<void> = Promise.resolve();
    await given.database().write(() => {
      later = sleep(20).then(() => insert(given.database(), 'set-going'));
      return Promise.resolve();
    });
    await later;

    expect(await ids(given.database(), 'set-going')).toEqual(['set-going']);
  });

  it('refuses a query that its write did not await', async () => {
    let late: Promise<unknown> = Promise.resolve();
    await given.database().write((transaction) => {
      late = sleep(20).then(() =>
        transaction.insertInto('things').values({ id: 'unawaited', amount: 1, content: null }).execute(),
      );
      late.catch(() => undefined);
      return Promise.resolve();
    });

    await expect(late).rejects.toThrow(/over|already committed/);
    expect(await ids(given.database(), 'unawaited')).toEqual([]);
  });

  it('gives access to the same database with other table types', async () => {
    const other = given.database().withTables<{ things: { id: string } }>();
    await other.write((transaction) => transaction.insertInto('things').values({ id: 'typed' }).execute());

    expect(await ids(given.database(), 'typed')).toEqual(['typed']);
  });

  it('waits for running writes when it closes, and accepts no more', async () => {
    const { location, remove } = await newDatabase(given.engine);
    const database = await openDatabase<Tables>(location, [things], now);
    const running = Promise.all(['a', 'b', 'c'].map((id) => insert(database, id)));
    await database.read.selectFrom('things').select('id').execute();

    const closed = database.close();
    await expect(insert(database, 'd')).rejects.toThrow('closed');
    await Promise.all([running, closed, database.close()]);

    const again = await openDatabase<Tables>(location, [things], now);
    expect(await ids(again, '')).toEqual(['a', 'b', 'c']);
    await again.close();
    await remove();
  });
});

describe('openDatabase', () => {
  it.each(['mysql://localhost/portal', 'portal.sqlite'])('refuses the URL %s', async (url) => {
    await expect(openDatabase({ url, dataDir: '' }, [], now)).rejects.toThrow('must begin with postgres://');
  });

  it('reports that there is no server', async () => {
    const url = 'postgres://nobody:nothing@127.0.0.1:1/none';

    await expect(openDatabase({ url, dataDir: '' }, [], now)).rejects.toThrow('ECONNREFUSED');
  });
});
