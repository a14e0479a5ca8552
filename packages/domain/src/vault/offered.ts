import {
  builtInProperties,
  documentType,
  firstCustomObjectType,
  firstCustomProperty,
} from './built-in-ids.ts';
import type { DataType } from './data-type.ts';
import type { ObjectType, VaultClass, VaultProperty, VaultStructure } from './structure.ts';

/** Built-in properties that forms may set: keywords, workflow, state (specification §5, Vault properties). */
export const offeredBuiltInProperties: readonly number[] = [
  builtInProperties.keywords,
  builtInProperties.workflow,
  builtInProperties.state,
];

/** Whether a form may set a property at all (specification §5, Vault properties). */
export function isOfferedProperty(id: number): boolean {
  return id >= firstCustomProperty || offeredBuiltInProperties.includes(id);
}

/**
 * Whether a form may create objects of a type: documents and custom types (specification §5, Form
 * settings).
 */
export function isOfferedObjectType(id: number): boolean {
  return id === documentType || id >= firstCustomObjectType;
}

/**
 * Whether a property may be bound to a field: forms may set it, and its data type is one of those that the
 * field may have ({@link offeredDataTypes}); an empty list means all.
 */
export function isOfferedFor(
  fieldDataTypes: readonly DataType[],
  { id, dataType }: Pick<VaultProperty, 'id' | 'dataType'>,
): boolean {
  return isOfferedProperty(id) && (fieldDataTypes.length === 0 || fieldDataTypes.includes(dataType));
}

/** Returns the object types that a form may choose, in vault order. */
export function offeredObjectTypes(structure: VaultStructure): readonly ObjectType[] {
  return structure.objectTypes.filter((type) => isOfferedObjectType(type.id));
}

/** Returns the classes of an object type, in vault order. */
export function classesOf(structure: VaultStructure, objectType: number): readonly VaultClass[] {
  return structure.classes.filter((candidate) => candidate.objectType === objectType);
}
