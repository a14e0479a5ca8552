import type { PropertyAssignment, VaultProperty } from '@form-portal/domain';
import type { Kysely } from 'kysely';
import { listItems, propertyFromRow } from '../structure/structure.store.ts';
import type { VaultTables } from '../tables.ts';
import { displayValue } from './display-value.ts';

/** A value with what people need to read it. */
export interface DescribedValue extends PropertyAssignment {
  /** Undefined when the property no longer exists. */
  readonly property: VaultProperty | undefined;
  /** Formatted for people, in the vault's first language. */
  readonly displayValue: string;
  /** The current names of the items of the property's list; empty without a list. */
  readonly itemNames: ReadonlyMap<number, string>;
}

/** Describes values, in their order. */
export async function describeValues(
  database: Kysely<VaultTables>,
  assignments: readonly PropertyAssignment[],
): Promise<readonly DescribedValue[]> {
  const ids = assignments.map(({ propertyDef }) => propertyDef);
  const rows = await database.selectFrom('vault_properties').selectAll().where('id', 'in', ids).execute();
  const properties = new Map(rows.map((row) => [row.id, propertyFromRow(row)]));
  const lists = await readItemNames(database, [...properties.values()]);
  const first = await database.selectFrom('vault_languages').select('tag').orderBy('id').executeTakeFirst();
  const languageTag = first?.tag ?? 'en';
  return assignments.map(({ propertyDef, value }) => {
    const property = properties.get(propertyDef);
    const itemNames = lists.get(property?.valueList ?? -1) ?? new Map<number, string>();
    return {
      propertyDef,
      value,
      property,
      displayValue: displayValue(value, { languageTag, itemNames }),
      itemNames,
    };
  });
}

/** The item names of every list that the properties use. */
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
