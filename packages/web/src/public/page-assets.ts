import type { PublicPage } from '@form-portal/domain';
import type { StylePart } from './first-styles.ts';

/** What a page carries and asks for. */
export interface PageAssets {
  readonly script: string;
  /** Further scripts of a kind of page, to be fetched beside the first instead of after it. */
  readonly scriptsOf: Readonly<Record<PublicPage['kind'], readonly string[]>>;
  /** The stylesheet of all pages in pieces; each page carries those that it needs at first. None: they come with the script. */
  readonly styles: readonly StylePart[];
  /** The whole of it, and the font that it asks for. Null: they come with the script. */
  readonly later: { readonly stylesheet: string; readonly font: string } | null;
  readonly icon: string;
}

/** The module that load-view.tsx fetches for each kind of page. */
export const viewModules: Readonly<Record<PublicPage['kind'], string>> = {
  'form-list': 'src/public/form-list/form-list-page.tsx',
  form: 'src/public/form-page/form-page.tsx',
  receipt: 'src/public/receipt-page.tsx',
  login: 'src/public/other-pages.tsx',
  'auth-callback': 'src/public/other-pages.tsx',
  logout: 'src/public/other-pages.tsx',
  accessibility: 'src/public/other-pages.tsx',
  'not-found': 'src/public/other-pages.tsx',
  failure: 'src/public/other-pages.tsx',
};

declare const __PAGE_ASSETS__: PageAssets;

/** The addresses that the build, or the development server, put in. */
export function pageAssets(): PageAssets {
  return __PAGE_ASSETS__;
}
