import type { FieldTypes } from '../../field-type/field-type.ts';
import { dataTypes, type DataType } from '../../vault/data-type.ts';
import { noProperty, type Field } from '../form.ts';

/** The data types that can take a computed answer: a number, or that number as text. */
const computedDataTypes: readonly DataType[] = [
  dataTypes.floating,
  dataTypes.integer,
  dataTypes.integer64,
  dataTypes.text,
  dataTypes.multiLineText,
];

/**
 * Returns the data types of the properties that a field may be bound to, the best match first; empty means
 * all. A computed number may also go to a text property.
 */
export function offeredDataTypes(
  { type, formula }: Pick<Field, 'type' | 'formula'>,
  types: FieldTypes,
): readonly DataType[] {
  return type === 'number' && formula !== undefined ? computedDataTypes : types.get(type).offeredDataTypes;
}

/** Why a computed field cannot take the result of its formula: its type, or that of its property. */
export type FormulaTargetFault = 'formula-type-wrong' | 'formula-property-wrong';

/** Returns why a field cannot take the result of its formula; undefined when it can, or has none. */
export function formulaTargetFault(field: Field): FormulaTargetFault | undefined {
  if (field.formula === undefined) return undefined;
  if (field.type !== 'number') return 'formula-type-wrong';
  const isAccepted = field.property === noProperty || computedDataTypes.includes(field.dataType);
  return isAccepted ? undefined : 'formula-property-wrong';
}
