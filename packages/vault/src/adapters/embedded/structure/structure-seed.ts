import type { DataType } from '@form-portal/domain';

/** The names of an element, by the tag of a vault language. The first language of the seed provides the element's own name. */
export type SeedNames = Readonly<Record<string, string>>;

interface SeedLanguage {
  readonly id: number;
  readonly name: string;
  /** BCP 47. */
  readonly tag: string;
}

/** An item of a value list, or a state of a workflow. */
export interface SeedItem {
  readonly id: number;
  readonly names: SeedNames;
}

/** A value list; its id must differ from those of object types, too. */
export interface SeedValueList {
  readonly id: number;
  readonly names: SeedNames;
  /** In their order. */
  readonly items: readonly SeedItem[];
}

/** A workflow and its states; a new object starts in the first. State ids are unique across workflows. */
export interface SeedWorkflow {
  readonly id: number;
  readonly names: SeedNames;
  readonly states: readonly [SeedItem, ...SeedItem[]];
}

/** A property definition; the vault's own ids are below 1000. */
export interface SeedProperty {
  readonly id: number;
  readonly names: SeedNames;
  readonly dataType: DataType;
  /** Lookups only. */
  readonly valueList?: number;
}

/** A class of one object type. */
export interface SeedClass {
  readonly id: number;
  readonly names: SeedNames;
  readonly objectType: number;
  /** The workflow that new objects start in. */
  readonly workflow?: number;
  /** Properties it carries besides those set by the vault, in order. */
  readonly required: readonly number[];
  readonly optional: readonly number[];
}

/** A structure to load into an empty vault, in addition to the built-in one. */
export interface StructureSeed {
  readonly languages: readonly [SeedLanguage, ...SeedLanguage[]];
  readonly objectTypes: readonly { readonly id: number; readonly names: SeedNames }[];
  readonly valueLists: readonly SeedValueList[];
  readonly workflows: readonly SeedWorkflow[];
  readonly properties: readonly SeedProperty[];
  readonly classes: readonly SeedClass[];
}
