import type { Guid } from '../guid.ts';
import type { LocalizedText } from '../text/localized-text.ts';
import type { DataType } from './data-type.ts';
import type { ClassProperty, VaultNames } from './structure.ts';

/** A structure element as administrators edit it. */
export interface StructureElement {
  /** Assigned by the vault and never reused; custom ids follow specification §9, Vault ids. */
  readonly id: number;
  /** The name in the vault's first language. */
  readonly name: string;
  readonly names: VaultNames;
  /** Whether every vault has it: a built-in element can be renamed but not deleted. */
  readonly builtIn: boolean;
}

/** A class with everything that administrators can configure. */
export interface AdministeredClass extends StructureElement {
  readonly objectType: number;
  /** The initial workflow of new objects, an item of the list of workflows; null for none. */
  readonly workflow: number | null;
  /** In the vault's display order. */
  readonly properties: readonly ClassProperty[];
}

/** A property definition with its names. */
export interface AdministeredProperty extends StructureElement {
  readonly dataType: DataType;
  /** Null unless it is a lookup. */
  readonly valueList: number | null;
}

/** A value list and its number of items. */
export interface AdministeredValueList extends StructureElement {
  readonly itemCount: number;
}

/** An item of a value list; workflows and their states are items too. */
export interface AdministeredItem extends StructureElement {
  /** Position in its list, or of a state in its workflow, from 1. */
  readonly order: number;
  /** The workflow of a state; null for any other item. */
  readonly owner: number | null;
}

/** A language of names in the vault. */
export interface AdministeredLanguage {
  readonly id: number;
  readonly name: string;
  /** BCP 47. */
  readonly tag: string;
  /** Whether it is the vault's first language, which names every element and cannot be deleted. */
  readonly builtIn: boolean;
}

/** The embedded vault's structure as administrators edit it (specification D27). Lists are ordered by id. */
export interface AdministeredStructure {
  readonly objectTypes: readonly StructureElement[];
  readonly classes: readonly AdministeredClass[];
  readonly properties: readonly AdministeredProperty[];
  readonly valueLists: readonly AdministeredValueList[];
  /** Every element has a name in the first one. */
  readonly languages: readonly AdministeredLanguage[];
}

/** An account of the embedded vault. */
export interface AdministeredUser {
  readonly id: number;
  readonly username: string;
  /** Display name. */
  readonly name: string;
  readonly admin: boolean;
  /** Whether they may sign in. */
  readonly enabled: boolean;
}

/** Input for creating or changing an object type or value list. */
export interface StructureElementDraft {
  readonly name: string;
  /** Names in further languages; absent to leave them unchanged. */
  readonly names?: VaultNames | undefined;
}

/** Input for creating or changing a class. */
export interface ClassDraft extends StructureElementDraft {
  readonly objectType: number;
  /** Absent to leave it unchanged; a new class then has none. */
  readonly workflow?: number | null | undefined;
  readonly properties: readonly ClassProperty[];
}

/** Input for creating or changing a property definition. */
export interface PropertyDraft extends StructureElementDraft {
  readonly dataType: DataType;
  /** Required for a lookup without `items`; null otherwise. */
  readonly valueList: number | null;
  /**
   * Names of the items, in order, of a new value list that is created for the lookup under the same name;
   * absent to create none.
   */
  readonly items?: readonly string[] | undefined;
}

/** Input for creating or changing an item. */
export interface ItemDraft extends StructureElementDraft {
  /** From 1; absent to leave it unchanged, or to append a new item. */
  readonly order?: number | undefined;
  /** The workflow of a new state. */
  readonly owner?: number | null | undefined;
}

/** Input for creating or changing a vault language. */
export interface LanguageDraft {
  readonly name: string;
  /** BCP 47. */
  readonly tag: string;
}

/** Input for creating or changing an account. */
export interface UserDraft {
  readonly username: string;
  /** Absent to leave it unchanged; required for a new account. */
  readonly password?: string | undefined;
  readonly name: string;
  readonly admin: boolean;
  /** Absent to leave it unchanged; a new account is enabled by default. */
  readonly enabled?: boolean | undefined;
}

/** Kinds of structure elements that administrators create and delete. */
export const structureElementKinds = [
  'object-type',
  'class',
  'property',
  'value-list',
  'item',
  'language',
  'user',
] as const;

/** A kind of structure element. */
export type StructureElementKind = (typeof structureElementKinds)[number];

/** A reference to a structure element. */
export interface StructureElementRef {
  readonly kind: StructureElementKind;
  readonly id: number;
  /** The value list of an item; absent for any other kind. */
  readonly list?: number | undefined;
}

/** Maximum number of objects counted as uses of an element; there may be more. */
export const maxCountedUses = 1000;

/** A use of a structure element, which prevents its deletion. */
export type VaultUse =
  | { readonly kind: 'form'; readonly guid: Guid; readonly name: LocalizedText }
  | { readonly kind: 'class' | 'property'; readonly id: number; readonly name: string }
  /** Objects that use it in any version; at most {@link maxCountedUses}. */
  | { readonly kind: 'objects'; readonly count: number }
  /** A language of the portal that is paired with it. */
  | { readonly kind: 'portal-language'; readonly code: string; readonly name: string }
  /** The site's mapping of identity attributes. */
  | { readonly kind: 'identity-mapping' };

/** Maximum length of a structure element's name in characters: the vault's own limit of a text. */
export const maxVaultNameLength = 100;

/** Minimum length of an account password in characters (NIST SP 800-63B). */
export const minPasswordLength = 12;

/** Maximum length of an account password in characters; longer ones only cost time. */
export const maxPasswordLength = 200;
