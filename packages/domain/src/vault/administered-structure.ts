import type { Guid } from '../guid.ts';
import type { LocalizedText } from '../localized-text.ts';
import type { DataType } from './data-type.ts';
import type { ClassProperty } from './structure.ts';

/** What a thing of the vault is called, by the id of a vault language; a language without a name is absent (specification D27). */
export type VaultNames = Readonly<Record<number, string>>;

/** A thing of the structure as administrators keep it. */
export interface VaultThing {
  /** Given by the vault and never twice; custom ones by the rules of specification §9, Vault ids. */
  readonly id: number;
  /** The name in the vault's first language. */
  readonly name: string;
  readonly names: VaultNames;
  /** Whether every vault has it: such a thing can be renamed, and never deleted. */
  readonly builtIn: boolean;
}

/** A class with all that administrators decide about it. */
export interface AdministeredClass extends VaultThing {
  readonly objectType: number;
  /** The workflow that new objects start in, an item of the list of workflows; null: none. */
  readonly workflow: number | null;
  /** In the order in which the vault shows them. */
  readonly properties: readonly ClassProperty[];
}

/** A property definition with its names. */
export interface AdministeredProperty extends VaultThing {
  readonly dataType: DataType;
  /** Null but for lookups. */
  readonly valueList: number | null;
}

/** A value list with how many items it has. */
export interface AdministeredValueList extends VaultThing {
  readonly itemCount: number;
}

/** An item of a value list; workflows and their states are items too. */
export interface AdministeredItem extends VaultThing {
  /** Place in its list, for a state in its workflow, from 1. */
  readonly order: number;
  /** The workflow of a state; null for every other item. */
  readonly owner: number | null;
}

/** A language in which things of the vault are named. */
export interface AdministeredLanguage {
  readonly id: number;
  readonly name: string;
  /** BCP 47. */
  readonly tag: string;
  /** Whether it is the vault's first, which names every thing and stays. */
  readonly builtIn: boolean;
}

/** The embedded vault's structure as administrators keep it (specification D27). Lists are ordered by id. */
export interface AdministeredStructure {
  readonly objectTypes: readonly VaultThing[];
  readonly classes: readonly AdministeredClass[];
  readonly properties: readonly AdministeredProperty[];
  readonly valueLists: readonly AdministeredValueList[];
  /** The first one gives every thing its name. */
  readonly languages: readonly AdministeredLanguage[];
}

/** An account of the embedded vault. */
export interface AdministeredUser {
  readonly id: number;
  readonly username: string;
  /** The name to show. */
  readonly name: string;
  readonly admin: boolean;
  /** Whether they may sign in. */
  readonly enabled: boolean;
}

/** What an object type or a value list is to be. */
export interface ThingDraft {
  readonly name: string;
  /** Names in further languages; absent: as they are. */
  readonly names?: VaultNames | undefined;
}

/** What a class is to be. */
export interface ClassDraft extends ThingDraft {
  readonly objectType: number;
  /** Absent: as it is, none for a new class. */
  readonly workflow?: number | null | undefined;
  readonly properties: readonly ClassProperty[];
}

/** What a property definition is to be. */
export interface PropertyDraft extends ThingDraft {
  readonly dataType: DataType;
  /** Of a lookup without `items`; null otherwise. */
  readonly valueList: number | null;
  /** A lookup gets a value list of its own, called as it is, with items of these names in their order; absent: no list is made. */
  readonly items?: readonly string[] | undefined;
}

/** What an item is to be. */
export interface ItemDraft extends ThingDraft {
  /** From 1; absent: where it is, a new one last. */
  readonly order?: number | undefined;
  /** The workflow of a new state. */
  readonly owner?: number | null | undefined;
}

/** What a language of the vault is to be. */
export interface LanguageDraft {
  readonly name: string;
  /** BCP 47. */
  readonly tag: string;
}

/** What an account is to be. */
export interface UserDraft {
  readonly username: string;
  /** Absent: as it is; a new account needs one. */
  readonly password?: string | undefined;
  readonly name: string;
  readonly admin: boolean;
  /** Absent: as it is, a new account may sign in. */
  readonly enabled?: boolean | undefined;
}

/** Kinds of things that administrators make and delete. */
export const vaultThingKinds = [
  'object-type',
  'class',
  'property',
  'value-list',
  'item',
  'language',
  'user',
] as const;

/** A kind of thing. */
export type VaultThingKind = (typeof vaultThingKinds)[number];

/** One thing. */
export interface VaultThingRef {
  readonly kind: VaultThingKind;
  readonly id: number;
  /** The value list of an item; absent for everything else. */
  readonly list?: number | undefined;
}

/** Where a thing is used, which keeps it from being deleted. */
export type VaultUse =
  | { readonly kind: 'form'; readonly guid: Guid; readonly name: LocalizedText }
  | { readonly kind: 'class' | 'property'; readonly id: number; readonly name: string }
  /** Objects that carry it, in any version; counted up to 1000. */
  | { readonly kind: 'objects'; readonly count: number }
  /** A language of the portal that is paired with it. */
  | { readonly kind: 'portal-language'; readonly code: string; readonly name: string }
  /** The site's mapping of identity attributes. */
  | { readonly kind: 'identity-mapping' };

/** Longest name of a thing of the structure, in characters: the vault's own limit of a text. */
export const maxVaultNameLength = 100;

/** Shortest password of an account, in characters (NIST SP 800-63B). */
export const minPasswordLength = 12;

/** Longest password of an account, in characters: more only costs time. */
export const maxPasswordLength = 200;
