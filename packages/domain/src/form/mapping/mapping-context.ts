import type { FieldTypes } from '../../field-type/field-type.ts';
import { textIn, type LanguageCode } from '../../text/localized-text.ts';
import type { IdentityMapping } from '../../settings/settings.ts';
import type { Catalogue } from '../../translations/catalogue.ts';
import type { ValueListItem, VaultProperty, VaultStructure } from '../../vault/structure.ts';
import type { Field } from '../form.ts';

/** What a form is checked against. */
export interface MappingContext {
  /** Null when not loaded; the vault checks are then skipped. */
  readonly structure: VaultStructure | null;
  /** Value list items by the id of a lookup property; a missing property has not been loaded. */
  readonly items: ReadonlyMap<number, readonly ValueListItem[]>;
  readonly catalogue: Catalogue;
  readonly mapping: IdentityMapping;
  /** Whether Suomi.fi identification is configured on the server. */
  readonly suomiFi: 'available' | 'unavailable';
  readonly fieldTypes: FieldTypes;
  /** The language in which findings name fields and groups, and the site's default language. */
  readonly language: LanguageCode;
  readonly defaultLanguage: LanguageCode;
}

/** Returns the label by which a finding names a field; empty when it has none. */
export function labelOf(field: Field, { language, defaultLanguage }: MappingContext): string {
  return textIn(field.label, language, defaultLanguage);
}

/** Returns the property with an id; undefined when the vault does not have it. */
export function findProperty(structure: VaultStructure, id: number): VaultProperty | undefined {
  return structure.properties.find((property) => property.id === id);
}
