import type { PropertyAssignment, VaultObjectRef } from '@form-portal/domain';
import type { BlobStore, Database } from '@form-portal/storage';
import type { Kysely } from 'kysely';
import type {
  OpenVaultFile,
  VaultObjectDetails,
  VaultObjectFile,
  VaultObjectProperty,
  VaultVersionSummary,
} from '../../../administration.ts';
import type { VaultTables } from '../tables.ts';
import { builtInAssignments } from './built-in-values.ts';
import { describeValues } from './described-values.ts';
import type { FileRow, ObjectRow } from './object-tables.ts';
import { valueOfRows } from './value-rows.ts';

/** An object in its newest version, or in a numbered version that is not a working copy. */
interface VersionRef extends VaultObjectRef {
  readonly version?: number | undefined;
  /** Whether objects in the bin count. */
  readonly bin: 'without' | 'with';
}

/** Returns a version of an object in full; undefined when there is none. */
export async function getObject(
  database: Kysely<VaultTables>,
  ref: VersionRef,
  timeZone: string,
): Promise<VaultObjectDetails | undefined> {
  const row = await findRow(database, ref);
  if (row === undefined) return undefined;
  const files = await selectFiles(database, row).execute();
  return {
    type: row.type,
    id: row.id,
    title: row.title,
    class: row.class,
    version: row.version,
    created: row.created_at,
    submission: row.submission,
    properties: await listProperties(database, row, timeZone),
    files: files.map(fileFromRow),
    versions: await listVersions(database, ref),
  };
}

/** Returns a file of a version with its content; undefined when there is none. */
export async function openFile(
  { database, blobs }: { readonly database: Database<VaultTables>; readonly blobs: BlobStore },
  ref: VersionRef,
  fileId: number,
): Promise<OpenVaultFile | undefined> {
  const object = await findRow(database.read, ref);
  if (object === undefined) return undefined;
  const row = await selectFiles(database.read, object).where('file', '=', fileId).executeTakeFirst();
  return row && { ...fileFromRow(row), content: blobs.open(row.sha256) };
}

/** The object's row joined with the requested version. */
async function findRow(
  database: Kysely<VaultTables>,
  { type, id, version, bin }: VersionRef,
): Promise<ObjectRow | undefined> {
  const row = await database
    .selectFrom('vault_objects')
    .selectAll()
    .where('type', '=', type)
    .where('id', '=', id)
    .$if(bin === 'without', (rows) => rows.where('deleted_at', 'is', null))
    .executeTakeFirst();
  if (row === undefined || version === undefined || version === row.version) return row;
  // A version above the newest is a working copy.
  if (version > row.version) return undefined;
  const older = await database
    .selectFrom('vault_versions')
    .select(['version', 'class', 'title', 'single_file'])
    .select(['created_at as modified_at', 'created_by as modified_by'])
    .where('type', '=', type)
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return older && { ...row, ...older };
}

async function listVersions(
  database: Kysely<VaultTables>,
  { type, id }: VaultObjectRef,
): Promise<readonly VaultVersionSummary[]> {
  return database
    .selectFrom('vault_versions as version')
    .innerJoin('vault_objects as object', (join) =>
      join
        .onRef('object.type', '=', 'version.type')
        .onRef('object.id', '=', 'version.id')
        .onRef('object.version', '>=', 'version.version'),
    )
    .leftJoin('vault_accounts as account', 'account.id', 'version.created_by')
    .select(['version.version', 'version.created_at as created', 'account.name as createdBy'])
    .where('version.type', '=', type)
    .where('version.id', '=', id)
    .orderBy('version.version', 'desc')
    .execute();
}

function selectFiles(database: Kysely<VaultTables>, { type, id, version }: ObjectRow) {
  return database
    .selectFrom('vault_files')
    .selectAll()
    .where('type', '=', type)
    .where('id', '=', id)
    .where('version', '=', version)
    .orderBy('file');
}

/** Converts a file row to its public form. */
export function fileFromRow(row: FileRow): VaultObjectFile {
  return { id: row.file, name: row.title, extension: row.extension, size: row.size };
}

/** The assigned values of a version: those of the class in its order, then others by id. */
export async function readAssignments(
  database: Kysely<VaultTables>,
  { type, id, version, class: classId }: Pick<ObjectRow, 'type' | 'id' | 'version' | 'class'>,
): Promise<readonly PropertyAssignment[]> {
  const rows = await database
    .selectFrom('vault_values as value')
    .leftJoin('vault_class_properties as class_property', (join) =>
      join.onRef('class_property.property', '=', 'value.property').on('class_property.class', '=', classId),
    )
    .select(['value.property', 'value.position', 'value.data_type', 'value.text', 'value.number'])
    .where('type', '=', type)
    .where('id', '=', id)
    .where('version', '=', version)
    .orderBy((order) => order.fn.coalesce('class_property.position', order.lit(1_000_000)))
    .orderBy('value.property')
    .orderBy('value.position')
    .execute();
  return [...Map.groupBy(rows, (row) => row.property)].flatMap(([propertyDef, [first, ...others]]) => {
    const value = first && valueOfRows([first, ...others]);
    return value === undefined ? [] : [{ propertyDef, value }];
  });
}

/** The values of a version: class and built-in values, those of the class in its order, then others by id. */
async function listProperties(
  database: Kysely<VaultTables>,
  row: ObjectRow,
  timeZone: string,
): Promise<readonly VaultObjectProperty[]> {
  const builtIn = {
    class: row.class,
    created: row.created_at,
    modified: row.modified_at,
    createdBy: row.created_by,
    modifiedBy: row.modified_by,
    singleFile: row.single_file === 1,
  };
  const described = await describeValues(database, [
    ...builtInAssignments(builtIn, timeZone),
    ...(await readAssignments(database, row)),
  ]);
  return described.map(({ propertyDef, value, property, displayValue }) => ({
    propertyDef,
    name: property?.name ?? String(propertyDef),
    dataType: value.dataType,
    value: value.value,
    displayValue,
  }));
}
