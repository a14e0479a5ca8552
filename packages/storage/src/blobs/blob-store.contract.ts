import { describeDatabase } from '../testing/describe-database.ts';
import { blobMigrations } from './blob-migrations.ts';
import type { BlobLocation, BlobTables } from './blob-tables.ts';
import { keepsContents } from './kept-contents.contract.ts';
import { survivesRaces } from './races.contract.ts';
import { removesContents } from './removed-contents.contract.ts';

/** The behaviour of every blob store with large contents in `large`, on both engines. */
export function describeBlobStore(large: BlobLocation): void {
  describeDatabase<BlobTables>(
    `a blob store with large contents in the ${large}`,
    blobMigrations,
    (given) => {
      keepsContents(given, large);
      removesContents(given, large);
      survivesRaces(given, large);
    },
  );
}
