import { createContext, use } from 'react';
import type { LanguageCode, PageContext } from '@form-portal/domain';

/** The data that the pages of the public site share, apart from the language. */
export interface Site extends PageContext {
  /** Changes the page's language in place; rejects when the texts could not be fetched. */
  readonly switchLanguage: (language: LanguageCode) => Promise<void>;
}

/** The site and the visitor for everything below it. */
export const SiteContext = createContext<Site | null>(null);

/** Settings, user, path and version of the page. */
export function useSite(): Site {
  const site = use(SiteContext);
  if (site === null) throw new Error('useSite is called outside of SiteContext');
  return site;
}
