import type { FieldTest } from '../../logic/conditions/condition.ts';
import { dataTypes } from '../../vault/data-type.ts';
import type { PropertyValue } from '../../vault/vault-object.ts';
import { noProperty, type Field, type Group, type PredefinedField, type SavedForm } from '../form.ts';
import { mapConditions, mapFieldTests } from '../../logic/conditions/map-conditions.ts';
import { counterparts, type VaultPair } from './counterparts.ts';

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
export function moveForm(form: SavedForm, vaults: VaultPair): MovedForm {
  const { move, leftBehind } = moverBetween(vaults);
  const propertyOf = new Map(form.fields.map((field) => [field.guid, field.property]));
  const fields = form.fields.map((field): Field => ({ ...field, property: move.property(field.property) }));
  const groups = form.groups.map((group) => moveGroup(group, move));
  const predefinedFields = form.predefinedFields.map((field) => movePredefined(field, move));
  const objectType = move.objectType(form.objectType);
  const moved = {
    ...form,
    objectType: objectType ?? 0,
    class: form.class === null ? null : move.class(form.class, objectType),
    fields,
    groups,
    predefinedFields: predefinedFields.filter((field) => field.property !== noProperty),
  };
  const moveTest = (test: FieldTest): FieldTest =>
    moveOptions(test, propertyOf.get(test.field) ?? noProperty, move);
  return {
    form: mapConditions(moved, (condition) => mapFieldTests(condition, moveTest)),
    leftBehind: [...leftBehind.values()],
  };
}

/** Converts single references to the target vault, and notes those that are left behind. */
interface Mover {
  objectType(id: number): number | undefined;
  class(id: number, objectType: number | undefined): number | null;
  /** Returns {@link noProperty} when the target vault has no such property. */
  property(id: number): number;
  item(property: number, id: number): number | undefined;
}

function moverBetween(vaults: VaultPair): {
  readonly move: Mover;
  readonly leftBehind: ReadonlyMap<string, LeftBehind>;
} {
  const { from } = vaults;
  const matches = counterparts(vaults);
  const leftBehind = new Map<string, LeftBehind>();
  const note = (kind: LeftBehind['kind'], id: number, name = String(id)): void => {
    leftBehind.set(`${kind} ${String(id)}`, { kind, id, name });
  };
  const move: Mover = {
    objectType(id) {
      const moved = matches.objectType(id);
      if (moved === undefined) note('object-type', id, nameIn(from.objectTypes, id));
      return moved;
    },
    class(id, objectType) {
      const moved = matches.class(id, objectType);
      if (moved === undefined) note('class', id, nameIn(from.classes, id));
      return moved ?? null;
    },
    property(id) {
      if (id === noProperty) return noProperty;
      const moved = matches.property(id);
      if (moved === undefined) note('property', id, nameIn(from.properties, id));
      return moved ?? noProperty;
    },
    item(property, id) {
      const moved = matches.item(property, id);
      if (moved.id === undefined) note('item', id, moved.name);
      return moved.id;
    },
  };
  return { move, leftBehind };
}

function moveGroup(group: Group, move: Mover): Group {
  if (group.repeat?.linesProperty === undefined) return group;
  const { linesProperty, ...repeat } = group.repeat;
  const moved = move.property(linesProperty);
  return { ...group, repeat: { ...repeat, ...(moved !== noProperty && { linesProperty: moved }) } };
}

function movePredefined(field: PredefinedField, move: Mover): PredefinedField {
  const value = field.value && moveValue(field.value, field.property, move);
  return { ...field, property: move.property(field.property), value };
}

function moveValue(value: PropertyValue, property: number, move: Mover): PropertyValue | undefined {
  if (value.dataType === dataTypes.lookup) {
    const item = move.item(property, value.value);
    return item === undefined ? undefined : { ...value, value: item };
  }
  if (value.dataType !== dataTypes.multiSelectLookup) return value;
  const items = value.value.map((id) => move.item(property, id)).filter((item) => item !== undefined);
  return items.length === value.value.length ? { ...value, value: items } : undefined;
}

/** Converts the options that a test compares with; `property` is that of its question in the source vault. */
function moveOptions(test: FieldTest, property: number, move: Mover): FieldTest {
  const { operand } = test;
  if (operand?.kind !== 'options' || property === noProperty) return test;
  const ids = operand.ids.map((id) => move.item(property, id) ?? lostOption);
  return { ...test, operand: { ...operand, ids: [...new Set(ids)] } };
}

function nameIn(
  elements: readonly { readonly id: number; readonly name: string }[],
  id: number,
): string | undefined {
  return elements.find((element) => element.id === id)?.name;
}
