import { builtInLists, builtInProperties } from '@form-portal/domain';
import type { VaultProperty } from '@form-portal/domain';
import type { Kysely } from 'kysely';
import { listItems, propertyFromRow } from '../structure/structure.store.ts';
import { objectRulesOf, type ObjectRules } from '../../../shared/object-rules.ts';
import type { VaultTables } from '../tables.ts';
import type { ObjectDraft } from '../../../vault-objects.ts';

/** Reads what is needed to check a new object. */
export async function readObjectRules(
  database: Kysely<VaultTables>,
  object: ObjectDraft,
): Promise<ObjectRules> {
  const objectTypes = await database
    .selectFrom('vault_object_types')
    .select('id')
    .where('id', '=', object.objectType)
    .execute();
  const objectClass = await database
    .selectFrom('vault_classes')
    .selectAll()
    .where('id', '=', object.class)
    .executeTakeFirst();
  const requiredRows = await database
    .selectFrom('vault_class_properties')
    .select('property as id')
    .where('class', '=', object.class)
    .where('required', '=', 1)
    .orderBy('position')
    .execute();
  const required = requiredRows.map(({ id }) => ({ id, required: true }));
  return objectRulesOf(object, {
    objectTypes,
    classes: objectClass
      ? [{ ...objectClass, objectType: objectClass.object_type, properties: required }]
      : [],
    workflow: objectClass?.workflow ?? null,
    properties: await readProperties(database, [
      ...object.properties.map((assignment) => assignment.propertyDef),
      ...requiredRows.map(({ id }) => id),
      builtInProperties.workflow,
      builtInProperties.state,
    ]),
    states: await readStates(database),
    listItems: (_property, list) => listItems(database, list),
  });
}

async function readProperties(
  database: Kysely<VaultTables>,
  ids: readonly number[],
): Promise<readonly VaultProperty[]> {
  const rows = await database.selectFrom('vault_properties').selectAll().where('id', 'in', ids).execute();
  return rows.map(propertyFromRow);
}

async function readStates(database: Kysely<VaultTables>): Promise<ObjectRules['states']> {
  return database
    .selectFrom('vault_items')
    .select(['id', 'owner as workflow'])
    .where('list', '=', builtInLists.states)
    .orderBy('position')
    .execute();
}
