import type { Guid } from '../../../guid.ts';
import { dataTypes } from '../../../vault/data-type.ts';
import { isOfferedProperty } from '../../../vault/offered.ts';
import type { VaultProperty } from '../../../vault/structure.ts';
import type { PropertyValue } from '../../../vault/vault-object.ts';
import { noProperty, type Form, type PredefinedField } from '../../form.ts';

/** Adds a predefined field without property and value. Returns the form itself when the GUID is taken. */
export function addPredefinedField(form: Form, guid: Guid): Form {
  const isTaken = [...form.fields, ...form.groups, ...form.predefinedFields].some((one) => one.guid === guid);
  if (isTaken) return form;
  const blank = { guid, property: noProperty, dataType: dataTypes.uninitialized, value: undefined };
  return { ...form, predefinedFields: [...form.predefinedFields, blank] };
}

/** Removes a predefined field. Returns the form itself when it does not exist. */
export function removePredefinedField(form: Form, guid: Guid): Form {
  const predefinedFields = form.predefinedFields.filter((one) => one.guid !== guid);
  return predefinedFields.length === form.predefinedFields.length ? form : { ...form, predefinedFields };
}

/**
 * Sets the property of a predefined field and clears its value (specification §4, Predefined field); its
 * condition stays. Returns the form itself when nothing changes, forms may not set the property
 * (specification §5), or the predefined field does not exist.
 */
export function choosePredefinedProperty(form: Form, guid: Guid, property: VaultProperty): Form {
  if (!isOfferedProperty(property.id)) return form;
  return changePredefined(form, guid, (field) => {
    if (field.property === property.id && field.dataType === property.dataType) return field;
    return { ...field, property: property.id, dataType: property.dataType, value: undefined };
  });
}

/**
 * Sets the value of a predefined field; undefined clears it. Returns the form itself when nothing changes,
 * the data types of value and property differ, or the predefined field does not exist.
 */
export function setPredefinedValue(form: Form, guid: Guid, value: PropertyValue | undefined): Form {
  return changePredefined(form, guid, (field) => {
    const fits = value === undefined || value.dataType === field.dataType;
    return !fits || sameValue(field.value, value) ? field : { ...field, value };
  });
}

function changePredefined(form: Form, guid: Guid, change: (field: PredefinedField) => PredefinedField): Form {
  const field = form.predefinedFields.find((one) => one.guid === guid);
  const changed = field && change(field);
  if (changed === undefined || changed === field) return form;
  return {
    ...form,
    predefinedFields: form.predefinedFields.map((one) => (one.guid === guid ? changed : one)),
  };
}

function sameValue(one: PropertyValue | undefined, other: PropertyValue | undefined): boolean {
  return one?.dataType === other?.dataType && String(one?.value) === String(other?.value);
}
