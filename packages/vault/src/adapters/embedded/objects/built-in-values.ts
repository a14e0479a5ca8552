import { builtInProperties, dataTypes, localDateTime, type PropertyAssignment } from '@form-portal/domain';

/** The built-in values of a version that the vault maintains. */
interface BuiltInValues {
  readonly class: number;
  /** ISO 8601 UTC. */
  readonly created: string;
  readonly modified: string;
  /** Accounts; null when the portal created it. */
  readonly createdBy: number | null;
  readonly modifiedBy: number | null;
  /** Property 22. */
  readonly singleFile: boolean;
}

/** The values as properties, instants in the time zone; a value that is null is left out. */
export function builtInAssignments(values: BuiltInValues, timeZone: string): readonly PropertyAssignment[] {
  const item = (propertyDef: number, value: number | null): readonly PropertyAssignment[] =>
    value === null ? [] : [{ propertyDef, value: { dataType: dataTypes.lookup, value } }];
  const instant = (propertyDef: number, at: string): PropertyAssignment => ({
    propertyDef,
    value: { dataType: dataTypes.timestamp, value: localDateTime(at, timeZone) ?? '' },
  });
  return [
    ...item(builtInProperties.class, values.class),
    instant(builtInProperties.created, values.created),
    instant(builtInProperties.lastModified, values.modified),
    ...item(builtInProperties.createdBy, values.createdBy),
    ...item(builtInProperties.lastModifiedBy, values.modifiedBy),
    {
      propertyDef: builtInProperties.singleFile,
      value: { dataType: dataTypes.boolean, value: values.singleFile },
    },
  ];
}
