import {
  allTexts,
  isPageText,
  languageTagOf,
  textsFor,
  type Catalogue,
  type LanguageCode,
  type PageContext,
  type Texts,
} from '@form-portal/domain';

/** The inputs of a page's context. */
interface ContextParts extends Omit<PageContext, 'languageTag' | 'languages' | 'texts'> {
  readonly catalogue: Catalogue;
  /** Visitors' pages leave the texts of the administration out. */
  readonly readers: 'visitors' | 'administrators';
}

/** Creates the context of a page. */
export function pageContext({ catalogue, language, readers, ...rest }: ContextParts): PageContext {
  const textsIn = readers === 'administrators' ? allTexts : publicTexts;
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
    texts: textsIn(catalogue, language, rest.settings.defaultLanguage),
  };
}

/** Every text that visitors may see, by the fallback rule: the language, else the site's default, else English. */
function publicTexts(catalogue: Catalogue, language: LanguageCode, defaultLanguage: LanguageCode): Texts {
  const keys = Object.keys(catalogue['gb']?.texts ?? {}).filter(isPageText);
  return textsFor(catalogue, language, defaultLanguage, keys);
}
