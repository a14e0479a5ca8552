import { cp, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database, Migration } from '../database.ts';
import { openDatabase } from '../open-database.ts';
import { DataFolderGoneError } from '../storage-error.ts';

interface Tables {
  notes: { text: string };
}

const notes: Migration = {
  name: '0001-notes',
  up: ({ schema }) => schema.createTable('notes').addColumn('text', 'text').execute(),
};

describe('a SQLite database whose data folder disappears while it is open', () => {
  let parent: string;
  let dataDir: string;
  let database: Database<Tables>;

  beforeEach(async () => {
    parent = await mkdtemp(join(tmpdir(), 'form-portal-gone-'));
    dataDir = join(parent, 'data');
    database = await openDatabase<Tables>({ url: '', dataDir }, [notes], () => new Date());
    await note('before');
  });

  afterEach(async () => {
    await database.close();
    await rm(parent, { recursive: true });
  });

  function note(text: string): Promise<unknown> {
    return database.write((transaction) => transaction.insertInto('notes').values({ text }).execute());
  }

  const elsewhere = () => join(parent, 'elsewhere');

  it.each<[string, () => Promise<void>]>([
    ['the folder is deleted', () => rm(dataDir, { recursive: true })],
    ['the folder is moved', () => rename(dataDir, elsewhere())],
    ['the parent is moved', () => rename(parent, `${parent}-moved`).then(() => void (parent += '-moved'))],
    ['the file is deleted', () => rm(join(dataDir, 'portal.sqlite'))],
    ['the log is deleted', () => rm(join(dataDir, 'portal.sqlite-wal'))],
    [
      'a copy replaces the folder',
      async () => {
        await rename(dataDir, elsewhere());
        await cp(elsewhere(), dataDir, { recursive: true });
      },
    ],
  ])('refuses all writes when %s', async (_how, happens) => {
    database.assertInPlace();

    await happens();

    expect(() => database.assertInPlace()).toThrow(DataFolderGoneError);
    const written = await Promise.allSettled([note('lost'), note('lost too')]);
    for (const outcome of written)
      expect(outcome).toMatchObject({ status: 'rejected', reason: expect.any(DataFolderGoneError) });
  });

  it('resumes when the folder comes back', async () => {
    await rename(dataDir, elsewhere());
    await expect(note('while it is away')).rejects.toThrow(DataFolderGoneError);

    await rename(elsewhere(), dataDir);
    await note('after');

    const texts = await database.read.selectFrom('notes').select('text').execute();
    expect(texts.map(({ text }) => text)).toContain('after');
  });
});
