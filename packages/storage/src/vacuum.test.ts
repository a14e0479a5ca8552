import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { blobMigrations } from './blobs/blob-migrations.ts';
import { connectTo, openDatabase, type DatabaseLocation } from './open-database.ts';
import type { Database, Migration } from './database.ts';
import { StorageFullError } from './storage-error.ts';
import { describeDatabase, newDatabase } from './testing/describe-database.ts';
import { endVacuumRequest, findVacuumRequest, requestVacuum } from './vacuum-request.ts';

interface Tables {
  letters: { id: string; text: string };
}

const letters: Migration = {
  name: '0001-letters',
  async up({ schema }) {
    await schema
      .createTable('letters')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('text', 'text')
      .execute();
    await schema.createIndex('letters_by_text').on('letters').column('text').execute();
  },
};

/** Texts in an order and of lengths that make pages of the index split; the same ones in every run. */
function someLetters(count: number): readonly Tables['letters'][] {
  let state = 12_345;
  const random = () => (state = (state * 1_103_515_245 + 12_345) % 2 ** 31);
  return Array.from({ length: count }, (_, index) => {
    const mark = `${random().toString(36)}-${index}-erased`;
    return { id: String(index), text: mark + 'x'.repeat(random() % 1200) };
  });
}

async function write(database: Database<Tables>, rows: readonly Tables['letters'][]): Promise<void> {
  await Promise.all(
    rows.map((row) =>
      database.write((transaction) => transaction.insertInto('letters').values(row).execute()),
    ),
  );
}

async function erase(database: Database<Tables>, rows: readonly Tables['letters'][]): Promise<void> {
  await Promise.all(
    rows.map(({ id }) =>
      database.write((transaction) => transaction.deleteFrom('letters').where('id', '=', id).execute()),
    ),
  );
}

describe('vacuuming SQLite', () => {
  const markOf = ({ text }: Tables['letters']) => text.slice(0, text.indexOf('erased'));

  async function given(
    body: (database: Database<Tables>, file: string, location: DatabaseLocation) => Promise<void>,
  ) {
    const { location, remove } = await newDatabase('sqlite');
    const database = await openDatabase<Tables>(location, [letters], () => new Date());
    try {
      await body(database, join(location.dataDir, 'portal.sqlite'), location);
    } finally {
      await database.close();
      await remove();
    }
  }

  it('removes the texts that overwriting deleted rows leaves in pages that are still in use', async () => {
    await given(async (database, file) => {
      const rows = someLetters(1500);
      const erased = rows.filter((_, index) => index % 5 === 0);
      await write(database, rows);
      await erase(database, erased);
      await database.scrub();
      const left = async () => {
        const bytes = await readFile(file);
        return erased.filter((row) => bytes.includes(markOf(row))).length;
      };
      expect(await left()).toBeGreaterThan(0);

      await database.vacuum(0);

      expect(await left()).toBe(0);
      expect((await stat(`${file}-wal`)).size).toBe(0);
      const free = await sql<{ freelist_count: number }>`pragma freelist_count`.execute(database.read);
      expect(free.rows).toEqual([{ freelist_count: 0 }]);
    });
  });

  it('loses no concurrent write and does not block the event loop', async () => {
    await given(async (database) => {
      await database.write((transaction) =>
        sql`with recursive n (i) as (select 1 union all select i + 1 from n where i < 5000)
          insert into letters select 'old-' || i, hex(randomblob(1000)) from n`.execute(transaction),
      );
      let isRunning = true;
      const vacuumed = database.vacuum(0).finally(() => (isRunning = false));
      let turns = 0;
      let sent = 0;
      for (; isRunning; sent += 1) {
        await write(database, [{ id: `new-${sent}`, text: 'sent in the meantime' }]);
        await new Promise((resolve) => setTimeout(resolve, 5));
        turns += 1;
      }
      await vacuumed;

      expect(turns).toBeGreaterThan(1);
      const { rows } = await sql<{ n: number }>`select count(*) as n from letters`.execute(database.read);
      expect(rows).toEqual([{ n: 5_000 + sent }]);
      const checked = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(database.read);
      expect(checked.rows).toEqual([{ integrity_check: 'ok' }]);
    });
  });

  it('is refused when the disk lacks space for it', async () => {
    await given(async (database) => {
      await expect(database.vacuum(Number.MAX_SAFE_INTEGER)).rejects.toThrow(StorageFullError);
    });
  });

  it('fails while another process writes, and can be done later', async () => {
    await given(async (database, _file, location) => {
      const other = await connectTo(location);
      const writing = other.writer.transaction().execute(async (transaction) => {
        await sql`insert into letters values ('held', 'held')`.execute(transaction);
        await expect(database.vacuum(0)).rejects.toThrow('locked');
      });
      await writing;
      await other.close();

      await database.vacuum(0);
    });
  });

  it.each([
    ['before its process starts', 0],
    ['while it runs', 20],
  ])('is aborted when the database closes %s, which stays unchanged', async (_when, delayMs) => {
    await given(async (database, _file, location) => {
      await write(database, someLetters(300));
      const ended = expect(database.vacuum(0)).rejects.toThrow('could not be vacuumed');
      if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
      await database.close();
      await ended;

      const again = await openDatabase<Tables>(location, [letters], () => new Date());
      expect(await again.read.selectFrom('letters').select('id').execute()).toHaveLength(300);
      await again.close();
    });
  });
});

describe('vacuuming PostgreSQL', () => {
  it('leaves no deleted row in the tables', async () => {
    const { location, remove } = await newDatabase('postgres');
    const database = await openDatabase<Tables>(location, [letters], () => new Date());
    const rows = someLetters(50);
    await write(database, rows);
    await erase(database, rows);

    await database.vacuum(0);

    const { rows: statistics } = await sql<{ dead: number; vacuums: number }>`
      select n_dead_tup as dead, vacuum_count as vacuums from pg_stat_user_tables where relname = 'letters'`.execute(
      database.read,
    );
    expect(statistics).toEqual([{ dead: 0, vacuums: 1 }]);
    await database.close();
    await remove();
  });
});

describeDatabase('a requested vacuum', blobMigrations, (given) => {
  const end = (request: string) =>
    given.database().write((transaction) => endVacuumRequest(transaction, request));

  it('is remembered until it is done', async () => {
    expect(await findVacuumRequest(given.database())).toBeUndefined();
    await requestVacuum(given.database(), 'first');
    expect(await findVacuumRequest(given.database())).toBe('first');
    await end('first');
    expect(await findVacuumRequest(given.database())).toBeUndefined();
  });

  it('remains when it was requested again in the meantime', async () => {
    await requestVacuum(given.database(), 'first');
    await requestVacuum(given.database(), 'second');
    await end('first');
    expect(await findVacuumRequest(given.database())).toBe('second');
  });
});
