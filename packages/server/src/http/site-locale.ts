import {
  languageTagOf,
  translator,
  type Catalogue,
  type DisplayLocale,
  type Settings,
} from '@form-portal/domain';

/** Dependencies of texts for administrators in the site's language. */
export interface SiteLocaleDeps {
  readonly readSettings: () => Promise<Settings>;
  readonly readCatalogue: () => Promise<Catalogue>;
}

/** How texts, numbers and answers are formatted in the site's default language. */
export async function siteLocaleOf({ readSettings, readCatalogue }: SiteLocaleDeps): Promise<DisplayLocale> {
  const [{ defaultLanguage }, catalogue] = await Promise.all([readSettings(), readCatalogue()]);
  return {
    language: defaultLanguage,
    defaultLanguage,
    languageTag: languageTagOf(defaultLanguage, catalogue[defaultLanguage]?.languageTag),
    text: translator(catalogue, defaultLanguage, defaultLanguage),
  };
}
