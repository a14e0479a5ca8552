import type { LanguageCode } from '../../text/localized-text.ts';
import { sourceLanguage, type Catalogue } from '../catalogue.ts';

/**
 * Translations whose English text has changed since they were written: language → key → the English text
 * they were made from. Languages and keys that are up to date are absent.
 */
export type OutdatedTexts = Readonly<Record<LanguageCode, Readonly<Record<string, string>>>>;

/** One save of the languages. */
export interface CatalogueChange {
  readonly before: Catalogue;
  readonly after: Catalogue;
}

/**
 * Returns which translations are outdated after a save: unchanged ones that were outdated before, and
 * unchanged ones whose English text changed. A translation that was rewritten, or whose English text is
 * again what it was made from, is up to date. A text of a new language that equals the one of a deleted
 * language counts as unchanged: the language was given another code.
 */
export function outdatedAfter(outdated: OutdatedTexts, { before, after }: CatalogueChange): OutdatedTexts {
  const oldSource = before[sourceLanguage]?.texts ?? {};
  const newSource = after[sourceLanguage]?.texts ?? {};
  const removed = Object.keys(before).filter((code) => after[code] === undefined);
  const languages = Object.entries(after).flatMap(([code, { texts }]) => {
    if (code === sourceLanguage) return [];
    const codesBefore = before[code] === undefined ? removed : [code];
    const marked = Object.entries(texts).flatMap(([key, text]) => {
      const unchangedFrom = codesBefore.find((old) => text !== '' && text === before[old]?.texts[key]);
      if (unchangedFrom === undefined) return [];
      const madeFrom = outdated[unchangedFrom]?.[key] ?? oldSource[key] ?? '';
      return madeFrom === '' || madeFrom === newSource[key] ? [] : [[key, madeFrom] as const];
    });
    return marked.length === 0 ? [] : [[code, Object.fromEntries(marked)] as const];
  });
  return Object.fromEntries(languages);
}

/** Removes a translation that an administrator confirmed. */
export function withoutOutdated(outdated: OutdatedTexts, code: LanguageCode, key: string): OutdatedTexts {
  const { [key]: _, ...others } = outdated[code] ?? {};
  const { [code]: __, ...rest } = outdated;
  return Object.keys(others).length === 0 ? rest : { ...rest, [code]: others };
}
