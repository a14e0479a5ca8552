import type { VaultObjectRef } from '@form-portal/domain';
import type { Kysely, Selectable } from 'kysely';
import { VaultError } from '../../../errors.ts';
import type { VaultTables } from '../tables.ts';
import type { VaultObjectVersion, VaultViewer } from '../../../vault-objects.ts';
import { fileFromRow } from './object-details.ts';
import type { FileRow, ObjectRow, VersionRow } from './object-tables.ts';

type Read = Kysely<VaultTables>;

/** Whether a viewer may know that an object exists (specification D44). */
function mayView(viewer: VaultViewer, row: Pick<ObjectRow, 'created_by'>): boolean {
  return viewer.admin || row.created_by === viewer.account;
}

/** The row of an object; throws a `VaultError` with `not-found` when the viewer may not see it. */
export async function viewedRow(
  database: Read,
  viewer: VaultViewer,
  { type, id }: VaultObjectRef,
): Promise<Selectable<ObjectRow>> {
  const row = await database
    .selectFrom('vault_objects')
    .selectAll()
    .where('type', '=', type)
    .where('id', '=', id)
    .executeTakeFirst();
  if (row !== undefined && mayView(viewer, row)) return row;
  throw notFound({ type, id });
}

/** The error for an object that does not exist, as far as the viewer may know. */
export function notFound({ type, id }: VaultObjectRef): VaultError {
  return new VaultError('not-found', `There is no object ${String(id)} of type ${String(type)}.`);
}

/** The version a viewer sees as the newest: their own working copy, or the newest checked-in one. */
export function newestVersionFor(
  viewer: VaultViewer,
  row: Pick<ObjectRow, 'version' | 'checked_out_to'>,
): number {
  return row.checked_out_to === viewer.account ? row.version + 1 : row.version;
}

/** Reads for each row the version that the viewer sees as its newest, in the order of the rows. */
export async function readNewest(
  database: Read,
  viewer: VaultViewer,
  rows: readonly ObjectRow[],
): Promise<readonly VaultObjectVersion[]> {
  const versions: VaultObjectVersion[] = [];
  for (const [type, rowsOfType] of Map.groupBy(rows, (row) => row.type)) {
    versions.push(...(await readVersions(database, type, rowsOfType)));
  }
  const byKey = new Map(versions.map((version) => [keyOf(version), version]));
  return rows.flatMap((row) => byKey.get(keyOf({ ...row, version: newestVersionFor(viewer, row) })) ?? []);
}

function keyOf({ type, id, version }: { type: number; id: number; version: number }): string {
  return [type, id, version].join(' ');
}

/** Reads all versions of some objects of one type, newest first within each. */
export async function readVersions(
  database: Read,
  type: number,
  objects: readonly ObjectRow[],
): Promise<readonly VaultObjectVersion[]> {
  const ids = objects.map((row) => row.id);
  if (ids.length === 0) return [];
  const versions = await database
    .selectFrom('vault_versions')
    .selectAll()
    .where('type', '=', type)
    .where('id', 'in', ids)
    .orderBy('version', 'desc')
    .execute();
  const files = await database
    .selectFrom('vault_files')
    .selectAll()
    .where('type', '=', type)
    .where('id', 'in', ids)
    .orderBy('file')
    .execute();
  const holders = await readHolders(database, objects);
  const rows = new Map(objects.map((row) => [row.id, row]));
  const filesOf = Map.groupBy(files, keyOf);
  return versions.flatMap((version) => {
    const row = rows.get(version.id);
    return row === undefined
      ? []
      : [versionFromRows(row, version, filesOf.get(keyOf(version)) ?? [], holders)];
  });
}

async function readHolders(
  database: Read,
  objects: readonly ObjectRow[],
): Promise<ReadonlyMap<number, string>> {
  const ids = objects.flatMap((row) => row.checked_out_to ?? []);
  if (ids.length === 0) return new Map();
  const rows = await database
    .selectFrom('vault_accounts')
    .select(['id', 'name'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

function versionFromRows(
  row: ObjectRow,
  version: VersionRow,
  files: readonly FileRow[],
  holders: ReadonlyMap<number, string>,
): VaultObjectVersion {
  const { checked_out_to: account, checked_out_at: at } = row;
  return {
    type: row.type,
    id: row.id,
    guid: row.guid,
    title: version.title,
    class: version.class,
    version: version.version,
    latestVersion: row.version,
    singleFile: version.single_file === 1,
    created: row.created_at,
    modified: version.created_at,
    createdBy: row.created_by,
    modifiedBy: version.created_by,
    checkedOut: account === null || at === null ? null : { account, at, name: holders.get(account) ?? '' },
    deleted: row.deleted_at !== null,
    files: files.map(fileFromRow),
  };
}
