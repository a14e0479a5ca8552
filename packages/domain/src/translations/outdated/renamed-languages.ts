import type { LanguageCode, LocalizedText } from '../../text/localized-text.ts';
import { firstCodeOf, type Catalogue } from '../catalogue.ts';
import type { CatalogueChange } from './outdated-texts.ts';

/** Languages that got another code: the code before → the code after. */
export type RenamedLanguages = ReadonlyMap<LanguageCode, LanguageCode>;

/** Returns the languages whose code a save changed, matched by the code they were created with (decision 0068). */
export function renamedLanguages({ before, after }: CatalogueChange): RenamedLanguages {
  const codes = codesByFirst(before);
  const renamed = Object.entries(after).flatMap(([code, language]) => {
    const old = codes.get(firstCodeOf(code, language));
    return old === undefined || old === code ? [] : [[old, code] as const];
  });
  return new Map(renamed);
}

function codesByFirst(catalogue: Catalogue): ReadonlyMap<LanguageCode, LanguageCode> {
  return new Map(Object.entries(catalogue).map(([code, language]) => [firstCodeOf(code, language), code]));
}

/**
 * Returns a text with the codes that its languages have now. What another language left under one of the new codes is
 * replaced. Returns the text itself when it is in none of the renamed languages.
 */
export function withRenamed(text: LocalizedText, renamed: RenamedLanguages): LocalizedText {
  const entries = Object.entries(text);
  if (!entries.some(([code]) => renamed.has(code))) return text;
  const taken = new Set(entries.flatMap(([code]) => renamed.get(code) ?? []));
  return Object.fromEntries(
    entries
      .filter(([code]) => renamed.has(code) || !taken.has(code))
      .map(([code, written]) => [renamed.get(code) ?? code, written]),
  );
}
