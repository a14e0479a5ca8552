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
export function propertyDefToWire(element: AdministeredProperty) {
  return {
    ID: element.id,
    Name: element.name,
    GUID: guidToWire(derivedGuid('property', String(element.id))),
    DataType: element.dataType,
    ContentType: 0,
    BasedOnValueList: isLookup(element.dataType),
    ValueList: element.valueList ?? 0,
    AllObjectTypes: true,
    ObjectType: 0,
    AutomaticValueType: 0,
    AutomaticValue: '',
    UpdateType: 0,
    SortAscending: true,
    IsNumberSorting: element.dataType === dataTypes.integer,
  };
}

/** A class in a list. */
export function classToWire(element: AdministeredClass) {
  return {
    ID: element.id,
    Name: element.name,
    NamePropertyDef: titleProperty,
    Workflow: element.workflow ?? 0,
    ObjType: element.objectType,
  };
}

/** A class with its properties. */
export function extendedClassToWire(element: AdministeredClass) {
  return {
    ...classToWire(element),
    AssociatedPropertyDefs: element.properties.map(({ id, required }) => ({
      PropertyDef: id,
      Required: required,
    })),
  };
}

/** An object type or a value list: the service has one type for both. */
export function objTypeToWire({ id, name }: StructureElement, kind: 'object-type' | 'value-list') {
  const isObjectType = kind === 'object-type';
  return {
    ID: id,
    Name: name,
    NamePlural: name,
    GUID: guidToWire(derivedGuid('object-type', String(id))),
    AllowAdding: isObjectType,
    CanHaveFiles: isObjectType,
    DefaultPropertyDef: titleProperty,
    OwnerPropertyDef: 0,
    External: false,
    RealObjectType: isObjectType,
    ReadOnlyPropertiesDuringInsert: [],
    ReadOnlyPropertiesDuringUpdate: [],
    HasOwner: false,
    Owner: 0,
    Hierarchial: false,
    ShowInTaskPane: isObjectType,
    IsAddingAllowedForUser: isObjectType,
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
