import type { DataType } from './data-type.ts';

/** A property definition. Custom ones have ids from 1000 (specification §9). */
export interface VaultProperty {
  readonly id: number;
  readonly name: string;
  readonly dataType: DataType;
  /** The value list of a lookup; null for every other data type. */
  readonly valueList: number | null;
}

/** A property of a class. */
export interface ClassProperty {
  readonly id: number;
  readonly required: boolean;
}

/** A class of objects; belongs to one object type. */
export interface VaultClass {
  readonly id: number;
  readonly name: string;
  readonly objectType: number;
  readonly properties: readonly ClassProperty[];
}

/** A kind of object: 0 is the document, custom ones have ids from 100. */
export interface ObjectType {
  readonly id: number;
  readonly name: string;
}

/**
 * A language of the vault, as opposed to one of the portal; a portal language refers to it by
 * `translationID`.
 */
export interface VaultLanguage {
  readonly id: number;
  readonly name: string;
}

/** Item names by vault language: list id → item id → language id → name. */
export type ValueListItemNames = Readonly<
  Record<number, Readonly<Record<number, Readonly<Record<number, string>>>>>
>;

/**
 * Names of a structure element by vault language id; languages without a name are absent
 * (specification D27).
 */
export type VaultNames = Readonly<Record<number, string>>;

/** Names of properties, classes and object types by vault language: element id → language id → name. */
export interface VaultElementNames {
  readonly properties: Readonly<Record<number, VaultNames>>;
  readonly classes: Readonly<Record<number, VaultNames>>;
  readonly objectTypes: Readonly<Record<number, VaultNames>>;
}

/** The parts of the vault's structure that forms are built on (specification §3, Vault structure). */
export interface VaultStructure {
  readonly properties: readonly VaultProperty[];
  readonly classes: readonly VaultClass[];
  readonly objectTypes: readonly ObjectType[];
  /** The first is the language of the elements' own names. */
  readonly languages: readonly VaultLanguage[];
  readonly itemNames: ValueListItemNames;
  readonly elementNames: VaultElementNames;
}

/** Names of vault elements in other languages. */
export type VaultTranslations = Pick<VaultStructure, 'languages' | 'itemNames' | 'elementNames'>;

/** The translations of a vault that provides none. */
export const noVaultTranslations: VaultTranslations = {
  languages: [],
  itemNames: {},
  elementNames: { properties: {}, classes: {}, objectTypes: {} },
};

/** One item of a value list. */
export interface ValueListItem {
  readonly id: number;
  readonly name: string;
}
