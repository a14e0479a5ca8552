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
import type { LogicOf } from './logic/form-logic.ts';
import type { TrialOf } from './logic/trial-resolution.ts';

/** The dependencies of commands outside the editor's state. */
export interface EditorEnv {
  readonly newGuid: NewGuid;
  readonly fieldTypes: FieldTypes;
  readonly logicOf: LogicOf;
  readonly trialOf: TrialOf;
  /** Named in the reader's language. Null: not loaded; commands that need it are not available. */
  readonly structure: VaultStructure | null;
  /** The site's mapping of identity attributes. */
  readonly mapping: IdentityMapping;
  /** Whether Suomi.fi identification is configured on the server. */
  readonly suomiFi: 'available' | 'unavailable';
  readonly limits: Limits;
  /** The site's time zone (IANA name), which determines today's date. */
  readonly timeZone: string;
  /** The languages of the site, which are those of the form's texts. */
  readonly catalogue: Catalogue;
  readonly defaultLanguage: LanguageCode;
  /** The forms stored on the server. */
  readonly storedForms: readonly Guid[];
  /** The stored form that an unsaved form is a copy of; null: it started blank, or is stored. */
  readonly copyOf: Guid | null;
  /** The GUID of a form that is not stored yet: the same at each attempt, since one whose response was lost may have stored the form. */
  readonly firstGuid: Guid;
}

/** A text of the portal in one of the form's languages, such as the label of a new field. */
export function formText(
  env: Pick<EditorEnv, 'catalogue' | 'defaultLanguage'>,
  key: TextKey,
  language: LanguageCode,
): string {
  return findTranslation(env.catalogue, key, language, env.defaultLanguage) ?? key;
}
