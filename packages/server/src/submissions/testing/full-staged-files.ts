import { runSql } from '@form-portal/storage/testing';
import type { PortalUnderTest } from '../../testing/app-under-test.ts';

/** Makes changes of staged files fail as on a full disk: SQLite gets no more pages, in PostgreSQL a trigger raises its error. */
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
export async function freeStagedFiles({ engine, portal }: PortalUnderTest): Promise<void> {
  const { database } = portal.storage;
  await (engine === 'sqlite'
    ? runSql(database, 'pragma max_page_count = 1000000', 'drop trigger full_disk', 'drop table ballast')
    : runSql(database, 'drop function refuse cascade'));
}
