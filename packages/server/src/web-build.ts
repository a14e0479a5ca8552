import type { RenderPage } from '@form-portal/domain';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const dist = new URL('../../web/dist/', import.meta.url);

/** Locations of the built front ends. */
const webBuild = {
  /** The public pages' renderer, one file that exports `renderPage`. */
  renderer: new URL('server/render-page.js', dist),
  /** The visitor's files, named by their content, with compressed copies next to them. */
  assets: fileURLToPath(new URL('client/assets/', dist)),
  /** The administrators' single page and its files. */
  adminPage: fileURLToPath(new URL('admin/index.html', dist)),
  adminAssets: fileURLToPath(new URL('admin/assets/', dist)),
} as const;

/** The built front ends. */
export interface WebBuild {
  readonly renderPage: RenderPage;
  /** Folders of files that never change under their names, each served under `/assets/` or `/admin/assets/`. */
  readonly assetFolders: readonly AssetFolder[];
  /** The administrators' single page before it is filled in (pages/admin-document.ts); null when not built. */
  readonly adminPage: string | null;
  /** Null when the pages are built. */
  readonly development: DevelopmentPages | null;
}

/** Renders pages from their sources during development. */
export interface DevelopmentPages {
  /** Responds to requests for sources and reloads; calls `next` for everything else. */
  readonly middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  /** Reloads the sources; called before every page. */
  readonly refresh: () => Promise<void>;
}

/** A folder and the path it is served under. */
export interface AssetFolder {
  readonly folder: string;
  readonly path: string;
}

/** Loads the built front ends; throws an error that says how to build them when they are missing. */
export async function loadWebBuild(): Promise<WebBuild> {
  if (!existsSync(webBuild.renderer)) {
    throw new Error('The pages are not built. Run: node packages/web/build.ts (npm start does it).');
  }
  const renderer: unknown = await import(webBuild.renderer.href);
  if (!exportsRenderer(renderer)) throw new Error(`${webBuild.renderer.href} exports no renderPage`);
  const folders = [
    { folder: webBuild.assets, path: '/assets/' },
    { folder: webBuild.adminAssets, path: '/admin/assets/' },
  ];
  return {
    renderPage: renderer.renderPage,
    assetFolders: folders.filter(({ folder }) => existsSync(folder)),
    adminPage: existsSync(webBuild.adminPage) ? readFileSync(webBuild.adminPage, 'utf8') : null,
    development: null,
  };
}

function exportsRenderer(module: unknown): module is { readonly renderPage: RenderPage } {
  return (
    typeof module === 'object' &&
    module !== null &&
    'renderPage' in module &&
    typeof module.renderPage === 'function'
  );
}
