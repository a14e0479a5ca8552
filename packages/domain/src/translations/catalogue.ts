import type { LanguageCode } from '../localized-text.ts';

/** One language of the portal and its texts (specification §3, Translations). */
export interface Translation {
  /** The language's own name, for example `Suomi`. */
  readonly name: string;
  /** The vault language whose names are shown; -1 for none. */
  readonly translationId: number;
  /** BCP 47 tag where the country code's own does not fit (specification D3); undefined: by the country code. */
  readonly languageTag?: string;
  /** Text by key; an empty or absent text is not translated. */
  readonly texts: Readonly<Record<string, string>>;
}

/** Every language of the portal by country code. */
export type Catalogue = Readonly<Record<LanguageCode, Translation>>;
