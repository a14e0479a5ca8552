import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { syncFolder } from '../blobs/durable-folder.ts';
import type { BlobTables } from '../blobs/blob-tables.ts';
import { installationId } from '../blobs/installation.ts';
import { writeMark } from '../blobs/mark-file.ts';
import type { Database } from '../database.ts';
import { NewerDatabaseError, refuseUnknown } from '../migrate.ts';
import { connectTo, databaseOver, sqliteFile, type DatabaseLocation } from '../open-database.ts';
import { openSqlite } from '../sqlite/open-sqlite.ts';
import type { Manifest } from './archive-format.ts';
import { openArchive, type OpenArchive } from './archive-reader.ts';
import { BackupError } from './backup-error.ts';
import { intoDatabase, intoFolder, readOnlyTarget } from './content-target.ts';
import { tablesInOrder } from './dialect.ts';
import { loadArchive, type LoadedArchive, type LoadOptions } from './load-archive.ts';

/** Options of a restore. */
export interface RestoreOptions extends Omit<LoadOptions, 'storeContent'> {
  /** As in {@link BlobStoreDeps}. */
  readonly newId: () => string;
}

/** A loaded archive and its manifest. */
export interface RestoreReport extends LoadedArchive {
  readonly manifest: Manifest;
}

const blobsFolder = 'blobs';

/**
 * Restores an archive made on either engine into the database and data folder of `location`, which must be empty. All or nothing.
 * Throws {@link BackupError} when the target is in use, or the archive is damaged or from a newer version.
 */
export async function restoreBackup(
  path: string,
  location: DatabaseLocation,
  options: RestoreOptions,
): Promise<RestoreReport> {
  await mkdir(location.dataDir, { recursive: true, mode: 0o700 });
  await refuseFilledFolder(location.dataDir);
  return withArchive(path, options, (archive) =>
    location.url === ''
      ? restoreIntoFolder(archive, location.dataDir, options)
      : restoreIntoServer(archive, location, options),
  );
}

/**
 * Loads an archive into a separate database in a new folder below `workFolder`, verifies every hash and count, completes it,
 * and removes the folder. Contents are read but not stored, so only the rows need space. Throws {@link BackupError}.
 */
export async function verifyBackup(
  path: string,
  workFolder: string,
  options: RestoreOptions,
): Promise<RestoreReport> {
  return withArchive(path, options, async (archive) => {
    const temporaryFolder = await mkdtemp(join(workFolder, 'form-portal-verify-'));
    try {
      return await loadIntoFile(archive, temporaryFolder, { ...options, storeContent: readOnlyTarget });
    } finally {
      await rm(temporaryFolder, { recursive: true, force: true });
    }
  });
}

async function withArchive(
  path: string,
  { migrations }: RestoreOptions,
  work: (archive: OpenArchive) => Promise<LoadedArchive>,
): Promise<RestoreReport> {
  const archive = await openArchive(path);
  const { manifest } = archive;
  try {
    refuseNewer(manifest, migrations);
    return { manifest, ...(await work(archive)) };
  } finally {
    archive.close();
  }
}

async function restoreIntoFolder(
  archive: OpenArchive,
  dataDir: string,
  options: RestoreOptions,
): Promise<LoadedArchive> {
  // On the same file system, so that the files can be renamed into place.
  const temporaryFolder = await mkdtemp(join(dataDir, 'restoring-'));
  try {
    const blobs = join(temporaryFolder, blobsFolder);
    await mkdir(blobs, { mode: 0o700 });
    const storeContent = intoFolder(blobs, options.newId);
    const loaded = await loadIntoFile(
      archive,
      temporaryFolder,
      { ...options, storeContent },
      async (database) => writeMark(blobs, await installationId(database, options.newId)),
    );
    await rm(join(dataDir, blobsFolder), { recursive: true, force: true });
    await rename(blobs, join(dataDir, blobsFolder));
    // Last: without the database the folder is not yet a portal.
    await rename(join(temporaryFolder, sqliteFile), join(dataDir, sqliteFile));
    await syncFolder(dataDir);
    return loaded;
  } finally {
    await rm(temporaryFolder, { recursive: true, force: true });
  }
}

/** Everything in one transaction, contents included. */
async function restoreIntoServer(
  archive: OpenArchive,
  location: DatabaseLocation,
  options: RestoreOptions,
): Promise<LoadedArchive> {
  const database = databaseOver(await connectTo(location));
  try {
    if ((await tablesInOrder(database.read, database.engine)).length > 0)
      throw new BackupError(
        'The database of PORTAL_DATABASE_URL has tables already. Create an empty database and name that one.',
      );
    return await loadArchive(database, archive, {
      ...options,
      storeContent: intoDatabase(options.newId),
    });
  } finally {
    await database.close();
  }
}

/** One transaction of any length; nobody else uses the file. */
const alone = { otherWriterMs: 0, workMs: 2 ** 31 - 1 };

async function loadIntoFile(
  archive: OpenArchive,
  folder: string,
  options: LoadOptions,
  afterLoading: (database: Database<BlobTables>) => Promise<void> = () => Promise.resolve(),
): Promise<LoadedArchive> {
  const database = databaseOver(await openSqlite(join(folder, sqliteFile), alone));
  try {
    const loaded = await loadArchive(database, archive, options);
    await afterLoading(database.withTables<BlobTables>());
    return loaded;
  } finally {
    await database.close();
  }
}

function refuseNewer({ version, migrations }: Manifest, known: RestoreOptions['migrations']): void {
  try {
    refuseUnknown(migrations, known);
  } catch (error) {
    if (!(error instanceof NewerDatabaseError)) throw error;
    throw new BackupError(
      `The archive was made by version ${version}, which is newer than this one: this version does not know ${error.unknown.join(', ')}. Restore with version ${version}.`,
    );
  }
}

async function refuseFilledFolder(dataDir: string): Promise<void> {
  const names = await readdir(dataDir);
  const filled =
    names.some((name) => name.startsWith(sqliteFile)) ||
    (names.includes(blobsFolder) && (await readdir(join(dataDir, blobsFolder))).length > 0);
  if (filled)
    throw new BackupError(
      `The data folder ${dataDir} holds a portal already. Name an empty one (PORTAL_DATA_DIR), or move its content away first.`,
    );
}
