import type { FieldType, FieldTypes } from '../../../field-type/field-type.ts';
import type { Guid } from '../../../guid.ts';
import { dataTypes } from '../../../vault/data-type.ts';
import { isOfferedFor } from '../../../vault/offered.ts';
import type { VaultProperty } from '../../../vault/structure.ts';
import { noProperty, type Field, type Form } from '../../form.ts';
import { changeField } from '../layout/entries.ts';

/**
 * Binds a field to a vault property, or to none (specification §4, Form editor). The field takes the
 * property's data type, or becomes uninitialised without a property. It allows several choices exactly when
 * the property is a multi-select lookup. Options of another property are removed; the caller loads the new
 * ones ({@link setOptions}). Returns the form itself when the field already has the property with the same
 * data type, the field type does not offer the data type (specification §5), or the field does not exist.
 */
export function bindProperty(
  form: Form,
  guid: Guid,
  property: VaultProperty | null,
  types: FieldTypes,
): Form {
  return changeField(form, guid, (field) => bound(field, property, types.get(field.type)));
}

function bound(field: Field, property: VaultProperty | null, type: FieldType): Field {
  if (property !== null && !isOfferedFor(type, property)) return field;
  const { id, dataType } = property ?? { id: noProperty, dataType: dataTypes.uninitialized };
  if (field.property === id && field.dataType === dataType) return field;
  return {
    ...field,
    property: id,
    dataType,
    options: field.property === id ? field.options : [],
    multiSelect: type.usesOptions && dataType === dataTypes.multiSelectLookup,
    settings: type.settings.normalise(field.settings),
  };
}
