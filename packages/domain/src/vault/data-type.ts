/** The vault's data types by their numeric code (specification §3, Vault data types). */
export const dataTypes = {
  uninitialized: 0,
  text: 1,
  integer: 2,
  floating: 3,
  date: 5,
  time: 6,
  timestamp: 7,
  boolean: 8,
  lookup: 9,
  multiSelectLookup: 10,
  integer64: 11,
  fileTime: 12,
  multiLineText: 13,
  acl: 14,
} as const;

/** The name of a data type. */
export type DataTypeName = keyof typeof dataTypes;

/** The numeric code of a data type, as on the wire. */
export type DataType = (typeof dataTypes)[DataTypeName];

/** Whether a number is a known data type code. */
export function isDataType(code: number): code is DataType {
  return Object.values<number>(dataTypes).includes(code);
}

/** Returns the name of a data type. */
export function dataTypeName(code: DataType): DataTypeName {
  const names = Object.keys(dataTypes) as readonly DataTypeName[];
  return names.find((name) => dataTypes[name] === code) ?? 'uninitialized';
}

/** Whether values of a data type are items of a value list. */
export function isLookup(code: DataType): boolean {
  return code === dataTypes.lookup || code === dataTypes.multiSelectLookup;
}

/**
 * Whether a property of a data type combines the answers of several fields or rows; of any other, only the
 * first answer is stored.
 */
export function combinesAnswers(code: DataType): boolean {
  return code === dataTypes.multiSelectLookup || code === dataTypes.multiLineText;
}
