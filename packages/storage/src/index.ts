export type { Database, Engine, Migration } from './database.ts';
export { type DatabaseLocation, openDatabase } from './open-database.ts';
export { NewerDatabaseError } from './migrate.ts';
export { bytesColumn, claimRows, codeColumn, databaseTime, lockingRows } from './dialect.ts';
export type { BlobRef, BlobStore, StagedBlob } from './blob-store.ts';
export { blobMigrations } from './blobs/blob-migrations.ts';
export type { BlobPlace } from './blobs/blob-tables.ts';
export { BlobNotFoundError, type BlobStoreParts, createBlobStore } from './blobs/create-blob-store.ts';
