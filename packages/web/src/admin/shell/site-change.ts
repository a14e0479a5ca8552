import { languageTagOf } from '@form-portal/domain';
import { createContext, use } from 'react';
import type { Catalogue, PageContext, Settings } from '@form-portal/domain';

/** Shows saved settings and languages on the page that is open in this tab. */
export interface SiteChange {
  readonly settings: (settings: Settings) => void;
  readonly catalogue: (catalogue: Catalogue) => void;
}

export const SiteChangeContext = createContext<SiteChange>({
  settings: () => undefined,
  catalogue: () => undefined,
});

/** The functions of the page around the component. */
export function useSiteChange(): SiteChange {
  return use(SiteChangeContext);
}

/** The languages a page offers, as the server writes them into it. */
export function languageChoices(catalogue: Catalogue): PageContext['languages'] {
  return Object.entries(catalogue).map(([code, { name, languageTag }]) => ({
    code,
    name,
    languageTag: languageTagOf(code, languageTag),
  }));
}
