export type { Database, Engine, Migration } from './database.ts';
export { type DatabaseLocation, openDatabase, openExistingDatabase } from './open-database.ts';
export { NewerDatabaseError } from './migrate.ts';
export {
  bytesColumn,
  claimRows,
  codeColumn,
  contains,
  databaseTime,
  isOneOf,
  lockingRows,
  acquireLock,
} from './dialect.ts';
export type { BlobFolderState, BlobRef, BlobStore, StagedBlob, SweepResult } from './blob-store.ts';
export { blobMigrations } from './blobs/blob-migrations.ts';
export { makeFolder, syncFolder } from './blobs/durable-folder.ts';
export { storedHashes } from './blobs/hold.ts';
export type { BlobLocation } from './blobs/blob-tables.ts';
export { isBackupRunning } from './blobs/running-backups.ts';
export { endVacuumRequest, findVacuumRequest, requestVacuum } from './vacuum-request.ts';
export { probeDatabase } from './blobs/installation.ts';
export { BlobNotFoundError, type BlobStoreDeps, createBlobStore } from './blobs/create-blob-store.ts';
export { BackupError } from './backup/backup-error.ts';
export { type BackupReport, writeBackup } from './backup/write-backup.ts';
export {
  type RestoreReport,
  type RestoreOptions,
  restoreBackup,
  verifyBackup,
} from './backup/restore-backup.ts';
export { createSpaceReserve, readFreeSpace, type FreeSpace, type SpaceReserve } from './disk/free-space.ts';
export {
  DataFolderGoneError,
  StorageFullError,
  storageTroubleOf,
  type StorageTrouble,
} from './storage-error.ts';
export { Semaphore, type WaitOptions } from './semaphore.ts';
