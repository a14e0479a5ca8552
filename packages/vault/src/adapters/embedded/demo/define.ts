import { dataTypes, type DataType } from '@form-portal/domain';
import type {
  SeedClass,
  SeedItem,
  SeedNames,
  SeedProperty,
  SeedValueList,
  SeedWorkflow,
} from '../structure/structure-seed.ts';

/** A name in the three languages of the demo. */
export type ThreeNames = readonly [fi: string, sv: string, en: string];

/** Names by language tag. */
export function names([fi, sv, en]: ThreeNames): SeedNames {
  return { fi, sv, en };
}

/** Items numbered from `first`, in order. */
function items(all: readonly ThreeNames[], first = 1): readonly SeedItem[] {
  return all.map((item, index) => ({ id: first + index, names: names(item) }));
}

/** A value list; its items are numbered from 1. */
export function valueList(id: number, name: ThreeNames, all: readonly ThreeNames[]): SeedValueList {
  return { id, names: names(name), items: items(all) };
}

/** A workflow; its states are numbered from `firstState`. */
export function workflow(
  id: number,
  name: ThreeNames,
  firstState: number,
  [first, ...others]: readonly [ThreeNames, ...ThreeNames[]],
): SeedWorkflow {
  const start = { id: firstState, names: names(first) };
  return { id, names: names(name), states: [start, ...items(others, firstState + 1)] };
}

/** A property that is not a lookup. */
export function property(id: number, dataType: keyof typeof plainTypes, name: ThreeNames): SeedProperty {
  return { id, names: names(name), dataType: plainTypes[dataType] };
}

const plainTypes = {
  text: dataTypes.text,
  multiLineText: dataTypes.multiLineText,
  integer: dataTypes.integer,
  floating: dataTypes.floating,
  date: dataTypes.date,
  time: dataTypes.time,
  timestamp: dataTypes.timestamp,
  boolean: dataTypes.boolean,
} as const satisfies Readonly<Record<string, DataType>>;

/** A property whose value is one item of a list. */
export function lookup(id: number, list: number, name: ThreeNames): SeedProperty {
  return { id, names: names(name), dataType: dataTypes.lookup, valueList: list };
}

/** A property whose value is any number of items of a list. */
export function multiLookup(id: number, list: number, name: ThreeNames): SeedProperty {
  return { id, names: names(name), dataType: dataTypes.multiSelectLookup, valueList: list };
}

/** An object class. */
export function vaultClass(
  id: number,
  name: ThreeNames,
  carried: Omit<SeedClass, 'id' | 'names'>,
): SeedClass {
  return { id, names: names(name), ...carried };
}
