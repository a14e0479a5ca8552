import { readFileSync } from 'node:fs';
import { createServer } from 'vite';
import { sharedConfig, webRoot } from './vite-config.ts';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PageAssets } from './src/public/document/page-assets.ts';
import type { RenderPage } from '@form-portal/domain';
import type { Plugin } from 'vite';

/** Replaces the built pages in development. */
export interface DevServer {
  /** Serves sources and hot updates; calls `next` for everything else. */
  readonly middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  /** The renderer, built from the current sources. */
  readonly renderPage: RenderPage;
  /** The administrators' page before it is filled in. */
  readonly adminPage: string;
  /** Reloads the sources; must be called before every page. */
  readonly refresh: () => Promise<void>;
  readonly close: () => Promise<void>;
}

const entry = '/@dev-entry';
const adminEntry = '/@dev-admin-entry';
const noScripts: readonly string[] = [];
const assets: PageAssets = {
  script: entry,
  scriptsOf: {
    'form-list': noScripts,
    form: noScripts,
    'closed-form': noScripts,
    receipt: noScripts,
    login: noScripts,
    'auth-callback': noScripts,
    logout: noScripts,
    accessibility: noScripts,
    'not-found': noScripts,
    failure: noScripts,
  },
  styles: [],
  later: null,
  icon: '/src/public/favicon.svg',
};

/** The module that each entry imports after hot reloading is set up. */
const entries: Readonly<Record<string, string>> = {
  [entry]: '/src/public/hydrate.tsx',
  [adminEntry]: '/src/admin/main.tsx',
};

/** Replaces the inline script of React's fast refresh, which the Content-Security-Policy would block. */
function devEntry(): Plugin {
  return {
    name: 'dev-entry',
    resolveId: (id) => (Object.hasOwn(entries, id) ? id : null),
    load: (id) =>
      Object.hasOwn(entries, id)
        ? `import '/@vite/client';
import { injectIntoGlobalHook } from '/@react-refresh';
injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;
await import('${entries[id] ?? ''}');`
        : null,
  };
}

function adminPage(): string {
  return readFileSync(`${webRoot}/src/admin/index.html`, 'utf8')
    .replace('./main.tsx', adminEntry)
    .replace('../public/favicon.svg', assets.icon);
}

/**
 * Serves the sources with hot updates inside another server. Vite brings styles in inline style elements, so pages must be sent
 * with `style-src 'self' 'unsafe-inline'` and `connect-src 'self' ws:` in development.
 */
export async function startDevServer(): Promise<DevServer> {
  const shared = sharedConfig();
  const vite = await createServer({
    ...shared,
    appType: 'custom',
    server: { middlewareMode: true, fs: { allow: ['../..'] } },
    optimizeDeps: { entries: ['src/public/hydrate.tsx', 'src/admin/main.tsx'] },
    define: { __PAGE_ASSETS__: JSON.stringify(assets) },
    plugins: [...(shared.plugins ?? []), devEntry()],
  });
  let current: RenderPage = () => {
    throw new Error('call refresh before the first page');
  };
  return {
    middleware: vite.middlewares,
    adminPage: adminPage(),
    renderPage: (page, context) => current(page, context),
    refresh: async () => {
      const module = await vite.ssrLoadModule('/src/public/render-page.tsx');
      current = module['renderPage'];
    },
    close: () => vite.close(),
  };
}
