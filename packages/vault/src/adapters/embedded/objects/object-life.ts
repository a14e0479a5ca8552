import type { VaultObjectRef } from '@form-portal/domain';
import type { Transaction } from 'kysely';
import { VaultError } from '../../../errors.ts';
import type { VaultTables } from '../tables.ts';
import type { VaultViewer } from '../../../vault-objects.ts';
import {
  lockedRow,
  modifiedColumns,
  newestColumns,
  readContent,
  refuseUnchangeable,
} from './change-object.ts';
import type { ObjectRow } from './object-tables.ts';
import { ownerOfContents, releaseUnused } from './object-files.ts';
import type { ObjectStoreDeps } from './objects.store.ts';
import { deleteVersions, insertVersion } from './version-rows.ts';

type Write = Transaction<VaultTables>;

/** Changes the state of an object on behalf of an account. */
type ObjectAction = (deps: ObjectStoreDeps, viewer: VaultViewer, ref: VaultObjectRef) => Promise<void>;

interface ActionContext extends ObjectStoreDeps {
  readonly viewer: VaultViewer;
}

/** Runs work in a transaction with the object's row locked. Errors: `not-found`. */
function onLockedRow(
  work: (context: ActionContext, transaction: Write, row: ObjectRow) => Promise<void>,
): ObjectAction {
  return (deps, viewer, ref) =>
    deps.database.write(async (transaction) => {
      await work({ ...deps, viewer }, transaction, await lockedRow(transaction, viewer, ref));
    });
}

const checkedIn = { checked_out_to: null, checked_out_at: null };

/** Creates a working copy of the newest version; does nothing when the viewer has one. Errors: `not-found`, `conflict`. */
export const checkOut = onLockedRow(async ({ now, viewer }, transaction, row) => {
  refuseUnchangeable(viewer, row);
  if (row.checked_out_to !== null) return;
  const at = now().toISOString();
  const content = await readContent(transaction, row);
  const copy = { type: row.type, id: row.id, version: row.version + 1 };
  await insertVersion(transaction, copy, content, { at, account: viewer.account });
  await update(transaction, row, { checked_out_to: viewer.account, checked_out_at: at });
});

/**
 * Makes the viewer's working copy the newest version; does nothing when the object is not checked out. Errors: `not-found`,
 * `conflict`.
 */
export const checkIn = onLockedRow(async ({ now, viewer }, transaction, row) => {
  refuseUnchangeable(viewer, row);
  if (row.checked_out_to === null) return;
  const version = row.version + 1;
  const content = await readContent(transaction, { ...row, version });
  const at = now().toISOString();
  await update(transaction, row, {
    ...newestColumns(content, version),
    ...modifiedColumns(viewer, at),
    ...checkedIn,
  });
});

/**
 * Discards the working copy. Errors: `not-found`; `conflict` when it belongs to another account and the viewer is not an
 * administrator.
 */
export const undoCheckOut = onLockedRow(async ({ blobs, viewer }, transaction, row) => {
  if (!viewer.admin) refuseUnchangeable(viewer, row);
  if (row.checked_out_to === null) return;
  await deleteVersions(transaction, { type: row.type, id: row.id, version: row.version + 1 });
  await releaseUnused(transaction, blobs, row);
  await update(transaction, row, checkedIn);
});

/** Moves an object to the bin. Errors: `not-found`, `conflict` while it is checked out. */
export const remove = onLockedRow(async ({ now }, transaction, row) => {
  if (row.checked_out_to !== null) throw new VaultError('conflict', 'The object is checked out.');
  if (row.deleted_at === null) await update(transaction, row, { deleted_at: now().toISOString() });
});

/** Restores an object from the bin. Errors: `not-found`. */
export const restore = onLockedRow(async (_context, transaction, row) => {
  await update(transaction, row, { deleted_at: null });
});

/** Destroys an object with all its versions, and releases its files. Errors: `not-found`, `forbidden`. */
export const destroy = onLockedRow(async ({ blobs, viewer }, transaction, row) => {
  if (!viewer.admin) throw new VaultError('forbidden', 'Only an administrator may destroy objects.');
  await deleteVersions(transaction, { type: row.type, id: row.id });
  await transaction
    .deleteFrom('vault_objects')
    .where('type', '=', row.type)
    .where('id', '=', row.id)
    .execute();
  await blobs.release(transaction, ownerOfContents(row.guid));
});

async function update(
  transaction: Write,
  { type, id }: ObjectRow,
  columns: Partial<ObjectRow>,
): Promise<void> {
  await transaction
    .updateTable('vault_objects')
    .set(columns)
    .where('type', '=', type)
    .where('id', '=', id)
    .execute();
}
