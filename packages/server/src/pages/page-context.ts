import {
  isPageText,
  languageTagOf,
  textsFor,
  type Catalogue,
  type LanguageCode,
  type PageContext,
  type Settings,
  type Texts,
  type User,
} from '@form-portal/domain';

/** What stands around every page, before it is put together. */
interface ContextParts {
  readonly settings: Settings;
  readonly catalogue: Catalogue;
  readonly language: LanguageCode;
  readonly user: User | null;
  readonly path: string;
  readonly backTo: string | null;
  readonly version: string;
  readonly year: number;
  readonly timeZone: string;
}

/** Puts the context of a page together. */
export function pageContext({ catalogue, language, ...rest }: ContextParts): PageContext {
  const tagOf = (code: LanguageCode) => languageTagOf(code, catalogue[code]?.languageTag);
  return {
    ...rest,
    language,
    languageTag: tagOf(language),
    languages: Object.entries(catalogue).map(([code, { name }]) => ({
      code,
      name,
      languageTag: tagOf(code),
    })),
    texts: publicTexts(catalogue, language, rest.settings.defaultLanguage),
  };
}

/** Every text that visitors may see, by the fallback rule: the language, else the site's default, else English. */
function publicTexts(catalogue: Catalogue, language: LanguageCode, defaultLanguage: LanguageCode): Texts {
  const keys = Object.keys(catalogue['gb']?.texts ?? {}).filter(isPageText);
  return textsFor(catalogue, language, defaultLanguage, keys);
}
