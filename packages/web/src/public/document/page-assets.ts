import type { PublicPage } from '@form-portal/domain';
import type { StylePart } from './first-styles.ts';

/** The assets of a page. */
export interface PageAssets {
  readonly script: string;
  /** Further scripts of each kind of page, to be preloaded in parallel with the first. */
  readonly scriptsOf: Readonly<Record<PublicPage['kind'], readonly string[]>>;
  /** The stylesheet in pieces; each page inlines those that it needs for its first paint. Empty: the script loads the styles. */
  readonly styles: readonly StylePart[];
  /** The whole stylesheet and its font. Null: the script loads them. */
  readonly later: { readonly stylesheet: string; readonly font: string } | null;
  /** The portal's own icon for the browser's tab. */
  readonly icon: string;
}

/** The module that load-view.tsx imports for each kind of page. */
export const viewModules: Readonly<Record<PublicPage['kind'], string>> = {
  'form-list': 'src/public/form-list/form-list-page.tsx',
  form: 'src/public/form-page/form-page.tsx',
  'closed-form': 'src/public/other-pages.tsx',
  receipt: 'src/public/receipt-page.tsx',
  login: 'src/public/other-pages.tsx',
  'auth-callback': 'src/public/other-pages.tsx',
  logout: 'src/public/other-pages.tsx',
  accessibility: 'src/public/other-pages.tsx',
  'not-found': 'src/public/other-pages.tsx',
  failure: 'src/public/other-pages.tsx',
};

declare const __PAGE_ASSETS__: PageAssets;

/** The assets, as the build or the development server defines them. */
export function pageAssets(): PageAssets {
  return __PAGE_ASSETS__;
}
