import {
  dataTypes,
  isLookup,
  type AdministeredClass,
  type AdministeredProperty,
  type StructureElement,
} from '@form-portal/domain';
import { derivedGuid, guidToWire } from './guid.wire.ts';

const titleProperty = 0;

/** A property definition. */
export function propertyDefToWire(one: AdministeredProperty) {
  return {
    ID: one.id,
    Name: one.name,
    GUID: guidToWire(derivedGuid('property', String(one.id))),
    DataType: one.dataType,
    ContentType: 0,
    BasedOnValueList: isLookup(one.dataType),
    ValueList: one.valueList ?? 0,
    AllObjectTypes: true,
    ObjectType: 0,
    AutomaticValueType: 0,
    AutomaticValue: '',
    UpdateType: 0,
    SortAscending: true,
    IsNumberSorting: one.dataType === dataTypes.integer,
  };
}

/** A class in a list. */
export function classToWire(one: AdministeredClass) {
  return {
    ID: one.id,
    Name: one.name,
    NamePropertyDef: titleProperty,
    Workflow: one.workflow ?? 0,
    ObjType: one.objectType,
  };
}

/** A class with its properties. */
export function extendedClassToWire(one: AdministeredClass) {
  return {
    ...classToWire(one),
    AssociatedPropertyDefs: one.properties.map(({ id, required }) => ({
      PropertyDef: id,
      Required: required,
    })),
  };
}

/** An object type or a value list: the service has one type for both. */
export function objTypeToWire({ id, name }: StructureElement, kind: 'object-type' | 'value-list') {
  const realObjectType = kind === 'object-type';
  return {
    ID: id,
    Name: name,
    NamePlural: name,
    GUID: guidToWire(derivedGuid('object-type', String(id))),
    AllowAdding: realObjectType,
    CanHaveFiles: realObjectType,
    DefaultPropertyDef: titleProperty,
    OwnerPropertyDef: 0,
    External: false,
    RealObjectType: realObjectType,
    ReadOnlyPropertiesDuringInsert: [],
    ReadOnlyPropertiesDuringUpdate: [],
    HasOwner: false,
    Owner: 0,
    Hierarchial: false,
    ShowInTaskPane: realObjectType,
    IsAddingAllowedForUser: realObjectType,
    objectTypeTargetsForBrowsing: [],
  };
}

/** An item of a value list; also a class, a user or an object as an item of its list. */
export interface ListedItem {
  readonly id: number;
  readonly name: string;
  /** The item that owns it, or null. */
  readonly owner: number | null;
}

/** An item. */
export function itemToWire({ id, name, owner }: ListedItem, list: number) {
  return {
    ID: id,
    Name: name,
    DisplayID: String(id),
    ValueListID: list,
    HasOwner: owner !== null,
    OwnerID: owner ?? 0,
    HasParent: false,
    ParentID: 0,
    ItemGUID: guidToWire(derivedGuid('item', String(list), String(id))),
  };
}

/** A workflow, which is not tied to a class. */
export function workflowToWire({ id, name }: ListedItem) {
  return { ID: id, Name: name, ObjectClass: -3 };
}

/** A state of a workflow. */
export function stateToWire({ id, name }: ListedItem) {
  return { ID: id, Name: name, Selectable: true };
}
