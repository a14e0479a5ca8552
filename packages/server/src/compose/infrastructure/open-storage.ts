import {
  blobMigrations,
  createBlobStore,
  openDatabase,
  openExistingDatabase,
  createSpaceReserve,
  type BlobStore,
  type Database,
  type DatabaseLocation,
  type SpaceReserve,
} from '@form-portal/storage';
import { embeddedVaultMigrations } from '@form-portal/vault';
import { mkdir } from 'node:fs/promises';
import type { Config } from '../../config.ts';
import { serverMigrations } from '../../db/migrations/index.ts';
import type { ServerTables } from '../../db/tables.ts';
import type { SystemDeps } from './system-deps.ts';

/** The portal's database, up to date, and its blobs. */
export interface Storage {
  readonly database: Database<ServerTables>;
  readonly blobs: BlobStore;
  /** Space on the disk of the data folder that visitors may not use up. */
  readonly space: SpaceReserve;
  /** Throws `DataFolderGoneError` when what is stored now would be lost with this process. */
  assertInPlace(): void;
}

/** The migrations of all packages. */
export const portalMigrations = [...blobMigrations, ...serverMigrations, ...embeddedVaultMigrations];

/** Where the storage is, and the space that is kept free there: none for commands, which serve no visitors. */
type StorageConfig = Pick<Config, 'dataDir' | 'databaseUrl'> & Partial<Pick<Config, 'minFreeBytes'>>;

type StorageSystem = Pick<SystemDeps, 'now' | 'newGuid'>;

/** Opens the database, which is migrated, and the blobs. With PostgreSQL several machines may share the portal, so large blobs go to the database too. */
export async function openStorage(config: StorageConfig, system: StorageSystem): Promise<Storage> {
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 });
  const database = await openDatabase<ServerTables>(locationOf(config), portalMigrations, system.now);
  return createStorage(database, config, system);
}

/** Opens the storage of a portal that exists, and may be running, for a command: throws when there is none, and leaves its schema alone. */
export async function openExistingStorage(config: StorageConfig, system: StorageSystem): Promise<Storage> {
  const database = await openExistingDatabase<ServerTables>(locationOf(config), portalMigrations);
  return createStorage(database, config, system);
}

function locationOf({ dataDir, databaseUrl }: StorageConfig): DatabaseLocation {
  return { url: databaseUrl ?? '', dataDir };
}

async function createStorage(
  database: Database<ServerTables>,
  { dataDir, databaseUrl, minFreeBytes = 0 }: StorageConfig,
  { now, newGuid }: StorageSystem,
): Promise<Storage> {
  const large = databaseUrl === null ? 'disk' : 'database';
  const blobs = createBlobStore({ database, dataDir, large, now, newId: newGuid });
  await blobs.checkFolder();
  return {
    database,
    blobs,
    // Nothing of what visitors send goes to this disk when there is a database server.
    space: createSpaceReserve(dataDir, databaseUrl === null ? minFreeBytes : 0),
    assertInPlace() {
      database.assertInPlace();
      blobs.assertInPlace();
    },
  };
}
