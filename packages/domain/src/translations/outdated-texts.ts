import type { LanguageCode } from '../localized-text.ts';
import type { Catalogue } from './catalogue.ts';

/**
 * Translations whose English text has changed since they were written: language → key → the English text that they were made from.
 * Languages and keys that are up to date are absent.
 */
export type OutdatedTexts = Readonly<Record<LanguageCode, Readonly<Record<string, string>>>>;

/** The language that all others are translated from. */
const sourceLanguage: LanguageCode = 'gb';

/** A save of the languages. */
export interface CatalogueChange {
  readonly before: Catalogue;
  readonly after: Catalogue;
}

/**
 * Which translations are outdated after a save: those that were and stay as they are, and those that stay as they are while their
 * English text changes. A translation that is written anew, or whose English text is again what it was made from, is up to date. A text
 * of a new language that is word for word the one of a language that is gone stays as it is: the language was given another code.
 */
export function outdatedAfter(outdated: OutdatedTexts, { before, after }: CatalogueChange): OutdatedTexts {
  const [oldSource, newSource] = [before[sourceLanguage]?.texts ?? {}, after[sourceLanguage]?.texts ?? {}];
  const gone = Object.keys(before).filter((code) => after[code] === undefined);
  const languages = Object.entries(after).flatMap(([code, { texts }]) => {
    if (code === sourceLanguage) return [];
    const codesBefore = before[code] === undefined ? gone : [code];
    const marked = Object.entries(texts).flatMap(([key, text]) => {
      const keptOf = codesBefore.find((old) => text !== '' && text === before[old]?.texts[key]);
      if (keptOf === undefined) return [];
      const madeFrom = outdated[keptOf]?.[key] ?? oldSource[key] ?? '';
      return madeFrom === '' || madeFrom === newSource[key] ? [] : [[key, madeFrom] as const];
    });
    return marked.length === 0 ? [] : [[code, Object.fromEntries(marked)] as const];
  });
  return Object.fromEntries(languages);
}

/** The same after somebody said that a translation is still right. */
export function withoutOutdated(outdated: OutdatedTexts, code: LanguageCode, key: string): OutdatedTexts {
  const { [key]: _, ...others } = outdated[code] ?? {};
  const { [code]: __, ...rest } = outdated;
  return Object.keys(others).length === 0 ? rest : { ...rest, [code]: others };
}
