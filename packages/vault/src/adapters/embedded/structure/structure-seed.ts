import type { DataType } from '@form-portal/domain';

/** What a thing is called, by the tag of a vault language. The first language of the seed gives the name itself. */
export type SeedNames = Readonly<Record<string, string>>;

interface SeedLanguage {
  readonly id: number;
  readonly name: string;
  /** BCP 47. */
  readonly tag: string;
}

export interface SeedItem {
  readonly id: number;
  readonly names: SeedNames;
}

export interface SeedValueList {
  readonly id: number;
  readonly names: SeedNames;
  /** In their order. */
  readonly items: readonly SeedItem[];
}

/** A workflow and the states its objects go through; a new object starts in the first. State ids are unique over all workflows. */
export interface SeedWorkflow {
  readonly id: number;
  readonly names: SeedNames;
  readonly states: readonly [SeedItem, ...SeedItem[]];
}

export interface SeedProperty {
  readonly id: number;
  readonly names: SeedNames;
  readonly dataType: DataType;
  /** Lookups only. */
  readonly valueList?: number;
}

export interface SeedClass {
  readonly id: number;
  readonly names: SeedNames;
  readonly objectType: number;
  /** The workflow that new objects start in. */
  readonly workflow?: number;
  /** What it carries beside what the vault sets itself, in its order. */
  readonly required: readonly number[];
  readonly optional: readonly number[];
}

/** A structure to load into an empty vault, together with the built-in one. */
export interface StructureSeed {
  readonly languages: readonly [SeedLanguage, ...SeedLanguage[]];
  readonly objectTypes: readonly { readonly id: number; readonly names: SeedNames }[];
  readonly valueLists: readonly SeedValueList[];
  readonly workflows: readonly SeedWorkflow[];
  readonly properties: readonly SeedProperty[];
  readonly classes: readonly SeedClass[];
}
