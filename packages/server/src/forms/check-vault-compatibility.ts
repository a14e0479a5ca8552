import {
  isOfferedFor,
  isOfferedObjectType,
  offeredDataTypes,
  type FieldTypes,
  type Form,
  type Problem,
  type VaultStructure,
} from '@form-portal/domain';

/**
 * Finds why a form is incompatible with the vault (specification §5, Vault properties offered per field type, and Form settings). Problem
 * code: `request.invalid` with the GUID of a field whose property is not offered for its type, or with `ObjectType`. A property that the
 * vault does not have is not refused: it may have been deleted, and submissions will show the problem (specification D10).
 */
export function checkVaultCompatibility(
  form: Form,
  structure: VaultStructure,
  types: FieldTypes,
): readonly Problem[] {
  const misfits = form.fields.filter((field) => {
    const property = structure.properties.find(({ id }) => id === field.property);
    return property !== undefined && !isOfferedFor(offeredDataTypes(field, types), property);
  });
  return [
    ...(isOfferedObjectType(form.objectType)
      ? []
      : [{ code: 'request.invalid', path: 'ObjectType' } as const]),
    ...misfits.map(({ guid, property }): Problem => ({
      code: 'request.invalid',
      path: guid,
      params: { property },
    })),
  ];
}
