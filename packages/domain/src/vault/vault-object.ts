import type { Guid } from '../guid.ts';
import type { dataTypes, DataTypeName } from './data-type.ts';

type Code<Name extends DataTypeName> = (typeof dataTypes)[Name];

/**
 * A value of one property, typed by the property's data type and independent of any vault's format. There
 * are no empty values: a property without a value is omitted from the object. Text is NFC; date
 * `YYYY-MM-DD`, time `HH:MM`, timestamp `YYYY-MM-DD HH:MM` in the site's time zone (specification D13);
 * lookups hold value list item ids.
 */
export type PropertyValue =
  | { readonly dataType: Code<'text' | 'multiLineText'>; readonly value: string }
  | { readonly dataType: Code<'integer' | 'floating' | 'integer64'>; readonly value: number }
  | { readonly dataType: Code<'date' | 'time' | 'timestamp'>; readonly value: string }
  | { readonly dataType: Code<'boolean'>; readonly value: boolean }
  | { readonly dataType: Code<'lookup'>; readonly value: number }
  | { readonly dataType: Code<'multiSelectLookup'>; readonly value: readonly number[] };

/** A value and the property definition it belongs to. */
export interface PropertyAssignment {
  readonly propertyDef: number;
  readonly value: PropertyValue;
}

/** The object to create in the vault for a submission, without its files. */
export interface NewVaultObject {
  readonly objectType: number;
  readonly class: number;
  /** Property 0; never empty (specification D36). */
  readonly title: string;
  /** All other properties; at most one value each. */
  readonly properties: readonly PropertyAssignment[];
  /** The submission's GUID, by which the object is found after an uncertain creation (specification D11). */
  readonly submission: Guid;
}

/** Identifies an object in the vault. */
export interface VaultObjectRef {
  readonly type: number;
  readonly id: number;
}
