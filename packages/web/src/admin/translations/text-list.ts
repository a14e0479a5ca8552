import { isPageText, outdatedAfter } from '@form-portal/domain';
import type { Catalogue, LanguageCode, OutdatedTexts } from '@form-portal/domain';

/** The language whose keys every other one is to have. */
const sourceLanguage: LanguageCode = 'gb';

/** Which texts of a language are listed. */
export type Show = 'all' | 'missing' | 'changed';

/** A language among the others. */
export interface LanguageTexts {
  readonly catalogue: Catalogue;
  readonly code: LanguageCode;
  /** By key, the English text that a translation was made from before it changed; without those that were written since. */
  readonly outdated: Readonly<Record<string, string>>;
}

/** The keys of every text, those that visitors see first. */
export function textKeysOf(catalogue: Catalogue): readonly string[] {
  const keys = Object.keys(catalogue[sourceLanguage]?.texts ?? {});
  return [...keys.filter(isPageText), ...keys.filter((key) => !isPageText(key))];
}

/** The keys of the texts that a language lacks. */
export function missingKeys(catalogue: Catalogue, code: LanguageCode): readonly string[] {
  const texts = catalogue[code]?.texts ?? {};
  return textKeysOf(catalogue).filter((key) => (texts[key] ?? '') === '');
}

/** The outdated texts of a language that nobody has written anew on this page; also when it was given another code there. */
export function outdatedOf(
  outdated: OutdatedTexts,
  stored: Catalogue,
  { catalogue, code }: Pick<LanguageTexts, 'catalogue' | 'code'>,
): Readonly<Record<string, string>> {
  const source = stored[sourceLanguage];
  const asSaved = source === undefined ? catalogue : { ...catalogue, [sourceLanguage]: source };
  return outdatedAfter(outdated, { before: stored, after: asSaved })[code] ?? {};
}

/** The keys to list: of the wanted kind, with the wanted words in the key, the English text or the language's own. */
export function listedKeys(
  texts: LanguageTexts,
  { show, search }: { readonly show: Show; readonly search: string },
): readonly string[] {
  const { catalogue, code, outdated } = texts;
  const wanted = search.trim().toLowerCase();
  const ofKind = {
    all: () => textKeysOf(catalogue),
    missing: () => missingKeys(catalogue, code),
    changed: () => Object.keys(outdated),
  }[show]();
  if (wanted === '') return ofKind;
  return ofKind.filter((key) =>
    [key, catalogue[sourceLanguage]?.texts[key], catalogue[code]?.texts[key]].some((text) =>
      text?.toLowerCase().includes(wanted),
    ),
  );
}
