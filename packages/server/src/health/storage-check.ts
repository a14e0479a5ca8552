import { probeDatabase, type BlobStore, type Database, type SpaceReserve } from '@form-portal/storage';
import type { ServerTables } from '../db/tables.ts';
import type { ReadinessCheck } from './health.routes.ts';

/** Where submissions are stored. */
interface CheckedStorage {
  readonly database: Database<ServerTables>;
  readonly blobs: BlobStore;
  readonly space: SpaceReserve;
  assertInPlace(): void;
}

/** Checks everything that accepting a submission needs, by really using it, down to the disk. */
export function storageChecks(
  { database, blobs, space, assertInPlace }: CheckedStorage,
  now: () => Date,
): readonly ReadinessCheck[] {
  return [
    {
      reason: 'The data folder was deleted, moved or replaced while the portal was running.',
      check: async () => assertInPlace(),
    },
    { reason: 'The database cannot be written.', check: oneAtATime(() => probeDatabase(database, now())) },
    { reason: 'The data folder cannot be written.', check: oneAtATime(() => blobs.probe()) },
    {
      reason: 'Too little space is free on the disk of the data folder.',
      check: () => space.assertRoomFor(0),
    },
  ];
}

/** Concurrent callers share one check, since anybody may request it at any rate. */
function oneAtATime(check: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  return () =>
    (running ??= check().finally(() => {
      running = undefined;
    }));
}
