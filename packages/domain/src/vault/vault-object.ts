import type { Guid } from '../guid.ts';

/**
 * A value of one property, typed by the property's data type and free of any vault's own spelling. An empty value is not a value:
 * a property without one is left out of the object. Text is NFC; date `YYYY-MM-DD`, time `HH:MM`, timestamp `YYYY-MM-DD HH:MM` in
 * the site's time zone (specification D13); lookups carry value-list item ids.
 */
export type PropertyValue =
  | { readonly dataType: 1 | 13; readonly value: string }
  | { readonly dataType: 2 | 3 | 11; readonly value: number }
  | { readonly dataType: 5 | 6 | 7; readonly value: string }
  | { readonly dataType: 8; readonly value: boolean }
  | { readonly dataType: 9; readonly value: number }
  | { readonly dataType: 10; readonly value: readonly number[] };

/** A value together with the property definition it belongs to. */
export interface PropertyAssignment {
  readonly propertyDef: number;
  readonly value: PropertyValue;
}

/** What the vault is asked to make of a submission, without its files. */
export interface NewVaultObject {
  readonly objectType: number;
  readonly class: number;
  /** Property 0; never empty (specification D36). */
  readonly title: string;
  /** Every other property; at most one value a property. */
  readonly properties: readonly PropertyAssignment[];
  /** The submission's GUID: finds the object again after an uncertain creation (specification D11). */
  readonly submission: Guid;
}

/** Where an object stands in the vault. */
export interface VaultObjectRef {
  readonly type: number;
  readonly id: number;
}
