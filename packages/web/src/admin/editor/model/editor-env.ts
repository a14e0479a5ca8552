import { findTranslation } from '@form-portal/domain';
import type {
  Catalogue,
  FieldTypes,
  Guid,
  IdentityMapping,
  LanguageCode,
  Limits,
  NewGuid,
  TextKey,
  VaultStructure,
} from '@form-portal/domain';

/** What commands take from around the editor. */
export interface EditorEnv {
  readonly newGuid: NewGuid;
  readonly fieldTypes: FieldTypes;
  /** Null: not loaded. Commands that need it are not available then; all others are. */
  readonly structure: VaultStructure | null;
  /** The site's own mapping of identity attributes. */
  readonly mapping: IdentityMapping;
  /** How large forms may be. */
  readonly limits: Limits;
  /** The languages of the site; the form is written in them. */
  readonly catalogue: Catalogue;
  readonly defaultLanguage: LanguageCode;
  /** The forms that the server stores. */
  readonly storedForms: readonly Guid[];
  /** The stored form that a new one began as a copy of; null: it began blank, or is stored itself. */
  readonly copyOf: Guid | null;
}

/** A text of the portal in one of the form's languages, such as the label of a new field; not the language of the editor itself. */
export function formText(
  env: Pick<EditorEnv, 'catalogue' | 'defaultLanguage'>,
  key: TextKey,
  language: LanguageCode,
): string {
  return findTranslation(env.catalogue, key, language, env.defaultLanguage) ?? key;
}
