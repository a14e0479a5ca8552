export { type DatabaseUnderTest, describeDatabase, newDatabase } from './describe-database.ts';
export { freePort } from './free-port.ts';
export { runSql } from './run-sql.ts';
export { sha256 } from './sha256.ts';
export { mountSmallDisk, type SmallDisk } from './small-disk.ts';
export { type RunningPostgres, startPostgres } from './start-postgres.ts';
export { whileBackupRuns } from '../blobs/running-backups.ts';
