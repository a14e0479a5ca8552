import { open, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '../database.ts';
import { watchOpenFiles, type OpenFiles } from '../disk/open-files.ts';
import type { BlobFolderState } from '../blob-store.ts';
import type { BlobPlace, BlobTables } from './blob-tables.ts';
import type { DiskPlace } from './disk-place.ts';
import { installationId } from './installation.ts';
import { readMark, writeMark } from './mark-file.ts';
import { knownUploads } from './sweep.ts';

/** What the folder of contents is compared with. */
interface Collaborators {
  readonly database: Database<BlobTables>;
  readonly disk: DiskPlace;
  /** Where large contents go. Unless that is the folder, it is not made when there is none. */
  readonly large: BlobPlace;
  readonly newId: () => string;
}

/** Enough for a disk that has hardly any space left to refuse it. */
const probeBytes = 64 * 1024;

/** The folder of contents as a whole: whose it is, and whether it is there and can be written. */
export class BlobFolder {
  readonly #folder: string;
  #watched: OpenFiles | undefined;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Compares the marks of folder and database (decision 0027), and marks a folder that can only be this database's. */
  async check({ database, disk, large, newId }: Collaborators): Promise<BlobFolderState> {
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

  /** Marks the folder as this database's, whatever it was before. */
  async adopt({ database, newId }: Collaborators): Promise<void> {
    this.assertInPlace();
    await writeMark(this.#folder, await installationId(database, newId));
  }

  /** Writes a file, waits for the disk and removes it. */
  async probe(): Promise<void> {
    this.assertInPlace();
    // A name that is not listed among the contents. Processes that share the folder may share it.
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

  /** Throws when the folder was deleted, moved or replaced since it was first looked at. */
  assertInPlace(): void {
    this.#watched?.assertInPlace();
  }

  #watch(state: BlobFolderState): BlobFolderState {
    // Not before it is there; from then on it has to stay the same.
    if (this.#watched === undefined && existsSync(this.#folder))
      this.#watched = watchOpenFiles([this.#folder]);
    return state;
  }
}

/** Undefined when there is no file at all. */
async function knowsAnyFile(database: Database<BlobTables>, disk: DiskPlace): Promise<boolean | undefined> {
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
