import type { Guid, NewGuid, NewVaultObject, VaultObjectRef } from '@form-portal/domain';
import type { BlobStore, Database } from '@form-portal/storage';
import type { Kysely, Transaction } from 'kysely';
import type { NewVaultFile } from '../../../port.ts';
import { nextNumber } from '../counters.ts';
import type { VaultTables } from '../tables.ts';
import type { ObjectDraft } from '../../../vault-objects.ts';
import { checkObject, refusalError, type AcceptedObject } from '../../../shared/check-object.ts';
import {
  ContentsMissing,
  holdContents,
  ownerOfContents,
  type StagedContents,
  withStagedContents,
} from './object-files.ts';
import { readObjectRules } from './object-rules.ts';
import { searchTextOf } from './search-text.ts';
import { insertVersion } from './version-rows.ts';

/** Dependencies of the object store. */
export interface ObjectStoreDeps {
  readonly database: Database<VaultTables>;
  readonly blobs: BlobStore;
  readonly now: () => Date;
  readonly newGuid: NewGuid;
}

/** Returns the object of a submission, or undefined. */
export async function findBySubmission(
  database: Kysely<VaultTables>,
  submission: Guid,
): Promise<VaultObjectRef | undefined> {
  return database
    .selectFrom('vault_objects')
    .select(['type', 'id'])
    .where('submission', '=', submission)
    .executeTakeFirst();
}

/** Creates the object of a submission, or returns the existing one. */
export async function createObject(
  deps: ObjectStoreDeps,
  object: NewVaultObject,
  files: readonly NewVaultFile[],
): Promise<VaultObjectRef> {
  const { submission } = object;
  const existing = await findBySubmission(deps.database.read, submission);
  return existing ?? createChecked(deps, { object, files, submission, account: null });
}

/** Creates an object on behalf of an account. */
export async function createOwnObject(
  deps: ObjectStoreDeps,
  account: number,
  object: ObjectDraft,
  files: readonly NewVaultFile[],
): Promise<VaultObjectRef> {
  return createChecked(deps, { object, files, submission: null, account });
}

interface ObjectToCreate {
  readonly object: ObjectDraft;
  readonly files: readonly NewVaultFile[];
  /** Null for an object without a submission. */
  readonly submission: Guid | null;
  /** Null when the portal creates it. */
  readonly account: number | null;
}

async function createChecked(deps: ObjectStoreDeps, toCreate: ObjectToCreate): Promise<VaultObjectRef> {
  const { database, blobs } = deps;
  const { object, files } = toCreate;
  const write = (staged: StagedContents): Promise<VaultObjectRef> =>
    database.write(async (transaction) => {
      // Checked each time: the structure may change while files are received.
      const checked = checkObject(object, files, await readObjectRules(transaction, object));
      if (!checked.ok) throw refusalError(checked.refusals);
      return writeObject(transaction, deps, { ...checked, ...toCreate, staged });
    });
  try {
    return await write(new Map());
  } catch (error) {
    if (!(error instanceof ContentsMissing)) throw error;
    const missing = files.filter((file) => error.sha256s.has(file.sha256));
    return withStagedContents(blobs, missing, write);
  }
}

interface ObjectToWrite extends AcceptedObject, ObjectToCreate {
  readonly staged: StagedContents;
}

async function writeObject(
  transaction: Transaction<VaultTables>,
  { blobs, now, newGuid }: ObjectStoreDeps,
  { object, submission, account, assignments, singleFile, files, staged }: ObjectToWrite,
): Promise<VaultObjectRef> {
  const type = object.objectType;
  const at = now().toISOString();
  const guid = newGuid();
  // Taking a number blocks others of the same type, so a second attempt for the same submission sees the first one's object.
  const id = await nextNumber(transaction, `objects-of-${String(type)}`);
  const existing = submission === null ? undefined : await findBySubmission(transaction, submission);
  if (existing !== undefined) return existing;

  await holdContents(transaction, blobs, { files, staged, owner: ownerOfContents(guid) });
  await transaction
    .insertInto('vault_objects')
    .values({
      type,
      id,
      guid,
      submission,
      class: object.class,
      title: object.title,
      version: 1,
      single_file: Number(singleFile),
      created_at: at,
      modified_at: at,
      created_by: account,
      modified_by: account,
      search_text: searchTextOf(object.title, assignments),
    })
    .execute();
  const content = {
    title: object.title,
    class: object.class,
    assignments,
    singleFile,
    files: files.map(({ title, extension, size, sha256 }, index) => ({
      file: index + 1,
      title,
      extension,
      size,
      sha256,
    })),
  };
  await insertVersion(transaction, { type, id, version: 1 }, content, { at, account });
  return { type, id };
}
