import { join } from 'node:path';
import type { BlobStore, StagedBlob } from '../blob-store.ts';
import type { Database } from '../database.ts';
import type { BlobLocation, BlobTables, StoredContent } from './blob-tables.ts';
import { BlobFolder } from './blob-folder.ts';
import { chunkStorage } from './chunk-storage.ts';
import { diskStorage } from './disk-storage.ts';
import { keepContent, releaseContents, shareContent } from './hold.ts';
import type { ContentStorage } from './content-storage.ts';
import { discardUpload, receive, type CompleteContent, type StagingDeps } from './stage.ts';
import { removeFiles, sweepFiles, sweepReleases, sweepUploads } from './sweep.ts';
import type { AnyTables } from '../any-tables.ts';

/** Dependencies and settings of a blob store. */
export interface BlobStoreDeps {
  /** `blobMigrations` must have run here; other tables may exist. */
  readonly database: Database<AnyTables>;
  /** Files go to its `blobs` folder. */
  readonly dataDir: string;
  /** Where new large contents go: `database` when several machines share it. Contents stored elsewhere earlier stay readable. */
  readonly large: BlobLocation;
  readonly now: () => Date;
  /** Returns a unique random id of letters, digits and hyphens only; it names uploads, also as a file name. */
  readonly newId: () => string;
  /** Size in bytes up to which a content is small; 262 144 by default. */
  readonly smallLimit?: number;
}

/** No content with this hash is stored. */
export class BlobNotFoundError extends Error {
  constructor(sha256: string) {
    super(`No content ${sha256} is stored.`);
    this.name = 'BlobNotFoundError';
  }
}

/** Creates the blob store over the portal's database and, for large contents, files next to it. */
export function createBlobStore({
  large,
  now,
  newId,
  dataDir,
  smallLimit,
  ...parts
}: BlobStoreDeps): BlobStore {
  const database: Database<BlobTables> = parts.database.withTables<BlobTables>();
  const path = join(dataDir, 'blobs');
  const folder = new BlobFolder(path);
  const disk = diskStorage(path, () => folder.assertInPlace());
  const storages: Readonly<Record<BlobLocation, ContentStorage>> = { disk, database: chunkStorage(database) };
  const staging = { database, large: storages[large], smallLimit: smallLimit ?? 256 * 1024, now, newId };
  const contents = new WeakMap<StagedBlob, CompleteContent>();
  const folderDeps = { database, disk, large, newId };

  return {
    stage: async (source) => {
      const content = await receive(staging, source);
      const staged = stagedBlob(staging, content, large);
      contents.set(staged, content);
      return staged;
    },
    keep: async (transaction, staged, owner) => {
      const content = contents.get(staged);
      if (content === undefined) throw new TypeError('Only contents staged by this store can be kept in it.');
      await keepContent(
        transaction,
        { engine: database.engine, largeLocation: large, newId },
        content,
        owner,
      );
      return { sha256: content.sha256, size: content.size };
    },
    share: (transaction, sha256, owner) => shareContent(transaction, database.engine, sha256, owner),
    release: releaseContents,
    open: (sha256) => readStored(database, storages, sha256),
    sweep: async (olderThanMs) => {
      // Before any rows are removed: they may be all that identifies an unmarked folder.
      const state = await folder.check(folderDeps);
      const uploads = await sweepUploads(database, new Date(now().getTime() - olderThanMs));
      const released = await sweepReleases(database);
      const removed = new Set([...uploads, ...released]);
      await removeFiles(disk, removed);
      // Uploads of which a crash left only the file.
      const files =
        state === 'ours' ? await sweepFiles(database, disk, now()) : { removed: 0, quarantined: 0 };
      return { ...files, removed: removed.size + files.removed, folder: state };
    },
    checkFolder: () => folder.check(folderDeps),
    adoptFolder: () => folder.adopt(folderDeps),
    probe: () => (large === 'disk' ? folder.probe() : Promise.resolve()),
    assertInPlace: () => {
      if (large === 'disk') folder.assertInPlace();
    },
  };
}

function stagedBlob(staging: StagingDeps, content: CompleteContent, place: BlobLocation): StagedBlob {
  const { sha256, size, head } = content;
  if ('bytes' in content) {
    return { sha256, size, head, open: () => inMemory(content.bytes), discard: () => Promise.resolve() };
  }
  const { upload } = content;
  return {
    sha256,
    size,
    head,
    open: () => staging.large.read({ sha256, size, place, upload }),
    discard: () => discardUpload(staging, { sha256, upload }),
  };
}

async function* inMemory(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  if (bytes.byteLength > 0) yield await Promise.resolve(bytes);
}

async function* readStored(
  database: Database<BlobTables>,
  storages: Readonly<Record<BlobLocation, ContentStorage>>,
  sha256: string,
): AsyncIterable<Uint8Array> {
  const stored: StoredContent | undefined = await database.read
    .selectFrom('blobs')
    .select(['sha256', 'size', 'place', 'upload'])
    .where('sha256', '=', sha256)
    .executeTakeFirst();
  if (stored === undefined) throw new BlobNotFoundError(sha256);
  yield* storages[stored.place].read(stored);
}
