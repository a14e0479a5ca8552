import { runSql } from '../packages/storage/src/testing/run-sql.ts';
import type { SmallDisk } from '../packages/storage/src/testing/small-disk.ts';
import { openSiteDatabase, type Site } from './site.ts';

/** A disk that can be made full for a while. */
export interface FullDisk {
  fill(): Promise<void>;
  empty(): Promise<void>;
}

/** The site's own disk; when none can be mounted, SQLite is kept from growing its file. */
export function fullSqlite(site: Site, disk: SmallDisk | undefined): FullDisk {
  if (disk !== undefined) return { fill: () => disk.fill(), empty: () => disk.empty() };
  const limitPages = (mostPages: number) => {
    for (const process of site.processes) process.command({ mostPages });
    return Promise.resolve();
  };
  return { fill: () => limitPages(1), empty: () => limitPages(1_073_741_823) };
}

/** Makes PostgreSQL refuse every submission as on a full disk. */
export function fullPostgres(site: Site): FullDisk {
  async function run(...statements: readonly string[]): Promise<void> {
    const database = await openSiteDatabase(site);
    try {
      await runSql(database, ...statements);
    } finally {
      await database.close();
    }
  }
  return {
    fill: () =>
      run(
        `create or replace function chaos_full() returns trigger language plpgsql as
          $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`,
        'create or replace trigger chaos_full before insert on submissions execute function chaos_full()',
      ),
    empty: () => run('drop function if exists chaos_full cascade'),
  };
}
