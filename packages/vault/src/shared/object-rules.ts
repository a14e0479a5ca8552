import type {
  NewVaultObject,
  ObjectType,
  ValueListItem,
  VaultProperty,
  VaultStructure,
} from '@form-portal/domain';

/** The part of a vault's structure that a new object is checked against. */
export interface ObjectRules {
  readonly hasObjectType: boolean;
  /** Undefined when the class does not exist. */
  readonly class: ObjectClass | undefined;
  /** Ids of the class's mandatory properties. */
  readonly required: readonly number[];
  /** At least the properties that the object has or must have. */
  readonly properties: ReadonlyMap<number, VaultProperty>;
  /** Item ids of every list that the object's properties use. */
  readonly items: ReadonlyMap<number, ReadonlySet<number>>;
  /** States of all workflows; those of one workflow in its order. */
  readonly states: readonly { readonly id: number; readonly workflow: number | null }[];
}

/** The class of a new object. */
interface ObjectClass {
  readonly name: string;
  readonly objectType: number;
  /** The workflow that its objects start in; null for none. */
  readonly workflow: number | null;
}

/** What the rules for an object are read from: the structure of a vault, or the part of it that concerns the object. */
export interface StructureForRules extends Pick<VaultStructure, 'classes' | 'properties'> {
  readonly objectTypes: readonly Pick<ObjectType, 'id'>[];
  /** The workflow that objects of the class start in; null for none. */
  readonly workflow: number | null;
  /** States of all workflows; those of one workflow in its order. */
  readonly states: ObjectRules['states'];
  /** Reads the items of a property's value list. */
  readonly listItems: (property: number, valueList: number) => Promise<readonly Pick<ValueListItem, 'id'>[]>;
}

/** Returns the rules for an object. Each value list that the object has items of is read once, the others never. */
export async function objectRulesOf(
  object: Pick<NewVaultObject, 'objectType' | 'class' | 'properties'>,
  { objectTypes, classes, workflow, states, ...structure }: StructureForRules,
): Promise<ObjectRules> {
  const objectClass = classes.find(({ id }) => id === object.class);
  const properties = new Map(structure.properties.map((property) => [property.id, property]));
  const items = new Map<number, ReadonlySet<number>>();
  for (const { propertyDef } of object.properties) {
    const list = properties.get(propertyDef)?.valueList ?? null;
    if (list === null || items.has(list)) continue;
    items.set(list, new Set((await structure.listItems(propertyDef, list)).map(({ id }) => id)));
  }
  return {
    hasObjectType: objectTypes.some(({ id }) => id === object.objectType),
    class: objectClass && { name: objectClass.name, objectType: objectClass.objectType, workflow },
    required: objectClass?.properties.filter(({ required }) => required).map(({ id }) => id) ?? [],
    properties,
    items,
    states,
  };
}
