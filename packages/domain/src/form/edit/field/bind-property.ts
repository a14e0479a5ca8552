import type { FieldType, FieldTypes } from '../../../field-type.ts';
import type { Guid } from '../../../guid.ts';
import { dataTypes } from '../../../vault/data-type.ts';
import { isOfferedFor } from '../../../vault/offered.ts';
import type { VaultProperty } from '../../../vault/structure.ts';
import { noProperty, type Field, type Form } from '../../form.ts';
import { changeField } from '../layout/entries.ts';

/**
 * Binds a field to a vault property, or to none (specification §4, Form editor): the data type is the property's, without
 * one it is uninitialised. Several choices are allowed exactly when the property is a multi-select lookup. Options that came from
 * another property go: those of the new one are loaded ({@link setOptions}). The form itself when the field has the property
 * already with the same data type, the type is not offered it (section 5), or there is no such field.
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
  return type.normaliseSettings({
    ...field,
    property: id,
    dataType,
    options: field.property === id ? field.options : [],
    multiSelect: type.usesOptions && dataType === dataTypes.multiSelectLookup,
  });
}
