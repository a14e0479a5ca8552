import type { LanguageCode } from '../text/localized-text.ts';

/**
 * The language that the others are translated from, and whose keys a new language gets; its code never changes
 * (specification §4, Translations).
 */
export const sourceLanguage: LanguageCode = 'gb';

/** The `translationId` of a language that is not paired with a vault language (specification §3, Translations). */
export const noVaultLanguage = -1;

/** One language of the portal and its texts (specification §3, Translations). */
export interface Translation {
  /** The language's own name, for example `Suomi`. */
  readonly name: string;
  /** The vault language paired with it; {@link noVaultLanguage} for none. */
  readonly translationId: number;
  /**
   * BCP 47 tag, for use when the one derived from the country code is wrong (specification D3); undefined
   * to derive it.
   */
  readonly languageTag?: string;
  /**
   * Whether public pages offer the language (decision 0053); undefined in languages that nobody has switched
   * on or off, which are shown. Read it with {@link isShownToVisitors}.
   */
  readonly shownToVisitors?: boolean;
  /**
   * The code that the language had before it was given another one (decision 0058); undefined in languages with their
   * first code.
   */
  readonly firstCode?: LanguageCode;
  /** Text by key; an empty or missing text is not translated. */
  readonly texts: Readonly<Record<string, string>>;
}

/** All languages of the portal by country code. */
export type Catalogue = Readonly<Record<LanguageCode, Translation>>;

/** The code under which a language came to the portal. */
export function firstCodeOf(code: LanguageCode, { firstCode }: Pick<Translation, 'firstCode'>): LanguageCode {
  return firstCode ?? code;
}

/** Whether public pages offer a language of the portal; the site's default language is always offered. */
export function isShownToVisitors(
  catalogue: Catalogue,
  code: LanguageCode,
  defaultLanguage: LanguageCode,
): boolean {
  if (!Object.hasOwn(catalogue, code)) return false;
  return code === defaultLanguage || catalogue[code]?.shownToVisitors !== false;
}

/** Returns the languages that public pages offer, in the order of the catalogue. */
export function languagesOfVisitors(
  catalogue: Catalogue,
  defaultLanguage: LanguageCode,
): readonly LanguageCode[] {
  return Object.keys(catalogue).filter((code) => isShownToVisitors(catalogue, code, defaultLanguage));
}

/**
 * Completes languages that a client sends without {@link Translation.shownToVisitors}: a language that is
 * stored stays as visible as it is, a new one is hidden (decision 0053).
 */
export function withVisibility(sent: Catalogue, stored: Catalogue): Catalogue {
  return Object.fromEntries(
    Object.entries(sent).map(([code, translation]) => {
      if (translation.shownToVisitors !== undefined) return [code, translation];
      const shown = Object.hasOwn(stored, code) ? stored[code]?.shownToVisitors : false;
      return [code, shown === undefined ? translation : { ...translation, shownToVisitors: shown }];
    }),
  );
}

/**
 * Completes languages that a client sends without {@link Translation.firstCode}: one that is stored keeps its first
 * code.
 */
export function withFirstCodes(sent: Catalogue, stored: Catalogue): Catalogue {
  return Object.fromEntries(
    Object.entries(sent).map(([code, translation]) => {
      const firstCode = Object.hasOwn(stored, code) ? stored[code]?.firstCode : undefined;
      return [code, firstCode === undefined ? translation : { firstCode, ...translation }];
    }),
  );
}
