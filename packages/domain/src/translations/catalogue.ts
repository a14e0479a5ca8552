import type { LanguageCode } from '../localized-text.ts';

/** One language of the portal and its texts (specification §3, Translations). */
export interface Translation {
  /** The language's own name, for example `Suomi`. */
  readonly name: string;
  /** The vault language paired with it; -1 for none. */
  readonly translationId: number;
  /**
   * BCP 47 tag, for use when the one derived from the country code is wrong (specification D3); undefined
   * to derive it.
   */
  readonly languageTag?: string;
  /** Text by key; an empty or missing text is not translated. */
  readonly texts: Readonly<Record<string, string>>;
}

/** All languages of the portal by country code. */
export type Catalogue = Readonly<Record<LanguageCode, Translation>>;
