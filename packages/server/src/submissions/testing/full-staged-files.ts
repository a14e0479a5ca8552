import { runSql } from '@form-portal/storage/testing';
import type { PortalUnderTest } from '../../testing/app-under-test.ts';

/** Leaves no space for changes of staged files, by SQLite itself and by raising PostgreSQL's error of a full disk. */
export async function fillStagedFiles({ engine, portal }: PortalUnderTest): Promise<void> {
  const { database } = portal.storage;
  const event = 'before update on staged_files';
  if (engine === 'sqlite')
    return runSql(
      database,
      'create table ballast (content blob)',
      `create trigger full_disk ${event} begin insert into ballast values (zeroblob(10000000)); end`,
      'pragma max_page_count = 1',
    );
  await runSql(
    database,
    `create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'No space left on device' using errcode = '53100'; end $$`,
    `create trigger full_disk ${event} for each row execute function refuse()`,
  );
}

/** Ends {@link fillStagedFiles}. */
export async function makeRoom({ engine, portal }: PortalUnderTest): Promise<void> {
  const { database } = portal.storage;
  await (engine === 'sqlite'
    ? runSql(database, 'pragma max_page_count = 1000000', 'drop trigger full_disk', 'drop table ballast')
    : runSql(database, 'drop function refuse cascade'));
}
