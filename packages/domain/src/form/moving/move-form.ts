import type { FieldTest } from '../../logic/conditions/condition.ts';
import { dataTypes } from '../../vault/data-type.ts';
import type { PropertyValue } from '../../vault/vault-object.ts';
import { noProperty, type Field, type Group, type PredefinedField, type SavedForm } from '../form.ts';
import { mapConditions, mapFieldTests } from '../../logic/conditions/map-conditions.ts';
import { counterparts, type Counterparts, type TwoVaults } from './counterparts.ts';

/** A reference of the form that has no counterpart in the target vault. */
export interface LeftBehind {
  readonly kind: 'object-type' | 'class' | 'property' | 'item';
  /** Id in the source vault. */
  readonly id: number;
  /** Name in the source vault; the id when it has no name there. */
  readonly name: string;
}

/** An item id that no value list has: a test of it never holds, and the mapping check reports it. */
const lostOption = -1;

/** A form that refers to the target vault's ids. */
export interface MovedForm {
  readonly form: SavedForm;
  /** Without duplicates. */
  readonly leftBehind: readonly LeftBehind[];
}

/**
 * Converts a form to another vault, whose elements have other ids. Object type, class, properties and items
 * are matched by name in any language that both vaults have. Built-in properties keep their ids. References
 * without a counterpart of the same data type are cleared: a field without a property, a form without a
 * class, rows without a property of their own, a predefined value that is not chosen, a condition on an
 * option that no longer exists. Options are loaded with the property when the form is saved
 * (specification D28).
 */
export function moveForm(form: SavedForm, vaults: TwoVaults): MovedForm {
  const found = counterparts(vaults);
  const left = new Map<string, LeftBehind>();
  const note = (kind: LeftBehind['kind'], id: number, name: string | undefined): void => {
    left.set(`${kind} ${String(id)}`, { kind, id, name: name ?? String(id) });
  };
  const property = (id: number): number => {
    if (id === noProperty) return noProperty;
    const moved = found.property(id);
    if (moved === undefined) note('property', id, vaults.from.properties.find((one) => one.id === id)?.name);
    return moved ?? noProperty;
  };
  const movedFields = form.fields.map((field): Field => ({ ...field, property: property(field.property) }));
  const groups = form.groups.map((group): Group => {
    const { linesProperty, ...repeat } = group.repeat ?? { min: 1, max: 1 };
    if (group.repeat === undefined || linesProperty === undefined) return group;
    const moved = property(linesProperty);
    return { ...group, repeat: { ...repeat, ...(moved !== noProperty && { linesProperty: moved }) } };
  });
  const missing = (id: number, name: string | undefined): void => note('item', id, name);
  const propertyOf = new Map(form.fields.map((field) => [field.guid, field.property]));
  const movedTest = (test: FieldTest): FieldTest => {
    const { field, operand } = test;
    const ofField = propertyOf.get(field) ?? noProperty;
    if (operand?.kind !== 'options' || ofField === noProperty) return test;
    return { ...test, operand: { ...operand, ids: movedOptions(operand.ids, ofField, found, missing) } };
  };
  const predefinedFields = form.predefinedFields.map((field): PredefinedField => {
    const value = field.value && moveValue(field.value, field.property, found, missing);
    return { ...field, property: property(field.property), value };
  });
  const objectType = found.objectType(form.objectType);
  if (objectType === undefined)
    note('object-type', form.objectType, nameIn(vaults.from.objectTypes, form.objectType));
  const ofClass = form.class === null ? null : found.class(form.class, objectType);
  if (form.class !== null && ofClass === undefined)
    note('class', form.class, nameIn(vaults.from.classes, form.class));
  const moved = {
    ...form,
    objectType: objectType ?? 0,
    class: ofClass ?? null,
    fields: movedFields,
    groups,
    predefinedFields: predefinedFields.filter((field) => field.property !== noProperty),
  };
  return {
    form: mapConditions(moved, (condition) => mapFieldTests(condition, movedTest)),
    leftBehind: [...left.values()],
  };
}

function moveValue(
  value: PropertyValue,
  property: number,
  found: Counterparts,
  missing: (id: number, name: string | undefined) => void,
): PropertyValue | undefined {
  const moved = (id: number): number | undefined => {
    const item = found.item(property, id);
    if (item.id === undefined) missing(id, item.name);
    return item.id;
  };
  if (value.dataType === dataTypes.lookup) {
    const item = moved(value.value);
    return item === undefined ? undefined : { ...value, value: item };
  }
  if (value.dataType !== dataTypes.multiSelectLookup) return value;
  const items = value.value.map(moved).filter((item) => item !== undefined);
  return items.length === value.value.length ? { ...value, value: items } : undefined;
}

function movedOptions(
  ids: readonly number[],
  property: number,
  found: Counterparts,
  missing: (id: number, name: string | undefined) => void,
): readonly number[] {
  const moved = ids.map((id) => {
    const item = found.item(property, id);
    if (item.id === undefined) missing(id, item.name);
    return item.id ?? lostOption;
  });
  return [...new Set(moved)];
}

function nameIn(
  elements: readonly { readonly id: number; readonly name: string }[],
  id: number,
): string | undefined {
  return elements.find((element) => element.id === id)?.name;
}
