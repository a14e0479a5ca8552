import type { FieldTypes } from '../../../field-type/field-type.ts';
import type { Guid } from '../../../guid.ts';
import { dataTypes } from '../../../vault/data-type.ts';
import { isOfferedFor } from '../../../vault/offered.ts';
import type { VaultProperty } from '../../../vault/structure.ts';
import { noProperty, type Field, type Form } from '../../form.ts';
import { offeredDataTypes } from '../../checking/formula-target.ts';
import { changeField } from '../layout/entries.ts';

/**
 * Binds a field to a vault property, or to none (specification §4, Form editor). The field takes the
 * property's data type; without a property, its data type is uninitialised. A field with options allows
 * several choices exactly when the property is a multi-select lookup. Options of another property are
 * removed; the caller then loads the new ones (`setOptions`). Returns the form itself when the field already
 * has the property with the same data type, the property is not offered to the field (specification §5), or
 * the field does not exist.
 */
export function bindProperty(
  form: Form,
  guid: Guid,
  property: VaultProperty | null,
  types: FieldTypes,
): Form {
  return changeField(form, guid, (field) => bound(field, property, types));
}

function bound(field: Field, property: VaultProperty | null, types: FieldTypes): Field {
  if (property !== null && !isOfferedFor(offeredDataTypes(field, types), property)) return field;
  const { id, dataType } = property ?? { id: noProperty, dataType: dataTypes.uninitialized };
  if (field.property === id && field.dataType === dataType) return field;
  return {
    ...field,
    property: id,
    dataType,
    options: field.property === id ? field.options : [],
    multiSelect: types.get(field.type).usesOptions && dataType === dataTypes.multiSelectLookup,
  };
}
