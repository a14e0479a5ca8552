import { languageTagOf } from '@form-portal/domain';
import { createContext, use } from 'react';
import type { Catalogue, PageContext, Settings } from '@form-portal/domain';

/** Takes what an administrator saved over into the pages that are open in this tab. */
export interface SiteChange {
  readonly settings: (settings: Settings) => void;
  readonly catalogue: (catalogue: Catalogue) => void;
}

/** The way to change the site around every page of the administration. */
export const SiteChangeContext = createContext<SiteChange>({
  settings: () => undefined,
  catalogue: () => undefined,
});

/** The way to change the site around every page of the administration. */
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
