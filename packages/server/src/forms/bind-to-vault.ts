import {
  isLookup,
  noProperty,
  optionsFromItems,
  type Catalogue,
  type Field,
  type FieldTypes,
  type SavedForm,
  type ValueListItem,
  type VaultStructure,
} from '@form-portal/domain';
import { formLimits } from '@form-portal/domain/edit';
import { VaultError } from '@form-portal/vault';

/** Dependencies of binding a form to the vault. */
export interface BindingContext {
  readonly structure: VaultStructure;
  readonly listValueListItems: (property: number) => Promise<readonly ValueListItem[]>;
  readonly catalogue: Catalogue;
  readonly fieldTypes: FieldTypes;
}

/** A form bound to the vault, as far as the vault provides its value lists. */
interface BoundForm {
  readonly form: SavedForm;
  /** The fields that have kept their options. */
  readonly unbound: readonly UnboundField[];
}

/** A field whose value list could not be read, or has more items than a form can hold. */
export interface UnboundField {
  readonly field: Field;
  readonly error: Error;
}

/**
 * The form with data types and options as the vault has them now (specification D4 and D28). A field whose property the
 * vault does not have is left unchanged: its submissions will show the problem.
 */
export async function bindToVault(form: SavedForm, context: BindingContext): Promise<BoundForm> {
  const bound = await Promise.all(form.fields.map((field) => bindField(field, context)));
  const unbound = bound.flatMap(({ field, error }) => (error === undefined ? [] : [{ field, error }]));
  return { form: { ...form, fields: bound.map(({ field }) => field) }, unbound };
}

interface BoundField {
  readonly field: Field;
  readonly error?: Error;
}

async function bindField(field: Field, context: BindingContext): Promise<BoundField> {
  if (field.property === noProperty) return { field };
  const property = context.structure.properties.find(({ id }) => id === field.property);
  if (property === undefined) return { field };
  const bound = { ...field, dataType: property.dataType };
  if (!isLookup(property.dataType) || !context.fieldTypes.get(field.type).usesOptions)
    return { field: bound };
  const items = await itemsOf(property.id, context);
  if (items instanceof Error) return { field: bound, error: items };
  const names = property.valueList === null ? undefined : context.structure.itemNames[property.valueList];
  return { field: { ...bound, options: optionsFromItems(items, names, context.catalogue) } };
}

async function itemsOf(
  property: number,
  { listValueListItems }: BindingContext,
): Promise<readonly ValueListItem[] | Error> {
  try {
    const items = await listValueListItems(property);
    if (items.length <= formLimits.list) return items;
    const most = String(formLimits.list);
    return new Error(
      `The value list of property ${property} has more than ${most} items, the most of a form.`,
    );
  } catch (error) {
    if (error instanceof VaultError) return error;
    throw error;
  }
}
