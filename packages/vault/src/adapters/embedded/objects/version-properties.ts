import { builtInProperties, dataTypes, type PropertyAssignment } from '@form-portal/domain';
import type { Kysely } from 'kysely';
import type { VaultTables } from '../tables.ts';
import type { VaultObjectVersion, VaultVersionProperty } from '../../../vault-objects.ts';
import { itemsOfValue } from '../../../shared/check-value.ts';
import { builtInAssignments } from './built-in-values.ts';
import { describeValues, type DescribedValue } from './described-values.ts';
import { readAssignments } from './object-details.ts';

/** The values of a version: title and class, built-in values, those of the class in its order, then others by id. */
export async function listVersionProperties(
  database: Kysely<VaultTables>,
  version: VaultObjectVersion,
  timeZone: string,
): Promise<readonly VaultVersionProperty[]> {
  const title: PropertyAssignment = {
    propertyDef: builtInProperties.title,
    value: { dataType: dataTypes.text, value: version.title },
  };
  const described = await describeValues(database, [
    title,
    ...builtInAssignments(version, timeZone),
    ...(await readAssignments(database, version)),
  ]);
  return described.map(versionProperty);
}

function versionProperty(described: DescribedValue): VaultVersionProperty {
  const { propertyDef, value, property, displayValue, itemNames } = described;
  return {
    propertyDef,
    value,
    displayValue,
    valueList: property?.valueList ?? null,
    items: itemsOfValue(value).map((id) => ({ id, name: itemNames.get(id) ?? String(id) })),
  };
}
