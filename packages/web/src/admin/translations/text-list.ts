import { outdatedAfter, textAudienceOf, textPartOf, textParts, wordSearch } from '@form-portal/domain';
import type { Catalogue, LanguageCode, OutdatedTexts, TextAudience, TextPart } from '@form-portal/domain';

/** The language whose keys every other language should have. */
const sourceLanguage: LanguageCode = 'gb';

/** Which texts of a language are listed. */
export type Show = 'all' | 'missing' | 'changed';

/** A language, with the whole catalogue. */
export interface LanguageTexts {
  readonly catalogue: Catalogue;
  readonly code: LanguageCode;
  /** The language that it is compared with. */
  readonly reference: LanguageCode;
  /** By key, the English text that a translation was made from before it changed; rewritten ones are left out. */
  readonly outdated: Readonly<Record<string, string>>;
}

/** Which texts to list. */
export interface TextQuery {
  readonly part: TextPart;
  readonly show: Show;
  /** Words of the key and of the text in English, in the language and in the reference language; empty for all texts. */
  readonly search: string;
}

/** Texts of one part. */
export interface PartTexts {
  readonly part: TextPart;
  readonly keys: readonly string[];
}

/** How many texts there are, and how many of them a language lacks. */
export interface Progress {
  readonly all: number;
  readonly missing: number;
}

/** All parts in the order of translating: those of visitors first. */
const allParts: readonly TextPart[] = [...textParts.visitors, ...textParts.administration];

/** The keys of every text, in the order of the parts. */
export function textKeysOf(catalogue: Catalogue): readonly string[] {
  return byPart(Object.keys(catalogue[sourceLanguage]?.texts ?? {})).flatMap(({ keys }) => keys);
}

/** Whether a text is empty or was added by a new version. */
function isMissing(catalogue: Catalogue, code: LanguageCode, key: string): boolean {
  return (catalogue[code]?.texts[key] ?? '') === '';
}

/** Sorts keys into their parts, in the order of the parts; parts without any of the keys are left out. */
export function byPart(keys: readonly string[]): readonly PartTexts[] {
  const parts = allParts.map((part) => ({ part, keys: keys.filter((key) => textPartOf(key) === part) }));
  return parts.filter((texts) => texts.keys.length > 0);
}

/** The progress of a language in each part. */
export function partProgress(catalogue: Catalogue, code: LanguageCode): ReadonlyMap<TextPart, Progress> {
  const parts = byPart(textKeysOf(catalogue));
  return new Map(
    parts.map(({ part, keys }) => {
      const missing = keys.filter((key) => isMissing(catalogue, code, key)).length;
      return [part, { all: keys.length, missing }];
    }),
  );
}

/** The progress of a language in all texts that an audience reads. */
export function audienceProgress(
  progress: ReadonlyMap<TextPart, Progress>,
  audience: TextAudience,
): Progress {
  const ofAudience = [...progress].filter(([part]) => textAudienceOf(part) === audience);
  return {
    all: ofAudience.reduce((sum, [, { all }]) => sum + all, 0),
    missing: ofAudience.reduce((sum, [, { missing }]) => sum + missing, 0),
  };
}

/** The outdated texts of a language that have not been rewritten on this page; also when it was given another code there. */
export function outdatedOf(
  outdated: OutdatedTexts,
  stored: Catalogue,
  { catalogue, code }: Pick<LanguageTexts, 'catalogue' | 'code'>,
): Readonly<Record<string, string>> {
  const source = stored[sourceLanguage];
  const asSaved = source === undefined ? catalogue : { ...catalogue, [sourceLanguage]: source };
  return outdatedAfter(outdated, { before: stored, after: asSaved })[code] ?? {};
}

/** Whether a query lists texts of all parts: a search, and the few texts whose English changed. */
export function crossesParts({ show, search }: Pick<TextQuery, 'show' | 'search'>): boolean {
  return show === 'changed' || search.trim() !== '';
}

/** The keys to list, in the order of the parts. */
export function listedKeys(texts: LanguageTexts, query: TextQuery): readonly string[] {
  const { catalogue, code, reference, outdated } = texts;
  const matchesSearch = wordSearch(query.search);
  const isWanted = {
    all: () => true,
    missing: (key: string) => isMissing(catalogue, code, key),
    changed: (key: string) => Object.hasOwn(outdated, key),
  }[query.show];
  const isInPart = (key: string): boolean => crossesParts(query) || textPartOf(key) === query.part;
  const isFound = (key: string): boolean =>
    matchesSearch(
      [
        key,
        ...[sourceLanguage, code, reference].map((language) => catalogue[language]?.texts[key] ?? ''),
      ].join('\n'),
    );
  return textKeysOf(catalogue).filter((key) => isInPart(key) && isWanted(key) && isFound(key));
}
