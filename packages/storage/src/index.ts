export type { Database, Engine, Migration } from './database.ts';
export type { BlobRef, BlobStore, StagedBlob } from './blob-store.ts';
