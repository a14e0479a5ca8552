export { type DatabaseUnderTest, describeDatabase, newDatabase } from './describe-database.ts';
export { mountSmallDisk, type SmallDisk } from './small-disk.ts';
export { type RunningPostgres, startPostgres } from './start-postgres.ts';
