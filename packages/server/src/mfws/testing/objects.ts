import { builtInProperties } from '@form-portal/domain';
import type { MfwsClient } from './mfws-client.ts';

interface TypedValue {
  readonly DataType: number;
  readonly HasValue: boolean;
  readonly Value?: unknown;
  readonly Lookups?: readonly { readonly Item: number; readonly DisplayValue: string }[];
  readonly DisplayValue: string;
  readonly SerializedValue: string;
}

interface ReturnedProperty {
  readonly PropertyDef: number;
  readonly TypedValue: TypedValue;
  readonly Value: TypedValue;
}

/** The properties of a document by number; `path` may name a version. */
export async function propertiesOf(
  client: MfwsClient,
  id: number,
  path = '',
): Promise<ReadonlyMap<number, ReturnedProperty>> {
  const properties: readonly ReturnedProperty[] = await client.call(
    'GET',
    `objects/0/${id}${path}/properties`,
  );
  return new Map(properties.map((property) => [property.PropertyDef, property]));
}

/** A property value as clients send it. */
export function value(property: number, dataType: number, sent: unknown): object {
  return { PropertyDef: property, TypedValue: { DataType: dataType, Value: sent } };
}

/** A text value of a property. */
export function text(property: number, sent: string): object {
  return value(property, 1, sent);
}

/** An item value of a property. */
export function lookup(property: number, item: number, dataType = 9): object {
  return { PropertyDef: property, TypedValue: { DataType: dataType, Lookup: { Item: item, Version: -1 } } };
}

/** A document of the class for information requests, which requires only its message. */
export function aDocument(title: string, more: readonly object[] = [], files: unknown = null): object {
  const hasMessage = JSON.stringify(more).includes('"PropertyDef":1039');
  const message = hasMessage ? [] : [value(1039, 13, 'Viesti')];
  return {
    PropertyValues: [
      lookup(builtInProperties.class, 3),
      text(builtInProperties.title, title),
      ...message,
      ...more,
    ],
    Files: files,
  };
}
