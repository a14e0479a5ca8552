export type { Database, Engine, Migration } from './database.ts';
export { type DatabaseLocation, openDatabase } from './open-database.ts';
export { NewerDatabaseError } from './migrate.ts';
export { bytesColumn, claimRows, lockingRows } from './dialect.ts';
export type { BlobRef, BlobStore, StagedBlob } from './blob-store.ts';
