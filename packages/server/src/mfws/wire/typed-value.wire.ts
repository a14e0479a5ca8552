import {
  dataTypes,
  epochMilliseconds,
  utcOf,
  type DataType,
  type PropertyValue,
  type VaultProperty,
} from '@form-portal/domain';
import type { VaultVersionProperty } from '@form-portal/vault';

/** Sort keys of dates and instants are .NET ticks: tenths of microseconds since the year 1. */
const ticksOfEpoch = 621_355_968_000_000_000n;

interface LookupWire {
  readonly Item: number;
  readonly Version: number;
  readonly VersionType: number;
  readonly DisplayValue: string;
  readonly Deleted: boolean;
  readonly Hidden: boolean;
  readonly ObjectType: number;
  readonly ObjectFlags: number;
}

interface TypedValueWire {
  readonly DataType: DataType;
  readonly HasValue: boolean;
  /** Absent for items, and when there is no value. */
  readonly Value?: string | number | boolean;
  readonly Lookup?: LookupWire;
  readonly Lookups?: readonly LookupWire[];
  readonly DisplayValue: string;
  readonly SortingKey: string;
  readonly SerializedValue: string;
  readonly IsNumberSorting: boolean;
  readonly HasAutomaticPermission: boolean;
}

/** A property with its value, as it occurs in responses. */
export interface PropertyWire {
  readonly PropertyDef: number;
  readonly TypedValue: TypedValueWire;
  readonly Value: TypedValueWire;
  readonly ContentType: number;
  readonly HasAutomaticPermission: boolean;
}

/** Serialises a property and its value (docs/protocols/m-files.md#typed-values). */
export function propertyToWire(property: VaultVersionProperty, timeZone: string): PropertyWire {
  return withProperty(property.propertyDef, typedValueToWire(property, timeZone));
}

/** A property without a value, whose value key is then absent. */
export function emptyPropertyToWire({ id, dataType }: Pick<VaultProperty, 'id' | 'dataType'>): PropertyWire {
  return withProperty(id, typedValue(dataType, { HasValue: false, DisplayValue: '', ...keys('') }));
}

/** Under both names that clients read (docs/protocols/m-files.md#clients). */
function withProperty(id: number, value: TypedValueWire): PropertyWire {
  return {
    PropertyDef: id,
    TypedValue: value,
    Value: value,
    ContentType: 0,
    HasAutomaticPermission: false,
  };
}

function typedValueToWire(
  { value, displayValue, items, valueList }: VaultVersionProperty,
  timeZone: string,
): TypedValueWire {
  const common = { HasValue: true, DisplayValue: displayValue };
  const lookups = items.map(({ id, name }) => lookupToWire(id, name, valueList ?? 0));
  const [item] = lookups;
  if (value.dataType === dataTypes.multiSelectLookup)
    return typedValue(value.dataType, {
      ...common,
      ...keys(items.map(({ id }) => id).join(',')),
      Lookups: lookups,
    });
  if (value.dataType === dataTypes.lookup && item !== undefined)
    return typedValue(value.dataType, { ...common, ...keys(String(value.value)), Lookup: item });
  const plain = plainValue(value, timeZone);
  return typedValue(value.dataType, {
    ...common,
    Value: plain,
    SortingKey: sortingKey(value, plain),
    SerializedValue: serialized(plain),
  });
}

type OwnMembers = Omit<TypedValueWire, 'DataType' | 'IsNumberSorting' | 'HasAutomaticPermission'>;

function typedValue(dataType: DataType, members: OwnMembers): TypedValueWire {
  const isNumber = ([dataTypes.integer, dataTypes.floating, dataTypes.integer64] as number[]).includes(
    dataType,
  );
  return { DataType: dataType, ...members, IsNumberSorting: isNumber, HasAutomaticPermission: false };
}

function keys(key: string) {
  return { SortingKey: key, SerializedValue: key };
}

function lookupToWire(id: number, name: string, list: number): LookupWire {
  return {
    Item: id,
    Version: -1,
    VersionType: 1,
    DisplayValue: name,
    Deleted: false,
    Hidden: false,
    ObjectType: list,
    ObjectFlags: 0,
  };
}

function plainValue(value: PropertyValue, timeZone: string): string | number | boolean {
  switch (value.dataType) {
    case dataTypes.date:
      return `${value.value}T00:00:00Z`;
    case dataTypes.time:
      return `${value.value}:00`;
    case dataTypes.timestamp:
      return utcOf(value.value, timeZone) ?? value.value;
    case dataTypes.multiSelectLookup:
      return value.value.join(',');
    case dataTypes.text:
    case dataTypes.multiLineText:
    case dataTypes.integer:
    case dataTypes.integer64:
    case dataTypes.floating:
    case dataTypes.boolean:
    case dataTypes.lookup:
      return value.value;
  }
}

function serialized(plain: string | number | boolean): string {
  if (typeof plain === 'boolean') return plain ? 'True' : 'False';
  return encodeURIComponent(String(plain).replace(/(T\d\d:\d\d:\d\d)Z$/, '$1'));
}

function sortingKey({ dataType }: PropertyValue, plain: string | number | boolean): string {
  if (dataType !== dataTypes.date && dataType !== dataTypes.timestamp) return String(plain).slice(0, 100);
  const milliseconds = epochMilliseconds(String(plain));
  return milliseconds === undefined ? '' : String(BigInt(milliseconds) * 10_000n + ticksOfEpoch);
}
