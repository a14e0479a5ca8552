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

/** The parts of the vault's structure that forms are built on (specification §3, Vault structure). */
export interface VaultStructure {
  readonly properties: readonly VaultProperty[];
  readonly classes: readonly VaultClass[];
  readonly objectTypes: readonly ObjectType[];
  readonly languages: readonly VaultLanguage[];
  readonly itemNames: ValueListItemNames;
}

/** Names of vault elements in other languages. */
export type VaultTranslations = Pick<VaultStructure, 'languages' | 'itemNames'>;

/** One item of a value list. */
export interface ValueListItem {
  readonly id: number;
  readonly name: string;
}
