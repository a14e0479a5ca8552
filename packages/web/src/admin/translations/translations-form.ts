import { createContext, use } from 'react';
import type { Catalogue, LanguageCode, OutdatedTexts, VaultLanguage } from '@form-portal/domain';

/** The languages while they are edited, for the parts of their page. */
export interface TranslationsForm {
  readonly catalogue: Catalogue;
  /** As they are stored. */
  readonly stored: Catalogue;
  readonly outdated: OutdatedTexts;
  /** The languages of the vault; empty while they are not known. */
  readonly vaultLanguages: readonly VaultLanguage[];
  /** As it is stored, and as it is chosen on this page. */
  readonly defaultLanguage: LanguageCode;
  readonly chosenDefault: LanguageCode;
  /** The same function at every render. */
  readonly change: (edit: (catalogue: Catalogue) => Catalogue) => void;
  /** Confirms that a text whose English has changed is still right. The same function at every render. Throws `CallError`. */
  readonly confirm: (code: LanguageCode, key: string) => Promise<void>;
}

export const TranslationsFormContext = createContext<TranslationsForm | null>(null);

/** The languages of the page around the component. */
export function useTranslationsForm(): TranslationsForm {
  const form = use(TranslationsFormContext);
  if (form === null) throw new Error('useTranslationsForm is called outside of TranslationsFormContext');
  return form;
}
