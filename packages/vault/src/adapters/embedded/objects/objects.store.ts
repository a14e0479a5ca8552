import type { Guid, NewGuid, NewVaultObject, VaultObjectRef } from '@form-portal/domain';
import type { BlobStore, Database } from '@form-portal/storage';
import type { Kysely, Transaction } from 'kysely';
import { VaultError } from '../../../errors.ts';
import type { NewVaultFile } from '../../../port.ts';
import { nextNumber } from '../counters.ts';
import type { VaultTables } from '../tables.ts';
import { checkObject, type AcceptedObject } from './check-object.ts';
import { ContentsMissing, holdContents, type StagedContents, withStagedContents } from './object-files.ts';
import { readObjectRules } from './object-rules.ts';
import { searchTextOf } from './search-text.ts';
import { rowsOfValue } from './value-rows.ts';

/** What the object store works with. */
export interface ObjectCollaborators {
  readonly database: Database<VaultTables>;
  readonly blobs: BlobStore;
  readonly now: () => Date;
  readonly newGuid: NewGuid;
}

/** The object of a submission, when there is one. */
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

/**
 * Makes the object of a submission, or answers with the one that stands. The structure is checked before the transaction, which then
 * only writes; what it points at can't go away meanwhile, because things in use are not deleted.
 */
export async function createObject(
  collaborators: ObjectCollaborators,
  object: NewVaultObject,
  files: readonly NewVaultFile[],
): Promise<VaultObjectRef> {
  const { database, blobs } = collaborators;
  const existing = await findBySubmission(database.read, object.submission);
  if (existing !== undefined) return existing;
  const checked = checkObject(object, files, await readObjectRules(database.read, object));
  if (!checked.ok) throw new VaultError('invalid-object', checked.refusals.join(' '));

  const write = (staged: StagedContents): Promise<VaultObjectRef> =>
    database.write((transaction) =>
      writeObject(transaction, collaborators, { ...checked, object, files, staged }),
    );
  try {
    return await write(new Map());
  } catch (error) {
    if (!(error instanceof ContentsMissing)) throw error;
    const missing = files.filter((file) => error.sha256s.has(file.sha256));
    return withStagedContents(blobs, missing, write);
  }
}

interface ObjectToWrite extends AcceptedObject {
  readonly object: NewVaultObject;
  readonly files: readonly NewVaultFile[];
  readonly staged: StagedContents;
}

async function writeObject(
  transaction: Transaction<VaultTables>,
  { blobs, now, newGuid }: ObjectCollaborators,
  { object, assignments, singleFile, files, staged }: ObjectToWrite,
): Promise<VaultObjectRef> {
  const type = object.objectType;
  const at = now().toISOString();
  const guid = newGuid();
  // Taking a number holds back others of the same type, so a second attempt for the same submission sees the first one's object.
  const id = await nextNumber(transaction, `objects-of-${String(type)}`);
  const existing = await findBySubmission(transaction, object.submission);
  if (existing !== undefined) return existing;

  await holdContents(transaction, blobs, { files, staged, owner: `vault-object:${guid}` });
  await transaction
    .insertInto('vault_objects')
    .values({
      type,
      id,
      guid,
      submission: object.submission,
      class: object.class,
      title: object.title,
      version: 1,
      single_file: Number(singleFile),
      created_at: at,
      modified_at: at,
      created_by: null,
      modified_by: null,
      search_text: searchTextOf(object.title, assignments),
    })
    .execute();
  const version = { type, id, version: 1 };
  await transaction
    .insertInto('vault_versions')
    .values({ ...version, class: object.class, title: object.title, created_at: at, created_by: null })
    .execute();
  const values = assignments.flatMap(rowsOfValue).map((row) => ({ ...version, ...row }));
  if (values.length > 0) await transaction.insertInto('vault_values').values(values).execute();
  const fileRows = files.map(({ title, extension, size, sha256 }, index) => {
    return { ...version, file: index + 1, title, extension, size, sha256 };
  });
  if (fileRows.length > 0) await transaction.insertInto('vault_files').values(fileRows).execute();
  return { type, id };
}
