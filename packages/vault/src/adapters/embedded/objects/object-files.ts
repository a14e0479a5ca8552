import type { BlobStore, StagedBlob } from '@form-portal/storage';
import type { Transaction } from 'kysely';
import { VaultError } from '../../../errors.ts';
import type { NewVaultFile } from '../../../port.ts';
import type { VaultTables } from '../tables.ts';
import type { ObjectRow } from './object-tables.ts';

/** Contents missing from the blob store: they must be received before the object can be written. */
export class ContentsMissing extends Error {
  readonly sha256s: ReadonlySet<string>;

  constructor(sha256s: ReadonlySet<string>) {
    super('Contents are missing.');
    this.name = 'ContentsMissing';
    this.sha256s = sha256s;
  }
}

/** The owner under which the contents of an object's files are held, in all its versions. */
export function ownerOfContents(guid: string): string {
  return `vault-object:${guid}`;
}

/** Received contents, by hash. */
export type StagedContents = ReadonlyMap<string, StagedBlob>;

/**
 * Stores the contents of an object's files; contents already stored are shared without a copy. Throws {@link
 * ContentsMissing} listing all others that are not staged, which rolls back the transaction.
 */
export async function holdContents(
  transaction: Transaction<VaultTables>,
  blobs: BlobStore,
  { files, staged, owner }: { files: readonly NewVaultFile[]; staged: StagedContents; owner: string },
): Promise<void> {
  const missing = new Set<string>();
  // A fixed order prevents deadlocks between objects that share contents.
  for (const sha256 of new Set(files.map((file) => file.sha256).toSorted())) {
    const content = staged.get(sha256);
    if (content !== undefined) await blobs.keep(transaction, content, owner);
    else if (!(await blobs.share(transaction, sha256, owner))) missing.add(sha256);
  }
  if (missing.size > 0) throw new ContentsMissing(missing);
}

/** Releases the contents that no version of an object has any more: those of a working copy that was changed or discarded. */
export async function releaseUnused(
  transaction: Transaction<VaultTables>,
  blobs: BlobStore,
  { type, id, guid }: Pick<ObjectRow, 'type' | 'id' | 'guid'>,
): Promise<void> {
  const rows = await transaction
    .selectFrom('vault_files')
    .select('sha256')
    .distinct()
    .where('type', '=', type)
    .where('id', '=', id)
    .execute();
  await blobs.release(transaction, ownerOfContents(guid), { except: rows.map(({ sha256 }) => sha256) });
}

/**
 * Receives the contents of files one after the other and passes them to `work`; discards whatever was not kept. Errors:
 * `invalid-object` when a content differs from what its file declares.
 */
export async function withStagedContents<R>(
  blobs: BlobStore,
  files: readonly NewVaultFile[],
  work: (staged: StagedContents) => Promise<R>,
): Promise<R> {
  const staged = new Map<string, StagedBlob>();
  try {
    for (const file of files) {
      if (!staged.has(file.sha256)) staged.set(file.sha256, await stageFile(blobs, file));
    }
    return await work(staged);
  } finally {
    for (const content of staged.values()) await content.discard();
  }
}

async function stageFile(blobs: BlobStore, file: NewVaultFile): Promise<StagedBlob> {
  const content = await blobs.stage(file.open());
  if (content.sha256 === file.sha256 && content.size === file.size) return content;
  await content.discard();
  throw new VaultError('invalid-object', 'The content of a file does not match its size and hash.');
}
