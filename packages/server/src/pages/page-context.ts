import {
  allTexts,
  isPageText,
  languagesOfVisitors,
  languageTagOf,
  textsFor,
  type Catalogue,
  type LanguageCode,
  type PageContext,
  type TextsWithLanguages,
} from '@form-portal/domain';

/** The inputs of a page's context. */
interface ContextParts extends Omit<PageContext, 'languageTag' | 'languages' | 'texts'> {
  readonly catalogue: Catalogue;
  readonly readers: PageReaders;
}

/** Visitors' pages leave out the texts of the administration, and the languages that are hidden from visitors. */
export type PageReaders = 'visitors' | 'administrators';

/** The languages that a page offers. */
export function offeredLanguages(
  catalogue: Catalogue,
  readers: PageReaders,
  defaultLanguage: LanguageCode,
): readonly LanguageCode[] {
  return readers === 'administrators'
    ? Object.keys(catalogue)
    : languagesOfVisitors(catalogue, defaultLanguage);
}

/** Creates the context of a page. */
export function pageContext({ catalogue, language, readers, ...rest }: ContextParts): PageContext {
  const textsIn = readers === 'administrators' ? allTexts : publicTexts;
  const tagOf = (code: LanguageCode) => languageTagOf(code, catalogue[code]?.languageTag);
  const { defaultLanguage } = rest.settings;
  const offered = offeredLanguages(catalogue, readers, defaultLanguage);
  const { texts, textLanguages } = textsIn(catalogue, language, defaultLanguage);
  const hidden = Object.keys(catalogue).filter((code) => !offered.includes(code));
  return {
    ...rest,
    language,
    languageTag: tagOf(language),
    languages: offered.map((code) => ({
      code,
      name: catalogue[code]?.name ?? code,
      languageTag: tagOf(code),
    })),
    ...(hidden.length > 0 && {
      hiddenLanguageTags: Object.fromEntries(hidden.map((code) => [code, tagOf(code)])),
    }),
    texts,
    ...(Object.keys(textLanguages).length > 0 && { textLanguages }),
  };
}

/** Every text that visitors may see, by the fallback rule: the language, else the site's default, else English. */
function publicTexts(
  catalogue: Catalogue,
  language: LanguageCode,
  defaultLanguage: LanguageCode,
): TextsWithLanguages {
  const keys = Object.keys(catalogue['gb']?.texts ?? {}).filter(isPageText);
  return textsFor(catalogue, language, defaultLanguage, keys);
}
