import type { FieldTypes } from '../../field-type.ts';
import { textIn, type LanguageCode } from '../../localized-text.ts';
import type { IdentityMapping } from '../../settings/settings.ts';
import type { Catalogue } from '../../translations/catalogue.ts';
import type { ValueListItem, VaultProperty, VaultStructure } from '../../vault/structure.ts';
import type { Field } from '../form.ts';

/** What a form is held against. */
export interface MappingSurroundings {
  /** Null: not loaded; nothing is then said about the vault. */
  readonly structure: VaultStructure | null;
  /** Items of value lists by the id of a lookup property; a property that is absent has not been loaded. */
  readonly items: ReadonlyMap<number, readonly ValueListItem[]>;
  readonly catalogue: Catalogue;
  readonly mapping: IdentityMapping;
  readonly fieldTypes: FieldTypes;
  /** The language in which findings name fields and groups, and the site's default one. */
  readonly language: LanguageCode;
  readonly defaultLanguage: LanguageCode;
}

/** How a finding names a field: its label; empty when it has none. */
export function labelOf(field: Field, { language, defaultLanguage }: MappingSurroundings): string {
  return textIn(field.label, language, defaultLanguage);
}

/** The property with an id; undefined when the vault has none. */
export function findProperty(structure: VaultStructure, id: number): VaultProperty | undefined {
  return structure.properties.find((property) => property.id === id);
}
