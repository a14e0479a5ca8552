import type { PropertyAssignment, PropertyValue } from '@form-portal/domain';
import { dataTypes } from '@form-portal/domain';
import type { ValueRow } from './object-tables.ts';

/** The columns that hold one value, without those that identify its owner. */
export type ValueColumns = Pick<ValueRow, 'property' | 'position' | 'data_type' | 'text' | 'number'>;

/** The rows of one assigned value: one per item for a multi-select lookup. */
export function rowsOfValue({ propertyDef, value }: PropertyAssignment): readonly ValueColumns[] {
  const row = (columns: Partial<ValueColumns>): ValueColumns => ({
    property: propertyDef,
    position: 0,
    data_type: value.dataType,
    text: null,
    number: null,
    ...columns,
  });
  switch (value.dataType) {
    case dataTypes.text:
    case dataTypes.multiLineText:
    case dataTypes.date:
    case dataTypes.time:
    case dataTypes.timestamp:
      return [row({ text: value.value })];
    case dataTypes.integer:
    case dataTypes.floating:
    case dataTypes.integer64:
    case dataTypes.lookup:
      return [row({ number: value.value })];
    case dataTypes.boolean:
      return [row({ number: Number(value.value) })];
    case dataTypes.multiSelectLookup:
      return value.value.map((item, position) => row({ position, number: item }));
  }
}

/** The value in the rows of one property, in order of position; undefined for a data type that has no values. */
export function valueOfRows(rows: readonly [ValueColumns, ...ValueColumns[]]): PropertyValue | undefined {
  const [{ data_type: dataType, text, number }] = rows;
  switch (dataType) {
    case dataTypes.text:
    case dataTypes.multiLineText:
    case dataTypes.date:
    case dataTypes.time:
    case dataTypes.timestamp:
      return { dataType, value: text ?? '' };
    case dataTypes.integer:
    case dataTypes.floating:
    case dataTypes.integer64:
    case dataTypes.lookup:
      return { dataType, value: number ?? 0 };
    case dataTypes.boolean:
      return { dataType, value: number === 1 };
    case dataTypes.multiSelectLookup:
      return { dataType, value: rows.flatMap((row) => row.number ?? []) };
    default:
      return undefined;
  }
}
