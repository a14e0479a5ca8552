import type { PropertyAssignment, VaultObjectRef, VaultProperty } from '@form-portal/domain';
import { dataTypes, localDateTime } from '@form-portal/domain';
import type { BlobStore, Database } from '@form-portal/storage';
import type { Kysely } from 'kysely';
import type {
  OpenVaultFile,
  VaultObjectDetails,
  VaultObjectFile,
  VaultObjectProperty,
} from '../administration.ts';
import { builtInProperties } from '../structure/built-in.ts';
import { listItems, propertyFromRow } from '../structure/structure.store.ts';
import type { VaultTables } from '../tables.ts';
import { displayValue } from './display-value.ts';
import type { FileRow, ObjectRow } from './object-tables.ts';
import { valueOfRows } from './value-rows.ts';

/** An object's newest version, whole; undefined when there is none. */
export async function getObject(
  database: Kysely<VaultTables>,
  { type, id }: VaultObjectRef,
  timeZone: string,
): Promise<VaultObjectDetails | undefined> {
  const row = await findRow(database, type, id);
  if (row === undefined) return undefined;
  const files = await selectFiles(database, row).execute();
  return {
    type: row.type,
    id: row.id,
    title: row.title,
    class: row.class,
    version: row.version,
    created: row.created_at,
    properties: await describe(database, [
      ...builtInAssignments(row, timeZone),
      ...(await readAssignments(database, row)),
    ]),
    files: files.map(fileFromRow),
  };
}

/** A file of an object's newest version with its content; undefined when there is none. */
export async function openFile(
  { database, blobs }: { readonly database: Database<VaultTables>; readonly blobs: BlobStore },
  { type, id, fileId }: { readonly type: number; readonly id: number; readonly fileId: number },
): Promise<OpenVaultFile | undefined> {
  const object = await findRow(database.read, type, id);
  if (object === undefined) return undefined;
  const row = await selectFiles(database.read, object).where('file', '=', fileId).executeTakeFirst();
  return row && { ...fileFromRow(row), content: blobs.open(row.sha256) };
}

function findRow(database: Kysely<VaultTables>, type: number, id: number): Promise<ObjectRow | undefined> {
  return database
    .selectFrom('vault_objects')
    .selectAll()
    .where('type', '=', type)
    .where('id', '=', id)
    .executeTakeFirst();
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

function fileFromRow(row: FileRow): VaultObjectFile {
  return { id: row.file, name: row.title, extension: row.extension, size: row.size };
}

/** The assigned values: those of the class in its order, then others by id. */
async function readAssignments(
  database: Kysely<VaultTables>,
  { type, id, version, class: classId }: ObjectRow,
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

/** What the vault keeps itself, as properties. */
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

async function readItemNames(
  database: Kysely<VaultTables>,
  properties: readonly VaultProperty[],
): Promise<ReadonlyMap<number, ReadonlyMap<number, string>>> {
  const lists = new Map<number, ReadonlyMap<number, string>>();
  for (const list of new Set(properties.flatMap((property) => property.valueList ?? []))) {
    lists.set(list, new Map((await listItems(database, list)).map((item) => [item.id, item.name])));
  }
  return lists;
}
