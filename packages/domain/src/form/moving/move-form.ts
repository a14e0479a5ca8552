import type { PropertyValue } from '../../vault/vault-object.ts';
import { noProperty, type Field, type PredefinedField, type SavedForm } from '../form.ts';
import { counterparts, type Counterparts, type TwoVaults } from './counterparts.ts';

/** What a form uses of the vault it stands on, and the other vault has no counterpart of. */
export interface LeftBehind {
  readonly kind: 'object-type' | 'class' | 'property' | 'item';
  /** Id in the vault of before. */
  readonly id: number;
  /** Its name there; the id when it has none there either. */
  readonly name: string;
}

/** A form on another vault's ids. */
export interface MovedForm {
  readonly form: SavedForm;
  /** Each once. */
  readonly leftBehind: readonly LeftBehind[];
}

/**
 * The form for another vault, whose things have other ids: object type, class, properties and items are found by their names, in any
 * language that both vaults know. Built-in properties keep their ids. What has no counterpart of the same data type becomes "none":
 * a field without a property, a form without a class, a predefined value that is not chosen yet. Options come with the property when
 * the form is saved (specification D28).
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
  const predefinedFields = form.predefinedFields.map((field): PredefinedField => {
    const missing = (id: number, name: string | undefined): void => note('item', id, name);
    const value = field.value && moveValue(field.value, field.property, found, missing);
    return { ...field, property: property(field.property), value };
  });
  const objectType = found.objectType(form.objectType);
  if (objectType === undefined)
    note('object-type', form.objectType, nameIn(vaults.from.objectTypes, form.objectType));
  const ofClass = form.class === null ? null : found.class(form.class, objectType);
  if (form.class !== null && ofClass === undefined)
    note('class', form.class, nameIn(vaults.from.classes, form.class));
  return {
    form: {
      ...form,
      objectType: objectType ?? 0,
      class: ofClass ?? null,
      fields: movedFields,
      predefinedFields: predefinedFields.filter((field) => field.property !== noProperty),
    },
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
  if (value.dataType === 9) {
    const item = moved(value.value);
    return item === undefined ? undefined : { ...value, value: item };
  }
  if (value.dataType !== 10) return value;
  const items = value.value.map(moved).filter((item) => item !== undefined);
  return items.length === value.value.length ? { ...value, value: items } : undefined;
}

function nameIn(
  things: readonly { readonly id: number; readonly name: string }[],
  id: number,
): string | undefined {
  return things.find((thing) => thing.id === id)?.name;
}
