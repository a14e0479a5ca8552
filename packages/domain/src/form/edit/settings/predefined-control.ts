import type { Answer, FieldType, FieldTypes } from '../../../field-type.ts';
import { dataTypes, isLookup, type DataType } from '../../../vault/data-type.ts';
import type { PropertyValue } from '../../../vault/vault-object.ts';
import type { Field, Option, PredefinedField } from '../../form.ts';
import { newField } from '../../new-form.ts';

/** What a value control needs: the field that stands for the predefined one, the type that draws it, and what is in it at first. */
export interface PredefinedControl {
  readonly type: FieldType;
  readonly field: Field;
  readonly answer: Answer;
}

/**
 * The value control of a predefined field, by the data type of its property (specification §2, Form editor; docs/design.md#predefined-fields):
 * that of the first field type that takes the data type, so that a value is typed, checked and written as visitors do it. Lookups
 * take the options of their value list. Undefined for data types that no control writes.
 */
export function predefinedControl(
  predefined: PredefinedField,
  options: readonly Option[],
  types: FieldTypes,
): PredefinedControl | undefined {
  const type = typeFor(predefined.dataType, types);
  if (type === undefined) return undefined;
  const plain = newField(type, predefined.guid, '', '');
  const field = {
    ...plain,
    property: predefined.property,
    dataType: predefined.dataType,
    options: isLookup(predefined.dataType) ? options : [],
    multiSelect: predefined.dataType === dataTypes.multiSelectLookup,
  };
  return { type, field, answer: answerOf(predefined.value) };
}

/**
 * The value that a control's answer stands for: undefined when it is empty, `refused` when the type does not accept it, so that the
 * value before is kept.
 */
export function predefinedValue(
  { type, field }: PredefinedControl,
  typed: Answer | readonly string[],
): PropertyValue | undefined | 'refused' {
  const answer = type.normalise(field, typed);
  if (type.isEmpty(field, answer) && answer !== false) return undefined;
  if (type.check(field, answer).length > 0) return 'refused';
  const value = type.toPropertyValue({ ...field, dataType: writtenAs(field.dataType) }, answer);
  if (value === undefined) return 'refused';
  return field.dataType === dataTypes.integer64 && value.dataType === dataTypes.integer
    ? { dataType: dataTypes.integer64, value: value.value }
    : value;
}

function typeFor(dataType: DataType, types: FieldTypes): FieldType | undefined {
  const written = writtenAs(dataType);
  return types.all.find((type) => type.offered && type.offeredDataTypes.includes(written));
}

/** Large whole numbers are typed as whole numbers are: no field type offers them. */
function writtenAs(dataType: DataType): DataType {
  return dataType === dataTypes.integer64 ? dataTypes.integer : dataType;
}

function answerOf(value: PropertyValue | undefined): Answer {
  if (value === undefined) return null;
  return value.dataType === dataTypes.lookup ? [value.value] : value.value;
}
