import { builtInLists, builtInProperties } from '@form-portal/domain';
import type { VaultProperty } from '@form-portal/domain';
import type { Kysely } from 'kysely';
import { listItems, propertyFromRow } from '../structure/structure.store.ts';
import type { ObjectRules } from '../../../shared/object-rules.ts';
import type { VaultTables } from '../tables.ts';
import type { ObjectDraft } from '../../../vault-objects.ts';

/** Reads what is needed to check a new object. */
export async function readObjectRules(
  database: Kysely<VaultTables>,
  object: ObjectDraft,
): Promise<ObjectRules> {
  const objectType = await database
    .selectFrom('vault_object_types')
    .select('id')
    .where('id', '=', object.objectType)
    .executeTakeFirst();
  const classRow = await database
    .selectFrom('vault_classes')
    .selectAll()
    .where('id', '=', object.class)
    .executeTakeFirst();
  const carried = await database
    .selectFrom('vault_class_properties')
    .select('property')
    .where('class', '=', object.class)
    .where('required', '=', 1)
    .orderBy('position')
    .execute();
  const required = carried.map((row) => row.property);
  const properties = await readProperties(database, [
    ...object.properties.map((assignment) => assignment.propertyDef),
    ...required,
    builtInProperties.workflow,
    builtInProperties.state,
  ]);
  return {
    hasObjectType: objectType !== undefined,
    class: classRow && { ...classRow, objectType: classRow.object_type },
    required,
    properties,
    items: await readItems(database, properties),
    states: await readStates(database),
  };
}

async function readProperties(
  database: Kysely<VaultTables>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, VaultProperty>> {
  const rows = await database.selectFrom('vault_properties').selectAll().where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, propertyFromRow(row)]));
}

async function readItems(
  database: Kysely<VaultTables>,
  properties: ReadonlyMap<number, VaultProperty>,
): Promise<ReadonlyMap<number, ReadonlySet<number>>> {
  const lists = new Set([...properties.values()].flatMap((property) => property.valueList ?? []));
  const items = new Map<number, ReadonlySet<number>>();
  for (const list of lists) {
    items.set(list, new Set((await listItems(database, list)).map((item) => item.id)));
  }
  return items;
}

async function readStates(database: Kysely<VaultTables>): Promise<ObjectRules['states']> {
  return database
    .selectFrom('vault_items')
    .select(['id', 'owner as workflow'])
    .where('list', '=', builtInLists.states)
    .orderBy('position')
    .execute();
}
