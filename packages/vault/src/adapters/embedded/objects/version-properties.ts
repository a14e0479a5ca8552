import {
  builtInProperties,
  dataTypes,
  localDateTime,
  type PropertyAssignment,
  type VaultProperty,
} from '@form-portal/domain';
import type { Kysely } from 'kysely';
import { propertyFromRow } from '../structure/structure.store.ts';
import type { VaultTables } from '../tables.ts';
import type { VaultObjectVersion, VaultVersionProperty } from '../../../vault-objects.ts';
import { itemsOfValue } from '../../../shared/check-value.ts';
import { displayValue } from './display-value.ts';
import { readAssignments, readItemNames } from './object-details.ts';

/** The values of a version: title and class, built-in values, those of the class in its order, then others by id. */
export async function listVersionProperties(
  database: Kysely<VaultTables>,
  version: VaultObjectVersion,
  timeZone: string,
): Promise<readonly VaultVersionProperty[]> {
  const assignments = [
    ...keptByVault(version, timeZone),
    ...(await readAssignments(database, { ...version })),
  ];
  const ids = assignments.map((assignment) => assignment.propertyDef);
  const rows = await database.selectFrom('vault_properties').selectAll().where('id', 'in', ids).execute();
  const properties = new Map(rows.map((row) => [row.id, propertyFromRow(row)]));
  const lists = await readItemNames(database, [...properties.values()]);
  const language = await database
    .selectFrom('vault_languages')
    .select('tag')
    .orderBy('id')
    .executeTakeFirst();
  return assignments.map((assignment) => {
    const property = properties.get(assignment.propertyDef);
    const itemNames = lists.get(property?.valueList ?? -1) ?? new Map<number, string>();
    return described(assignment, property, { languageTag: language?.tag ?? 'en', itemNames });
  });
}

function described(
  assignment: PropertyAssignment,
  property: VaultProperty | undefined,
  display: Parameters<typeof displayValue>[1],
): VaultVersionProperty {
  return {
    ...assignment,
    displayValue: displayValue(assignment.value, display),
    valueList: property?.valueList ?? null,
    items: itemsOfValue(assignment.value).map((id) => ({
      id,
      name: display.itemNames.get(id) ?? String(id),
    })),
  };
}

function keptByVault(version: VaultObjectVersion, timeZone: string): readonly PropertyAssignment[] {
  const { title, class: ofClass, created, modified, createdBy, modifiedBy, singleFile } = version;
  const item = (propertyDef: number, value: number | null): readonly PropertyAssignment[] =>
    value === null ? [] : [{ propertyDef, value: { dataType: dataTypes.lookup, value } }];
  const instant = (propertyDef: number, at: string): PropertyAssignment => ({
    propertyDef,
    value: { dataType: dataTypes.timestamp, value: localDateTime(at, timeZone) ?? '' },
  });
  return [
    { propertyDef: builtInProperties.title, value: { dataType: dataTypes.text, value: title } },
    ...item(builtInProperties.class, ofClass),
    instant(builtInProperties.created, created),
    instant(builtInProperties.lastModified, modified),
    ...item(builtInProperties.createdBy, createdBy),
    ...item(builtInProperties.lastModifiedBy, modifiedBy),
    {
      propertyDef: builtInProperties.singleFile,
      value: { dataType: dataTypes.boolean, value: singleFile },
    },
  ];
}
