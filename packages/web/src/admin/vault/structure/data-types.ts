import { dataTypes, type DataType } from '@form-portal/domain';

/** Data types that new properties may have, the most used ones first. */
export const newDataTypes: readonly DataType[] = [
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
