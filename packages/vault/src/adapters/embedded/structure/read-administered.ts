import { builtInLists } from '@form-portal/domain';
import type {
  AdministeredClass,
  AdministeredItem,
  AdministeredLanguage,
  AdministeredStructure,
  AdministeredValueList,
  StructureElement,
} from '@form-portal/domain';
import type { Kysely } from 'kysely';
import type { VaultTables } from '../tables.ts';
import { isBuiltIn } from './built-in.ts';
import { readNames } from './names.store.ts';
import { propertyFromRow, readClasses } from './structure.store.ts';

/** The structure for administrators, ordered by id. */
export async function readAdministered(database: Kysely<VaultTables>): Promise<AdministeredStructure> {
  const objectTypes = await database
    .selectFrom('vault_object_types')
    .select(['id', 'name'])
    .orderBy('id')
    .execute();
  const properties = await database.selectFrom('vault_properties').selectAll().orderBy('id').execute();
  const typeNames = await readNames(database, 'object-type');
  const propertyNames = await readNames(database, 'property');
  return {
    objectTypes: objectTypes.map((row): StructureElement => ({
      ...row,
      names: typeNames.get(row.id) ?? {},
      builtIn: isBuiltIn('object-type', row.id),
    })),
    classes: await readAdministeredClasses(database),
    properties: properties.map((row) => ({
      ...propertyFromRow(row),
      names: propertyNames.get(row.id) ?? {},
      builtIn: isBuiltIn('property', row.id),
    })),
    valueLists: await readValueLists(database),
    languages: await readLanguages(database),
  };
}

async function readAdministeredClasses(database: Kysely<VaultTables>): Promise<readonly AdministeredClass[]> {
  const names = await readNames(database, 'class');
  const rows = await database.selectFrom('vault_classes').select(['id', 'workflow']).execute();
  const workflows = new Map(rows.map((row) => [row.id, row.workflow]));
  return (await readClasses(database)).map((vaultClass) => ({
    ...vaultClass,
    workflow: workflows.get(vaultClass.id) ?? null,
    names: names.get(vaultClass.id) ?? {},
    builtIn: isBuiltIn('class', vaultClass.id),
  }));
}

async function readValueLists(database: Kysely<VaultTables>): Promise<readonly AdministeredValueList[]> {
  const names = await readNames(database, 'value-list');
  const rows = await database.selectFrom('vault_value_lists').selectAll().orderBy('id').execute();
  const counted = await database
    .selectFrom('vault_items')
    .select((select) => ['list', select.fn.countAll<number | string>().as('count')])
    .groupBy('list')
    .execute();
  const counts = new Map(counted.map(({ list, count }) => [list, Number(count)]));
  return rows.map(({ id, name }) => ({
    id,
    name,
    names: names.get(id) ?? {},
    builtIn: isBuiltIn('value-list', id),
    itemCount: counts.get(id) ?? 0,
  }));
}

async function readLanguages(database: Kysely<VaultTables>): Promise<readonly AdministeredLanguage[]> {
  const rows = await database.selectFrom('vault_languages').selectAll().orderBy('id').execute();
  return rows.map(({ id, name, tag }, index) => ({ id, name, tag, builtIn: index === 0 }));
}

/** Lists whose items are the rows of other tables. */
const listsOfOtherTables: readonly number[] = [builtInLists.classes, builtInLists.users];

/** Whether a list has items of its own. */
export async function hasOwnItems(database: Kysely<VaultTables>, list: number): Promise<boolean> {
  if (listsOfOtherTables.includes(list)) return false;
  const row = await database
    .selectFrom('vault_value_lists')
    .select('id')
    .where('id', '=', list)
    .executeTakeFirst();
  return row !== undefined;
}

/** The items of a list in order; undefined when the list does not exist or its items are defined elsewhere. */
export async function listAdministeredItems(
  database: Kysely<VaultTables>,
  list: number,
): Promise<readonly AdministeredItem[] | undefined> {
  if (!(await hasOwnItems(database, list))) return undefined;
  const names = await readNames(database, 'item', list);
  const rows = await database
    .selectFrom('vault_items')
    .selectAll()
    .where('list', '=', list)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const countsByOwner = new Map<number | null, number>();
  return rows.map(({ id, name, owner }) => {
    const order = (countsByOwner.get(owner) ?? 0) + 1;
    countsByOwner.set(owner, order);
    return { id, name, names: names.get(id) ?? {}, builtIn: false, order, owner };
  });
}
