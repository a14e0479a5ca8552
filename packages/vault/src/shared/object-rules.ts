import type { VaultProperty } from '@form-portal/domain';

/** The part of a vault's structure that a new object is checked against. */
export interface ObjectRules {
  readonly hasObjectType: boolean;
  /** Undefined when the class does not exist. */
  readonly class: RuledClass | undefined;
  /** Ids of the class's mandatory properties. */
  readonly required: readonly number[];
  /** All properties that the object has or must have. */
  readonly properties: ReadonlyMap<number, VaultProperty>;
  /** Item ids of every list that those properties use. */
  readonly items: ReadonlyMap<number, ReadonlySet<number>>;
  /** In the order of their workflows. */
  readonly states: readonly { readonly id: number; readonly workflow: number | null }[];
}

/** The class of a new object. */
interface RuledClass {
  readonly name: string;
  readonly objectType: number;
  /** The workflow that its objects start in; null for none. */
  readonly workflow: number | null;
}
