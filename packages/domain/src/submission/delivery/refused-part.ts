import type { NamedItem } from '../../vault/option-name.ts';

/**
 * What is wrong with a class or a property of a refused object. `unknown`: the vault does not have it;
 * `missing`: the class requires a value; `wrong-kind`: the value has another data type than the property;
 * `too-long`: the vault does not take a text of this length; `no-item`: the value is not an item of the
 * property's list; `other`: only the vault's own message says.
 */
export const refusalReasons = ['unknown', 'missing', 'wrong-kind', 'too-long', 'no-item', 'other'] as const;

/** One of {@link refusalReasons}. */
export type RefusalReason = (typeof refusalReasons)[number];

/**
 * A part of an object that the vault refused. Names are in the vault's first language, and empty when the vault has no
 * such element.
 */
export interface RefusedPart {
  /** The object's class. */
  readonly class: NamedItem;
  /** Null when the class itself is at fault. */
  readonly property: NamedItem | null;
  readonly reason: RefusalReason;
}
