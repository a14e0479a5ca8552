import { noVaultLanguage, type Catalogue } from '../catalogue.ts';
import { fi } from './fi/index.ts';
import { gb } from './gb/index.ts';
import { se } from './se/index.ts';

/** The languages that come with the portal, each complete; not paired with vault languages. */
export const bundledCatalogue = {
  gb: { name: 'English', translationId: noVaultLanguage, texts: gb },
  fi: { name: 'Suomi', translationId: noVaultLanguage, texts: fi },
  se: { name: 'Svenska', translationId: noVaultLanguage, texts: se },
} as const satisfies Catalogue;

/** The code of a language that comes with the portal. */
export type BundledLanguage = keyof typeof bundledCatalogue;

/** The text keys in the folder of a bundled language: all of the portal's, and any of field types. */
export type BundledTextKey<L extends BundledLanguage> = keyof (typeof bundledCatalogue)[L]['texts'];
