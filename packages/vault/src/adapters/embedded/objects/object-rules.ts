import { builtInLists, builtInProperties } from '@form-portal/domain';
import type { VaultProperty } from '@form-portal/domain';
import type { Kysely } from 'kysely';
import { listItems, propertyFromRow } from '../structure/structure.store.ts';
import type { ClassRow } from '../structure/structure-tables.ts';
import type { VaultTables } from '../tables.ts';
import type { ObjectDraft } from '../vault-objects.ts';

/** What the structure says about a new object. */
export interface ObjectRules {
  readonly hasObjectType: boolean;
  /** Undefined when the class does not exist. */
  readonly class: ClassRow | undefined;
  /** Ids of the class's mandatory properties. */
  readonly required: readonly number[];
  /** All properties that the object has or must have. */
  readonly properties: ReadonlyMap<number, VaultProperty>;
  /** Item ids of every list that those properties use. */
  readonly items: ReadonlyMap<number, ReadonlySet<number>>;
  readonly states: readonly State[];
}

/** A workflow state, in the order of its workflow. */
interface State {
  readonly id: number;
  readonly workflow: number | null;
}

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
    class: classRow,
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

async function readStates(database: Kysely<VaultTables>): Promise<readonly State[]> {
  return database
    .selectFrom('vault_items')
    .select(['id', 'owner as workflow'])
    .where('list', '=', builtInLists.states)
    .orderBy('position')
    .execute();
}
