import { readdirSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { storageTroubleOf } from '../storage-error.ts';
import { GroupCommitDriver } from './group-commit.ts';
import { openSqlite } from './open-sqlite.ts';
import { SqliteConnection } from './sqlite-connection.ts';
import { sqliteKysely } from './sqlite-dialect.ts';

interface Tables {
  parents: { id: string };
  children: { parent: string };
  large: { content: Uint8Array };
}

/** A connection that records where transactions begin and end. */
class NotingConnection extends SqliteConnection {
  readonly noted: string[] = [];

  override run(statement: string): void {
    this.noted.push(statement);
    super.run(statement);
  }
}

describe('group commit', () => {
  let folder: string;
  let connection: NotingConnection;
  let writer: Kysely<Tables>;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'form-portal-test-'));
    connection = new NotingConnection(join(folder, 'portal.sqlite'), 'write');
    connection.run(`
      create table parents (id text primary key);
      create table children (parent text references parents (id) deferrable initially deferred);
      create table large (content blob)`);
    writer = sqliteKysely<Tables>(
      new GroupCommitDriver(connection, { otherWriterMs: 100, workMs: 200 }, () => undefined),
    );
  });

  afterEach(async () => {
    await writer.destroy();
    connection.close();
    await rm(folder, { recursive: true });
  });

  const add = (id: string): Promise<unknown> =>
    writer.transaction().execute((transaction) => transaction.insertInto('parents').values({ id }).execute());
  const commits = (): number => connection.noted.filter((statement) => statement === 'commit').length;

  it('commits once for all writes that wait at the same moment', async () => {
    await Promise.all(Array.from({ length: 50 }, (_, index) => add(String(index))));

    expect(commits()).toBe(1);
  });

  it('commits after 64 writes at the latest, so that the first does not wait forever', async () => {
    await Promise.all(Array.from({ length: 130 }, (_, index) => add(String(index))));

    expect(commits()).toBe(3);
  });

  it('commits sequential writes one by one', async () => {
    for (const id of ['a', 'b', 'c']) await add(id);

    expect(commits()).toBe(3);
  });

  it('fails every write of a group whose commit fails, and continues with the next', async () => {
    // The constraint is deferred, so it is the commit that fails.
    const orphan = writer
      .transaction()
      .execute((transaction) => transaction.insertInto('children').values({ parent: 'nobody' }).execute());

    const settled = await Promise.allSettled([add('before'), orphan, add('after')]);

    expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(settled.map((one) => (one.status === 'rejected' ? String(one.reason) : ''))[0]).toContain(
      'FOREIGN KEY',
    );
    await add('next');
    const rows = await writer
      .transaction()
      .execute((transaction) => transaction.selectFrom('parents').selectAll().execute());
    expect(rows.map(({ id }) => id)).toEqual(['next']);
  });

  it('fails every write of the group when the database rolls back the whole transaction', async () => {
    const before = add('before');
    const undone = writer.transaction().execute(async (transaction) => {
      await sql`insert into parents values ('x')`.execute(transaction);
      // SQLite does this by itself when, for example, the disk is full.
      await sql`insert or rollback into parents values ('x')`.execute(transaction);
    });

    const settled = await Promise.allSettled([before, undone, add('after')]);

    expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
    const rows = await writer
      .transaction()
      .execute((transaction) => transaction.selectFrom('parents').selectAll().execute());
    expect(rows.map(({ id }) => id)).toEqual(['after']);
  });

  it('stops a write that caught the failure which rolled back the transaction', async () => {
    const stubborn = writer.transaction().execute(async (transaction) => {
      await sql`insert into parents values ('x')`.execute(transaction);
      await sql`insert or rollback into parents values ('x')`.execute(transaction).catch(() => undefined);
      await sql`insert into parents values ('outside')`.execute(transaction);
    });

    await expect(stubborn).rejects.toThrow('rolled back by an earlier failure');
    const rows = await writer
      .transaction()
      .execute((transaction) => transaction.selectFrom('parents').selectAll().execute());
    expect(rows).toEqual([]);
  });

  it('fails the write that does not fit on a full disk, and continues once there is space', async () => {
    connection.run('pragma max_page_count = 50');
    const content = new Uint8Array(400_000);
    const tooLarge = writer
      .transaction()
      .execute((transaction) => transaction.insertInto('large').values({ content }).execute());

    await expect(tooLarge).rejects.toThrow('full');
    connection.run('pragma max_page_count = 5000');
    await add('room');

    expect(connection.inTransaction).toBe(false);
  });

  it('waits for another connection that writes without blocking the event loop', async () => {
    const other = new SqliteConnection(join(folder, 'portal.sqlite'), 'write');
    other.run('begin immediate');
    setTimeout(() => other.run('rollback'), 30);

    await add('patient');

    expect(commits()).toBe(1);
    other.close();
  });

  it('runs no query of a write in the turn of another one', async () => {
    let first: Kysely<Tables> = writer;
    const over = writer.transaction().execute((transaction) => {
      first = transaction;
      return Promise.resolve();
    });
    const next = writer.transaction().execute(async () => {
      await first.insertInto('parents').values({ id: 'smuggled' }).execute();
    });

    await expect(next).rejects.toThrow('The transaction is over');
    await over;
  });

  it('rolls back a write that keeps the others waiting too long', async () => {
    const stuck = writer.transaction().execute(async (transaction) => {
      await transaction.insertInto('parents').values({ id: 'stuck' }).execute();
      await sleep(500);
    });

    const settled = await Promise.allSettled([stuck, add('waiting')]);

    expect(settled.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
    await expect(stuck).rejects.toThrow('took too long');
    const rows = await writer
      .transaction()
      .execute((transaction) => transaction.selectFrom('parents').selectAll().execute());
    expect(rows.map(({ id }) => id)).toEqual(['waiting']);
  });

  it('fails a write that could not begin, and the next one can', async () => {
    const other = new SqliteConnection(join(folder, 'portal.sqlite'), 'write');
    other.run('begin immediate');

    const failure: unknown = await add('waiting').catch((error: unknown) => error);
    expect(String(failure)).toContain('locked');
    expect(storageTroubleOf(failure)).toBe('unavailable');
    other.run('rollback');
    other.close();
    await add('begun');

    expect(commits()).toBe(1);
  });
});

describe('openSqlite', () => {
  it('syncs every commit and keeps its files private', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'form-portal-test-'));
    const path = join(folder, 'new', 'portal.sqlite');
    const { writer, close } = await openSqlite(path);

    const pragmas = await writer.transaction().execute(async (transaction) => {
      await sql`create table t (id text)`.execute(transaction);
      const { rows: synchronous } = await sql`pragma synchronous`.execute(transaction);
      const { rows: journal } = await sql`pragma journal_mode`.execute(transaction);
      const { rows: foreignKeys } = await sql`pragma foreign_keys`.execute(transaction);
      return [...synchronous, ...journal, ...foreignKeys];
    });

    expect(pragmas).toEqual([{ synchronous: 2 }, { journal_mode: 'wal' }, { foreign_keys: 1 }]);
    for (const file of [path, `${path}-wal`]) expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(statSync(join(folder, 'new')).mode & 0o777).toBe(0o700);
    await close();
    // The last connection to close checkpoints the log into the file.
    expect(readdirSync(join(folder, 'new'))).toEqual(['portal.sqlite']);
    await rm(folder, { recursive: true });
  });
});

describe('a SQLite connection', () => {
  it.each([true, undefined, new Date(), { a: 1 }])('refuses to store %s', async (value) => {
    const connection = new SqliteConnection(':memory:', 'write');
    const kysely = sqliteKysely<Tables>(
      new GroupCommitDriver(connection, { otherWriterMs: 100, workMs: 200 }, () => undefined),
    );

    const stored = kysely.transaction().execute((transaction) => sql`select ${value}`.execute(transaction));

    await expect(stored).rejects.toThrow('cannot be stored');
    await kysely.destroy();
  });

  it('still runs a query after hundreds of others', async () => {
    const connection = new SqliteConnection(':memory:', 'write');
    const kysely = sqliteKysely<Tables>(
      new GroupCommitDriver(connection, { otherWriterMs: 100, workMs: 200 }, () => undefined),
    );

    const rows = await kysely.transaction().execute(async (transaction) => {
      const seen: unknown[] = [];
      for (let number = 0; number < 500; number += 1) {
        const { rows } = await sql`select ${sql.lit(number % 250)} as n`.execute(transaction);
        seen.push(...rows);
      }
      return seen;
    });

    expect(rows).toEqual(Array.from({ length: 500 }, (_, index) => ({ n: index % 250 })));
    await kysely.destroy();
  });
});
