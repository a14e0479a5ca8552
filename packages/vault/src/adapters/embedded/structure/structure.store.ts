import type {
  ClassProperty,
  ObjectType,
  ValueListItem,
  VaultNames,
  VaultClass,
  VaultProperty,
  VaultStructure,
  VaultTranslations,
} from '@form-portal/domain';
import { builtInLists, dataTypes, isDataType } from '@form-portal/domain';
import type { Kysely } from 'kysely';
import { VaultError } from '../../../errors.ts';
import type { VaultTables } from '../tables.ts';
import type { NamedKind, NameRow, PropertyRow } from './structure-tables.ts';

/** The whole structure, ordered by id; class properties in their own order. */
export async function readStructure(database: Kysely<VaultTables>): Promise<VaultStructure> {
  const properties = await database.selectFrom('vault_properties').selectAll().orderBy('id').execute();
  const objectTypes: readonly ObjectType[] = await database
    .selectFrom('vault_object_types')
    .select(['id', 'name'])
    .orderBy('id')
    .execute();
  const languages = await database
    .selectFrom('vault_languages')
    .select(['id', 'name'])
    .orderBy('id')
    .execute();
  return {
    properties: properties.map(propertyFromRow),
    classes: await readClasses(database),
    objectTypes,
    languages,
    ...(await readTranslatedNames(database)),
  };
}

/** The items of a property's list in order. Errors: `not-found` when the property does not exist or has no list. */
export async function listItemsOfProperty(
  database: Kysely<VaultTables>,
  property: number,
): Promise<readonly ValueListItem[]> {
  const found = await database
    .selectFrom('vault_properties')
    .select('value_list')
    .where('id', '=', property)
    .executeTakeFirst();
  if (found === undefined) throw new VaultError('not-found', `There is no property ${String(property)}.`);
  if (found.value_list === null) {
    throw new VaultError('not-found', `Property ${String(property)} has no value list.`);
  }
  return listItems(database, found.value_list);
}

/** The items of a list in order. Classes and users are items of built-in lists too. */
export async function listItems(
  database: Kysely<VaultTables>,
  list: number,
): Promise<readonly ValueListItem[]> {
  if (list === builtInLists.classes) {
    return database.selectFrom('vault_classes').select(['id', 'name']).orderBy('id').execute();
  }
  if (list === builtInLists.users) {
    return database.selectFrom('vault_accounts').select(['id', 'name']).orderBy('id').execute();
  }
  return database
    .selectFrom('vault_items')
    .select(['id', 'name'])
    .where('list', '=', list)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** Converts a property row to the domain's type. */
export function propertyFromRow(row: PropertyRow): VaultProperty {
  return {
    id: row.id,
    name: row.name,
    dataType: isDataType(row.data_type) ? row.data_type : dataTypes.uninitialized,
    valueList: row.value_list,
  };
}

/** All classes with their properties, ordered by id. */
export async function readClasses(database: Kysely<VaultTables>): Promise<readonly VaultClass[]> {
  const classes = await database.selectFrom('vault_classes').selectAll().orderBy('id').execute();
  const propertyRows = await database
    .selectFrom('vault_class_properties')
    .selectAll()
    .orderBy('class')
    .orderBy('position')
    .execute();
  const propertiesByClass = Map.groupBy(propertyRows, (row) => row.class);
  return classes.map((row) => ({
    id: row.id,
    name: row.name,
    objectType: row.object_type,
    properties: (propertiesByClass.get(row.id) ?? []).map(({ property, required }): ClassProperty => ({
      id: property,
      required: required === 1,
    })),
  }));
}

async function readTranslatedNames(
  database: Kysely<VaultTables>,
): Promise<Omit<VaultTranslations, 'languages'>> {
  const rows = await database
    .selectFrom('vault_names')
    .select(['kind', 'list', 'id', 'language', 'name'])
    .where('kind', 'in', ['item', 'class', 'property', 'object-type'])
    .execute();
  const ofKind = (kind: NamedKind): readonly NameRow[] => rows.filter((row) => row.kind === kind);
  const classes = namesById(ofKind('class'));
  const items = Map.groupBy(ofKind('item'), ({ list }) => list);
  const byList = [...items].map(([list, names]) => [list, namesById(names)]);
  return {
    // The classes are also the items of a built-in list.
    itemNames: { ...Object.fromEntries(byList), [builtInLists.classes]: classes },
    elementNames: {
      properties: namesById(ofKind('property')),
      classes,
      objectTypes: namesById(ofKind('object-type')),
    },
  };
}

function namesById(rows: readonly NameRow[]): Readonly<Record<number, VaultNames>> {
  const names: Record<number, Record<number, string>> = {};
  for (const { id, language, name } of rows) (names[id] ??= {})[language] = name;
  return names;
}
