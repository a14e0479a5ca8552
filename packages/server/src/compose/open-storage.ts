import {
  blobMigrations,
  createBlobStore,
  openDatabase,
  type BlobStore,
  type Database,
} from '@form-portal/storage';
import { embeddedVaultMigrations } from '@form-portal/vault';
import { mkdir } from 'node:fs/promises';
import type { Config } from '../config.ts';
import { serverMigrations } from '../db/migrations/index.ts';
import type { ServerTables } from '../db/tables.ts';
import type { Outside } from './outside.ts';

/** The portal's database, up to date, and the contents of its files. */
export interface Storage {
  readonly database: Database<ServerTables>;
  readonly blobs: BlobStore;
}

/** Every step of the schema, of all packages. */
export const portalMigrations = [...blobMigrations, ...serverMigrations, ...embeddedVaultMigrations];

/** Opens both. With PostgreSQL several machines may share the portal, so large contents go to the database too. */
export async function openStorage(
  { dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>,
  { now, newGuid }: Pick<Outside, 'now' | 'newGuid'>,
): Promise<Storage> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const location = { url: databaseUrl ?? '', dataDir };
  const database = await openDatabase<ServerTables>(location, portalMigrations, now);
  const large = databaseUrl === null ? 'disk' : 'database';
  const blobs = createBlobStore({ database, dataDir, large, now, newId: newGuid });
  return { database, blobs };
}
