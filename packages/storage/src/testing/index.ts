export { type DatabaseUnderTest, describeDatabase, newDatabase } from './describe-database.ts';
export { type RunningPostgres, startPostgres } from './start-postgres.ts';
