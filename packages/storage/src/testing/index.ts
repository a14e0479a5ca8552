export { type DatabaseUnderTest, describeDatabase, newDatabase } from './describe-database.ts';
export { runSql } from './run-sql.ts';
export { mountSmallDisk, type SmallDisk } from './small-disk.ts';
export { type RunningPostgres, startPostgres } from './start-postgres.ts';
