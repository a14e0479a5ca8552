/**
 * The vault's structure. Ids are the vault's own numbers in M-Files' numbering (specification D27); object types and value lists share one
 * row of numbers, as they do there, so that a lookup may once point at either.
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

/** A language in which the vault's things may be named. */
interface LanguageRow {
  readonly id: number;
  readonly name: string;
  /** BCP 47: tells which language of a site it is. */
  readonly tag: string;
}

interface ObjectTypeRow {
  readonly id: number;
  readonly name: string;
}

export interface ClassRow {
  readonly id: number;
  readonly name: string;
  readonly object_type: number;
  /** Item of the workflow list that new objects start in; null: none. */
  readonly workflow: number | null;
}

interface ClassPropertyRow {
  readonly class: number;
  readonly property: number;
  readonly required: number;
  readonly position: number;
}

export interface PropertyRow {
  readonly id: number;
  readonly name: string;
  readonly data_type: number;
  /** Null but for lookups. */
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
  /** The item it belongs to, for a state its workflow; null: none. */
  readonly owner: number | null;
}

/** What a thing of the structure is called in one of the vault's languages. */
export interface NameRow {
  readonly kind: NamedKind;
  /** The value list of an item; 0 for everything else. */
  readonly list: number;
  readonly id: number;
  readonly language: number;
  readonly name: string;
}

export type NamedKind = 'object-type' | 'class' | 'property' | 'value-list' | 'item';
