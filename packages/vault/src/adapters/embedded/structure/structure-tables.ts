/**
 * The vault's structure. Ids follow M-Files' numbering (specification D27); object types and value lists share one sequence of
 * numbers, as they do there, so that a lookup can later refer to either.
 */
export interface StructureTables {
  readonly vault_languages: LanguageRow;
  readonly vault_object_types: ObjectTypeRow;
  readonly vault_classes: ClassRow;
  readonly vault_class_properties: ClassPropertyRow;
  readonly vault_properties: PropertyRow;
  readonly vault_value_lists: ValueListRow;
  readonly vault_items: ItemRow;
  readonly vault_names: NameRow;
}

/** A language for the names of the vault's elements. */
interface LanguageRow {
  readonly id: number;
  readonly name: string;
  /** BCP 47: determines the corresponding site language. */
  readonly tag: string;
}

interface ObjectTypeRow {
  readonly id: number;
  readonly name: string;
}

/** A class of an object type. */
export interface ClassRow {
  readonly id: number;
  readonly name: string;
  readonly object_type: number;
  /** Item of the workflow list that new objects start in, or null. */
  readonly workflow: number | null;
}

interface ClassPropertyRow {
  readonly class: number;
  readonly property: number;
  readonly required: number;
  readonly position: number;
}

/** A property definition, one of the vault's own or, from id 1000, one that an administrator made. */
export interface PropertyRow {
  readonly id: number;
  readonly name: string;
  readonly data_type: number;
  /** Null unless it is a lookup. */
  readonly value_list: number | null;
}

interface ValueListRow {
  readonly id: number;
  readonly name: string;
}

/** An item of a value list. Workflows are items of list 7 and states of list 8, as in M-Files. */
export interface ItemRow {
  readonly list: number;
  readonly id: number;
  readonly name: string;
  readonly position: number;
  /** The item that owns it (for a state, its workflow), or null. */
  readonly owner: number | null;
}

/** The name of a structure element in one of the vault's languages. */
export interface NameRow {
  readonly kind: NamedKind;
  /** The value list of an item; 0 for everything else. */
  readonly list: number;
  readonly id: number;
  readonly language: number;
  readonly name: string;
}

/** The kinds of structure elements that have names in several languages. */
export type NamedKind = 'object-type' | 'class' | 'property' | 'value-list' | 'item';
