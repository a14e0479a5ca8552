import { dataTypes, type DataType } from '../vault/data-type.ts';
import { defaultDecimals, type Field } from './form.ts';

/** Maximum number of decimals of a number. */
export const maxDecimals = 6;

/**
 * Returns the decimals of a field's answers, 0–6; undefined when its type decides. A property of whole
 * numbers takes none, whatever the field says: a number with decimals would never reach it.
 */
export function decimalsOf({ dataType, decimals, formula }: Field): number | undefined {
  if (isWhole(dataType)) return 0;
  return decimals ?? (formula === undefined ? undefined : defaultDecimals);
}

/** Whether values of a data type are whole numbers. */
export function isWhole(dataType: DataType): boolean {
  return dataType === dataTypes.integer || dataType === dataTypes.integer64;
}
