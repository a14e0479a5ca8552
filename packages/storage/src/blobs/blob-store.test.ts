import { describeDatabase } from '../testing/describe-database.ts';
import { blobMigrations } from './blob-migrations.ts';
import { describeBlobStore } from './blob-store.contract.ts';
import type { BlobTables } from './blob-tables.ts';
import { keepsFilesOfOtherDatabases } from './other-database.contract.ts';

describeBlobStore('disk');
describeBlobStore('database');

describeDatabase<BlobTables>('a folder of contents', blobMigrations, keepsFilesOfOtherDatabases);
