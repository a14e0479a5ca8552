import type { VaultObjectRef } from '@form-portal/domain';
import type { Transaction } from 'kysely';
import { VaultError } from '../../../errors.ts';
import type { NewVaultFile } from '../../../port.ts';
import type { VaultTables } from '../tables.ts';
import type { ObjectChange, VaultViewer } from '../../../vault-objects.ts';
import { changedFiles, changedProperties } from './changed-content.ts';
import { checkObject, refusalError } from '../../../shared/check-object.ts';
import { readAssignments } from './object-details.ts';
import {
  ContentsMissing,
  holdContents,
  ownerOfContents,
  releaseUnused,
  type StagedContents,
  withStagedContents,
} from './object-files.ts';
import { readObjectRules } from './object-rules.ts';
import type { ObjectRow } from './object-tables.ts';
import type { ObjectStoreDeps } from './objects.store.ts';
import { searchTextOf } from './search-text.ts';
import { deleteVersions, insertVersion, type VersionContent } from './version-rows.ts';
import { newestVersionFor, viewedRow } from './versions.ts';

type Write = Transaction<VaultTables>;

/** Returns the row of an object, locked until the transaction ends. Errors: `not-found`. */
export async function lockedRow(
  transaction: Write,
  viewer: VaultViewer,
  ref: VaultObjectRef,
): Promise<ObjectRow> {
  await transaction
    .updateTable('vault_objects')
    .set((update) => ({ version: update.ref('version') }))
    .where('type', '=', ref.type)
    .where('id', '=', ref.id)
    .execute();
  return viewedRow(transaction, viewer, ref);
}

/**
 * Creates a new version of an object, or changes the viewer's working copy. Errors: `not-found`, `conflict`, `invalid-object`.
 */
export async function changeObject(
  deps: ObjectStoreDeps,
  viewer: VaultViewer,
  ref: VaultObjectRef,
  change: ObjectChange,
): Promise<void> {
  const { database, blobs } = deps;
  const contents = contentsOf(change);
  const write = (staged: StagedContents): Promise<void> =>
    database.write(async (transaction) => {
      const row = await lockedRow(transaction, viewer, ref);
      refuseUnchangeable(viewer, row);
      await holdContents(transaction, blobs, {
        files: contents,
        staged,
        owner: ownerOfContents(row.guid),
      });
      const at = deps.now().toISOString();
      await writeChange(transaction, { row, viewer, change, at });
      if (row.checked_out_to !== null) await releaseUnused(transaction, blobs, row);
    });
  try {
    await write(new Map());
  } catch (error) {
    if (!(error instanceof ContentsMissing)) throw error;
    const missing = contents.filter((file) => error.sha256s.has(file.sha256));
    await withStagedContents(blobs, missing, write);
  }
}

function contentsOf({ addFiles = [], changeFile }: ObjectChange): readonly NewVaultFile[] {
  return changeFile?.file === undefined ? addFiles : [...addFiles, changeFile.file];
}

/** Throws `conflict` while another account has a working copy, `invalid-object` for an object in the bin. */
export function refuseUnchangeable(viewer: VaultViewer, row: ObjectRow): void {
  if (row.checked_out_to !== null && row.checked_out_to !== viewer.account)
    throw new VaultError('conflict', 'Another account has the object checked out.');
  if (row.deleted_at !== null) throw new VaultError('invalid-object', 'The object is deleted.');
}

interface ChangeToWrite {
  readonly row: ObjectRow;
  readonly viewer: VaultViewer;
  readonly change: ObjectChange;
  readonly at: string;
}

async function writeChange(transaction: Write, { row, viewer, change, at }: ChangeToWrite): Promise<void> {
  const isWorkingCopy = row.checked_out_to === viewer.account;
  const before = await readContent(transaction, { ...row, version: newestVersionFor(viewer, row) });
  const content = await checkChange(transaction, row, before, change);
  const version = row.version + 1;
  if (isWorkingCopy) await deleteVersions(transaction, { ...row, version });
  await insertVersion(transaction, { ...row, version }, content, { at, account: viewer.account });
  if (isWorkingCopy) return;
  await transaction
    .updateTable('vault_objects')
    .set({ ...newestColumns(content, version), ...modifiedColumns(viewer, at) })
    .where('type', '=', row.type)
    .where('id', '=', row.id)
    .execute();
}

/** The columns of an object's row that repeat its newest version. */
export function newestColumns(content: VersionContent, version: number) {
  const { title, class: classId, singleFile, assignments } = content;
  const search_text = searchTextOf(title, assignments);
  return { version, title, class: classId, single_file: Number(singleFile), search_text };
}

/** The columns that record who changed it and when. */
export function modifiedColumns(viewer: VaultViewer, at: string) {
  return { modified_at: at, modified_by: viewer.account };
}

/** Reads the full content of a version. */
export async function readContent(transaction: Write, row: ObjectRow): Promise<VersionContent> {
  const { type, id, version } = row;
  const head = await transaction
    .selectFrom('vault_versions')
    .select(['title', 'class', 'single_file'])
    .where('type', '=', type)
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  const files = await transaction
    .selectFrom('vault_files')
    .select(['file', 'title', 'extension', 'size', 'sha256'])
    .where('type', '=', type)
    .where('id', '=', id)
    .where('version', '=', version)
    .orderBy('file')
    .execute();
  const assignments = await readAssignments(transaction, { type, id, version, class: head.class });
  return { title: head.title, class: head.class, singleFile: head.single_file === 1, assignments, files };
}

async function checkChange(
  transaction: Write,
  row: ObjectRow,
  before: VersionContent,
  change: ObjectChange,
): Promise<VersionContent> {
  const files = await changedFiles(transaction, row, before.files, change);
  const draft = {
    objectType: row.type,
    class: change.class ?? before.class,
    title: change.title ?? before.title,
    properties: changedProperties(before, change),
  };
  const checked = checkObject(draft, files, await readObjectRules(transaction, draft));
  if (!checked.ok) throw refusalError(checked.refusals);
  const { assignments, singleFile } = checked;
  return { title: draft.title, class: draft.class, assignments, singleFile, files };
}
