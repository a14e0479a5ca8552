import type { FieldType } from '../field-type.ts';
import type { ObjectType, VaultClass, VaultProperty, VaultStructure } from './structure.ts';

/** Where a vault's own property definitions begin (specification §9, Vault ids). */
export const firstCustomProperty = 1000;

/** Where a vault's own object types begin (specification §9, Vault ids). */
export const firstCustomObjectType = 100;

/** Built-in properties that forms may set: keywords, workflow, state (specification §5, Vault properties). */
export const offeredBuiltInProperties: readonly number[] = [26, 38, 39];

/** Whether a form may set a property at all (specification §5, Vault properties). */
export function isOfferedProperty(id: number): boolean {
  return id >= firstCustomProperty || offeredBuiltInProperties.includes(id);
}

/** Whether a form may make objects of a type: documents, and the vault's own types (specification §5, Form settings). */
export function isOfferedObjectType(id: number): boolean {
  return id === 0 || id >= firstCustomObjectType;
}

/** Whether a property may be bound to a field of a type: it is offered at all, and of a data type that the type takes. */
export function isOfferedFor(
  type: Pick<FieldType, 'offeredDataTypes'>,
  property: Pick<VaultProperty, 'id' | 'dataType'>,
): boolean {
  const wanted = type.offeredDataTypes;
  return isOfferedProperty(property.id) && (wanted.length === 0 || wanted.includes(property.dataType));
}

/** The properties that may be bound to a field of a type, in the vault's order. */
export function offeredProperties(
  structure: VaultStructure,
  type: Pick<FieldType, 'offeredDataTypes'>,
): readonly VaultProperty[] {
  return structure.properties.filter((property) => isOfferedFor(type, property));
}

/** The object types that a form may choose from, in the vault's order. */
export function offeredObjectTypes(structure: VaultStructure): readonly ObjectType[] {
  return structure.objectTypes.filter((type) => isOfferedObjectType(type.id));
}

/** The classes of an object type, in the vault's order. */
export function classesOf(structure: VaultStructure, objectType: number): readonly VaultClass[] {
  return structure.classes.filter((candidate) => candidate.objectType === objectType);
}
