import { open, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '../database.ts';
import { watchOpenFiles, type OpenFiles } from '../disk/open-files.ts';
import type { BlobFolderState } from '../blob-store.ts';
import type { BlobLocation, BlobTables } from './blob-tables.ts';
import type { DiskStorage } from './disk-storage.ts';
import { installationId } from './installation.ts';
import { readMark, writeMark } from './mark-file.ts';
import { knownUploads } from './sweep.ts';

/** Dependencies of the folder. */
interface Deps {
  readonly database: Database<BlobTables>;
  readonly disk: DiskStorage;
  /** Storage of large contents. Unless this is the folder, a missing folder is not created. */
  readonly large: BlobLocation;
  readonly newId: () => string;
}

/** Enough for an almost full disk to refuse it. */
const probeBytes = 64 * 1024;

/** The contents folder as a whole: which database it belongs to, and whether it exists and can be written. */
export class BlobFolder {
  readonly #folder: string;
  #watched: OpenFiles | undefined;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Compares the marks of folder and database (decision 0027), and marks a folder that can only belong to this database. */
  async check({ database, disk, large, newId }: Deps): Promise<BlobFolderState> {
    this.assertInPlace();
    const id = await installationId(database, newId);
    const mark = await readMark(this.#folder);
    if (mark !== undefined) return this.#watch(mark === id ? 'ours' : 'foreign');
    const knows = await knowsAnyFile(database, disk);
    if (knows === false) return this.#watch('unmarked');
    if (knows === undefined && (await namesContentsOnDisk(database))) return this.#watch('incomplete');
    if (large === 'disk' || existsSync(this.#folder)) await writeMark(this.#folder, id);
    return this.#watch('ours');
  }

  /** Marks the folder as this database's, regardless of its previous mark. */
  async adopt({ database, newId }: Deps): Promise<void> {
    this.assertInPlace();
    await writeMark(this.#folder, await installationId(database, newId));
  }

  /** Writes a file, syncs it and removes it. */
  async probe(): Promise<void> {
    this.assertInPlace();
    // This name is not listed as a content. Processes that share the folder may share the file.
    const path = join(this.#folder, '.probe');
    const file = await open(path, 'w', 0o600);
    try {
      await file.writeFile(Buffer.alloc(probeBytes, 'probe'));
      await file.sync();
    } finally {
      await file.close();
      await rm(path, { force: true });
    }
  }

  /** Throws when the folder was deleted, moved or replaced since it was first seen. */
  assertInPlace(): void {
    this.#watched?.assertInPlace();
  }

  #watch(state: BlobFolderState): BlobFolderState {
    // Watched from its first appearance; from then on it must stay the same.
    if (this.#watched === undefined && existsSync(this.#folder))
      this.#watched = watchOpenFiles([this.#folder]);
    return state;
  }
}

/** Undefined when there are no files at all. */
async function knowsAnyFile(database: Database<BlobTables>, disk: DiskStorage): Promise<boolean | undefined> {
  let hasFiles = false;
  for await (const files of disk.list()) {
    hasFiles = true;
    if ((await knownUploads(database, files)).size > 0) return true;
  }
  return hasFiles ? false : undefined;
}

async function namesContentsOnDisk(database: Database<BlobTables>): Promise<boolean> {
  const named = database.read.selectFrom('blobs').select('sha256').where('place', '=', 'disk').limit(1);
  return (await named.executeTakeFirst()) !== undefined;
}
