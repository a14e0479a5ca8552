import {
  languageTagOf,
  translator,
  type Catalogue,
  type DisplayLocale,
  type LanguageCode,
  type Settings,
} from '@form-portal/domain';
import { acceptedLanguages, primaryLanguage } from './accepted-languages.ts';

/** Dependencies of texts for administrators in the site's language. */
export interface SiteLocaleDeps {
  readonly readSettings: () => Promise<Settings>;
  readonly readCatalogue: () => Promise<Catalogue>;
}

/** How texts, numbers and answers are formatted in the site's default language. */
export async function siteLocaleOf(deps: SiteLocaleDeps): Promise<DisplayLocale> {
  const { settings, catalogue } = await readSite(deps);
  return localeIn(catalogue, settings.defaultLanguage, settings);
}

/** The same in the first language of the site that an `Accept-Language` header names, else in the default language. */
export async function readerLocaleOf(deps: SiteLocaleDeps, acceptLanguage = ''): Promise<DisplayLocale> {
  const { settings, catalogue } = await readSite(deps);
  const codes = new Map(
    Object.entries(catalogue).map(([code, { languageTag }]) => [
      primaryLanguage(languageTagOf(code, languageTag)),
      code,
    ]),
  );
  const wanted = acceptedLanguages(acceptLanguage).find((tag) => codes.has(tag)) ?? '';
  return localeIn(catalogue, codes.get(wanted) ?? settings.defaultLanguage, settings);
}

async function readSite({ readSettings, readCatalogue }: SiteLocaleDeps) {
  const [settings, catalogue] = await Promise.all([readSettings(), readCatalogue()]);
  return { settings, catalogue };
}

/** How texts, numbers and answers are formatted in a language of the catalogue. */
export function localeIn(
  catalogue: Catalogue,
  language: LanguageCode,
  { defaultLanguage }: Pick<Settings, 'defaultLanguage'>,
): DisplayLocale {
  return {
    language,
    defaultLanguage,
    languageTag: languageTagOf(language, catalogue[language]?.languageTag),
    text: translator(catalogue, language, defaultLanguage),
  };
}
