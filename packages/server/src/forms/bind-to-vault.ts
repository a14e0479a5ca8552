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

/** Dependencies of binding a form to the vault. */
export interface BindingContext {
  readonly structure: VaultStructure;
  readonly listValueListItems: (property: number) => Promise<readonly ValueListItem[]>;
  readonly catalogue: Catalogue;
  readonly fieldTypes: FieldTypes;
}

/**
 * The form with data types and options as the vault has them now (specification D4 and D28). A field whose property the
 * vault does not have is left unchanged: its submissions will show the problem.
 */
export async function bindToVault(form: SavedForm, context: BindingContext): Promise<SavedForm> {
  const fields = await Promise.all(form.fields.map((field) => bindField(field, context)));
  const predefinedFields = form.predefinedFields;
  return { ...form, fields, predefinedFields };
}

async function bindField(field: Field, context: BindingContext): Promise<Field> {
  if (field.property === noProperty) return field;
  const property = context.structure.properties.find(({ id }) => id === field.property);
  if (property === undefined) return field;
  const bound = { ...field, dataType: property.dataType };
  if (!isLookup(property.dataType) || !context.fieldTypes.get(field.type).usesOptions) return bound;
  const items = await context.listValueListItems(property.id);
  const names = property.valueList === null ? undefined : context.structure.itemNames[property.valueList];
  return { ...bound, options: optionsFromItems(items, names, context.catalogue) };
}
