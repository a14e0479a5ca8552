import { languageTagOf } from '@form-portal/domain';
import { createContext, use } from 'react';
import type { Catalogue, PageContext, Settings } from '@form-portal/domain';

/** Applies saved settings and languages to the open page. */
export interface SiteChange {
  readonly settings: (settings: Settings) => void;
  readonly catalogue: (catalogue: Catalogue) => void;
}

export const SiteChangeContext = createContext<SiteChange>({
  settings: () => undefined,
  catalogue: () => undefined,
});

/** The functions of the open page. */
export function useSiteChange(): SiteChange {
  return use(SiteChangeContext);
}

/** The languages of a page, as the server embeds them in it. */
export function languageChoices(catalogue: Catalogue): PageContext['languages'] {
  return Object.entries(catalogue).map(([code, { name, languageTag }]) => ({
    code,
    name,
    languageTag: languageTagOf(code, languageTag),
  }));
}
