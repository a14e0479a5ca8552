import type { Answer, FieldType, FieldTypes } from '../../../field-type/field-type.ts';
import { dataTypes, isLookup, type DataType } from '../../../vault/data-type.ts';
import type { PropertyValue } from '../../../vault/vault-object.ts';
import type { Field, Option, PredefinedField } from '../../form.ts';
import { newField } from '../../new-form.ts';

/**
 * What a value control needs: the field that represents the predefined field, the type that renders it, and
 * its initial answer.
 */
export interface PredefinedControl {
  readonly type: FieldType;
  readonly field: Field;
  readonly answer: Answer;
}

/**
 * Returns the value control of a predefined field (specification §2, Form editor;
 * docs/design.md#predefined-fields): the control of the first field type that accepts the property's data
 * type, so that values are typed, checked and written as in the forms of visitors. Lookups take the options of their
 * value list. Returns undefined for data types that no control can edit.
 */
export function predefinedControl(
  predefined: PredefinedField,
  options: readonly Option[],
  types: FieldTypes,
): PredefinedControl | undefined {
  const type = typeFor(predefined.dataType, types);
  if (type === undefined) return undefined;
  const field: Field = {
    ...newField(type, predefined.guid, '', ''),
    property: predefined.property,
    dataType: predefined.dataType,
    options: isLookup(predefined.dataType) ? options : [],
    multiSelect: predefined.dataType === dataTypes.multiSelectLookup,
  };
  return { type, field, answer: answerOf(predefined.value) };
}

/**
 * Converts a control's answer to a value: undefined when it is empty, `refused` when the type does not
 * accept it and the previous value must be kept.
 */
export function predefinedValue(
  { type, field }: PredefinedControl,
  typed: Answer | readonly string[],
): PropertyValue | undefined | 'refused' {
  const answer = type.normalise(field, typed);
  if (type.isEmpty(field, answer) && answer !== false) return undefined;
  if (type.check(field, answer).length > 0) return 'refused';
  const value = type.toPropertyValue({ ...field, dataType: controlDataType(field.dataType) }, answer);
  if (value === undefined) return 'refused';
  return field.dataType === dataTypes.integer64 && value.dataType === dataTypes.integer
    ? { dataType: dataTypes.integer64, value: value.value }
    : value;
}

function typeFor(dataType: DataType, types: FieldTypes): FieldType | undefined {
  const offered = controlDataType(dataType);
  return types.all.find((type) => type.offered && type.offeredDataTypes.includes(offered));
}

/**
 * The data type whose control edits values of another: large integers use that of integers, as no field type
 * offers them.
 */
function controlDataType(dataType: DataType): DataType {
  return dataType === dataTypes.integer64 ? dataTypes.integer : dataType;
}

function answerOf(value: PropertyValue | undefined): Answer {
  if (value === undefined) return null;
  return value.dataType === dataTypes.lookup ? [value.value] : value.value;
}
