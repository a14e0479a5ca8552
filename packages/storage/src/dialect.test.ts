import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Database, Migration } from './database.ts';
import { claimRows, databaseTime, lockingRows } from './dialect.ts';
import { openDatabase } from './open-database.ts';
import { describeDatabase } from './testing/describe-database.ts';

interface Tables {
  jobs: { id: number; claimed_by: string | null };
  counters: { id: string; value: number };
}

const migrations: readonly Migration[] = [
  {
    name: '0001-jobs',
    async up({ schema }) {
      await schema
        .createTable('jobs')
        .addColumn('id', 'integer', (column) => column.primaryKey())
        .addColumn('claimed_by', 'text')
        .execute();
      await schema
        .createTable('counters')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('value', 'integer', (column) => column.notNull())
        .execute();
    },
  },
];

describeDatabase<Tables>('the dialect', migrations, (given) => {
  const claim = (database: Database<Tables>, worker: string): Promise<readonly number[]> =>
    database.write(async (transaction) => {
      const due = transaction
        .selectFrom('jobs')
        .select('id')
        .where('claimed_by', 'is', null)
        .orderBy('id')
        .limit(3);
      const claimed = await claimRows(due, database.engine, (rows) =>
        transaction
          .updateTable('jobs')
          .set({ claimed_by: worker })
          .where(
            'id',
            'in',
            rows.map(({ id }) => id),
          )
          .execute(),
      );
      return claimed.map(({ id }) => id);
    });

  it('lets workers claim different rows, in order, until none is left', async () => {
    const jobs = Array.from({ length: 100 }, (_, id) => ({ id, claimed_by: null }));
    await given.database().write((transaction) => transaction.insertInto('jobs').values(jobs).execute());
    // Stands for another process.
    const other = await openDatabase<Tables>(given.location(), migrations, () => new Date());

    async function work(database: Database<Tables>, worker: string): Promise<readonly number[]> {
      const all: number[] = [];
      for (;;) {
        const claimed = await claim(database, worker);
        if (claimed.length === 0) return all;
        expect(claimed).toEqual(claimed.toSorted((one, two) => one - two));
        all.push(...claimed);
      }
    }
    const claimed = await Promise.all(
      ['a', 'b', 'c', 'd'].map((worker, index) => work(index % 2 === 0 ? given.database() : other, worker)),
    );
    await other.close();

    expect(claimed.flat().toSorted((one, two) => one - two)).toEqual(jobs.map(({ id }) => id));
  });

  it('returns claimed rows when the transaction is rolled back', async () => {
    await given
      .database()
      .write((transaction) =>
        transaction.insertInto('jobs').values({ id: 1000, claimed_by: null }).execute(),
      );
    const undone = given.database().write(async (transaction) => {
      const due = transaction.selectFrom('jobs').select('id').where('id', '=', 1000);
      await claimRows(due, given.engine, () =>
        transaction.updateTable('jobs').set({ claimed_by: 'undone' }).where('id', '=', 1000).execute(),
      );
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');

    expect(await claim(given.database(), 'next')).toEqual([1000]);
  });

  it('marks nothing when nothing is due', async () => {
    const claimed = await given.database().write((transaction) =>
      claimRows(transaction.selectFrom('jobs').select('id').where('id', '<', 0), given.engine, () => {
        throw new Error('nothing to mark');
      }),
    );

    expect(claimed).toEqual([]);
  });

  it('lets nobody change a locked row between reading and writing it', async () => {
    await given
      .database()
      .write((transaction) => transaction.insertInto('counters').values({ id: 'c', value: 0 }).execute());
    const addOne = (): Promise<void> =>
      given.database().write(async (transaction) => {
        const counter = transaction.selectFrom('counters').select('value').where('id', '=', 'c');
        const { value } = await lockingRows(counter, given.engine).executeTakeFirstOrThrow();
        await transaction
          .updateTable('counters')
          .set({ value: value + 1 })
          .where('id', '=', 'c')
          .execute();
      });

    await Promise.all(Array.from({ length: 30 }, addOne));

    const rows = await given.database().read.selectFrom('counters').select('value').execute();
    expect(rows).toEqual([{ value: 30 }]);
  });

  it('returns the database time, now and offset, in the format of stored instants', async () => {
    const { read } = given.database();
    const query = sql<{ now: string; later: string }>`
      select ${databaseTime(given.engine)} as now, ${databaseTime(given.engine, 20_500)} as later`;

    const { now, later } = (await query.execute(read)).rows[0]!;

    expect(new Date(now).toISOString()).toBe(now);
    expect(Math.abs(Date.parse(now) - Date.now())).toBeLessThan(60_000);
    expect(Date.parse(later) - Date.parse(now)).toBe(20_500);
  });
});
