import type { PropertyAssignment, VaultObjectRef, VaultProperty } from '@form-portal/domain';
import { builtInProperties, dataTypes, localDateTime } from '@form-portal/domain';
import type { BlobStore, Database } from '@form-portal/storage';
import type { Kysely } from 'kysely';
import type {
  OpenVaultFile,
  VaultObjectDetails,
  VaultObjectFile,
  VaultObjectProperty,
  VaultVersionSummary,
} from '../../../administration.ts';
import { listItems, propertyFromRow } from '../structure/structure.store.ts';
import type { VaultTables } from '../tables.ts';
import { displayValue } from './display-value.ts';
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
    properties: await describe(database, [
      ...builtInAssignments(row, timeZone),
      ...(await readAssignments(database, row)),
    ]),
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
    .leftJoin('vault_class_properties as carried', (join) =>
      join.onRef('carried.property', '=', 'value.property').on('carried.class', '=', classId),
    )
    .select(['value.property', 'value.position', 'value.data_type', 'value.text', 'value.number'])
    .where('type', '=', type)
    .where('id', '=', id)
    .where('version', '=', version)
    .orderBy((order) => order.fn.coalesce('carried.position', order.lit(1_000_000)))
    .orderBy('value.property')
    .orderBy('value.position')
    .execute();
  return [...Map.groupBy(rows, (row) => row.property)].flatMap(([propertyDef, [first, ...others]]) => {
    const value = first && valueOfRows([first, ...others]);
    return value === undefined ? [] : [{ propertyDef, value }];
  });
}

/** Built-in values maintained by the vault, as properties. */
function builtInAssignments(row: ObjectRow, timeZone: string): readonly PropertyAssignment[] {
  const account = (propertyDef: number, id: number | null): readonly PropertyAssignment[] =>
    id === null ? [] : [{ propertyDef, value: { dataType: dataTypes.lookup, value: id } }];
  const instant = (propertyDef: number, at: string): PropertyAssignment => ({
    propertyDef,
    value: { dataType: dataTypes.timestamp, value: localDateTime(at, timeZone) ?? '' },
  });
  return [
    { propertyDef: builtInProperties.class, value: { dataType: dataTypes.lookup, value: row.class } },
    instant(builtInProperties.created, row.created_at),
    instant(builtInProperties.lastModified, row.modified_at),
    ...account(builtInProperties.createdBy, row.created_by),
    ...account(builtInProperties.lastModifiedBy, row.modified_by),
    {
      propertyDef: builtInProperties.singleFile,
      value: { dataType: dataTypes.boolean, value: row.single_file === 1 },
    },
  ];
}

async function describe(
  database: Kysely<VaultTables>,
  assignments: readonly PropertyAssignment[],
): Promise<readonly VaultObjectProperty[]> {
  const ids = assignments.map((assignment) => assignment.propertyDef);
  const rows = await database.selectFrom('vault_properties').selectAll().where('id', 'in', ids).execute();
  const properties = new Map(rows.map((row) => [row.id, propertyFromRow(row)]));
  const lists = await readItemNames(database, [...properties.values()]);
  const first = await database.selectFrom('vault_languages').select('tag').orderBy('id').executeTakeFirst();
  const languageTag = first?.tag ?? 'en';
  return assignments.map(({ propertyDef, value }) => {
    const property = properties.get(propertyDef);
    const itemNames = lists.get(property?.valueList ?? -1) ?? new Map();
    return {
      propertyDef,
      name: property?.name ?? String(propertyDef),
      dataType: value.dataType,
      value: value.value,
      displayValue: displayValue(value, { languageTag, itemNames }),
    };
  });
}

/** The item names of every list that the properties use. */
export async function readItemNames(
  database: Kysely<VaultTables>,
  properties: readonly VaultProperty[],
): Promise<ReadonlyMap<number, ReadonlyMap<number, string>>> {
  const lists = new Map<number, ReadonlyMap<number, string>>();
  for (const list of new Set(properties.flatMap((property) => property.valueList ?? []))) {
    lists.set(list, new Map((await listItems(database, list)).map((item) => [item.id, item.name])));
  }
  return lists;
}
