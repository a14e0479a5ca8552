import { dataTypes, type DataType } from './data-type.ts';

/** The data types that new properties may have, the most used ones first; the others are reserved for the vault. */
export const newPropertyDataTypes: readonly DataType[] = [
  dataTypes.text,
  dataTypes.multiLineText,
  dataTypes.integer,
  dataTypes.floating,
  dataTypes.integer64,
  dataTypes.date,
  dataTypes.time,
  dataTypes.timestamp,
  dataTypes.boolean,
  dataTypes.lookup,
  dataTypes.multiSelectLookup,
];
