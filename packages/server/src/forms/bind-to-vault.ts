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

/** The parts of the vault that binding a form depends on. */
export interface FormSurroundings {
  readonly structure: VaultStructure;
  readonly listValueListItems: (property: number) => Promise<readonly ValueListItem[]>;
  readonly catalogue: Catalogue;
  readonly fieldTypes: FieldTypes;
}

/**
 * The form with data types and options as the vault has them now (specification D4 and D28). A field whose property the vault does not
 * know stays as it is: its submissions will show the problem.
 */
export async function bindToVault(form: SavedForm, around: FormSurroundings): Promise<SavedForm> {
  const fields = await Promise.all(form.fields.map((field) => bindField(field, around)));
  const predefinedFields = form.predefinedFields;
  return { ...form, fields, predefinedFields };
}

async function bindField(field: Field, around: FormSurroundings): Promise<Field> {
  if (field.property === noProperty) return field;
  const property = around.structure.properties.find(({ id }) => id === field.property);
  if (property === undefined) return field;
  const bound = { ...field, dataType: property.dataType };
  if (!isLookup(property.dataType) || !around.fieldTypes.get(field.type).usesOptions) return bound;
  const items = await around.listValueListItems(property.id);
  const names = property.valueList === null ? undefined : around.structure.itemNames[property.valueList];
  return { ...bound, options: optionsFromItems(items, names, around.catalogue) };
}
