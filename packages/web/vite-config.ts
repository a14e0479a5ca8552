import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import mediaMinMax from '@csstools/postcss-media-minmax';
import react from '@vitejs/plugin-react';
import type { InlineConfig, Plugin } from 'vite';
import { viewModules } from './src/public/document/page-assets.ts';
import type { PageAssets } from './src/public/document/page-assets.ts';

/** The folder of this package. */
export const webRoot = import.meta.dirname;

/** The module that the visitor's script starts from. */
const entry = 'src/public/hydrate.tsx';
const favicon = 'src/public/favicon.svg';
const font = 'src/shared/fonts/portal-sans.woff2';

/** Adds the favicon to the other assets, named by its content. */
function emitFavicon(): Plugin {
  return {
    name: 'emit-favicon',
    apply: 'build',
    buildStart() {
      this.emitFile({
        type: 'asset',
        name: 'favicon.svg',
        originalFileName: favicon,
        source: readFileSync(`${webRoot}/${favicon}`),
      });
    },
  };
}

/**
 * Leaves out of the visitor's script what no browser reads: the texts of the field types, which come with each page, and Vite's
 * loader of scripts' own dependencies, of which there are none.
 */
function leaveOutUnread(): Plugin {
  return {
    name: 'leave-out-unread',
    enforce: 'pre',
    load(id) {
      const [, type] = /field-types\/src\/.*\/(\w+)\.texts\.ts$/.exec(id) ?? [];
      if (type !== undefined) return `export const ${type}Texts = {};`;
      return id.includes('vite/preload-helper') ? 'export const __vitePreload = (load) => load();' : null;
    },
  };
}

/**
 * Names a class after its file: short, the same in the page and in its script, and readable in the browser. Two stylesheets of one name
 * would share their classes, so the second is refused.
 */
function scopedNames(): (name: string, file: string) => string {
  const files = new Map<string, string>();
  return (name, file) => {
    const sheet = basename(file, '.module.css');
    const known = files.get(sheet) ?? file;
    if (known !== file) throw new Error(`${known} and ${file} need different names`);
    files.set(sheet, file);
    return `${sheet}-${name}`;
  };
}

/** What the three uses of Vite have in common; class names come out equal in the page and in its script. */
export function sharedConfig(): InlineConfig {
  return {
    root: webRoot,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [react()],
    // Older browsers do not know ranges such as `width < 700px`, nor what Vite would write in their place.
    css: { modules: { generateScopedName: scopedNames() }, postcss: { plugins: [mediaMinMax()] } },
  };
}

/** The oldest browsers that pages are built for (decision 0024). */
export const browsers = ['chrome105', 'edge105', 'firefox121', 'ios15.4', 'safari15.4'];

/** Sizes are measured by the bench, where they have budgets, not reported by every build. */
export const noSizeReport = { reportCompressedSize: false, chunkSizeWarningLimit: 10_000 } as const;

/**
 * By default the bundler makes a file for every set of modules shared by the same pages: dozens of small ones (decision 0042). Modules
 * that five pages or fewer need stay out of the shared file: the form's page would load them too, and exceed its budget.
 */
const chunkGroups = [
  { name: 'common', tags: ['$initial' as const], priority: 2 },
  { name: 'shared', minShareCount: 6, priority: 1 },
];

/** The visitor's script, stylesheet and fonts, named by their content, with a manifest for the renderer. */
export function clientConfig(): InlineConfig {
  const shared = sharedConfig();
  return {
    ...shared,
    plugins: [...(shared.plugins ?? []), emitFavicon(), leaveOutUnread()],
    build: {
      target: browsers,
      outDir: 'dist/client',
      emptyOutDir: true,
      manifest: 'manifest.json',
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      ...noSizeReport,
      modulePreload: false,
      rolldownOptions: {
        input: entry,
        checks: { bundlerTimings: false },
        output: { codeSplitting: { groups: chunkGroups } },
      },
    },
  };
}

/** The renderer for the server: one file with React inside, so that the server needs none. */
export function rendererConfig(assets: PageAssets): InlineConfig {
  return {
    ...sharedConfig(),
    define: {
      __PAGE_ASSETS__: JSON.stringify(assets),
      'process.env.NODE_ENV': JSON.stringify('production'),
    },
    ssr: { noExternal: true },
    build: {
      ssr: 'src/public/render-page.tsx',
      outDir: 'dist/server',
      emptyOutDir: true,
      assetsInlineLimit: 0,
      minify: true,
      ...noSizeReport,
      rolldownOptions: {
        output: { entryFileNames: 'render-page.js' },
        checks: { bundlerTimings: false },
        // The server needs immediately what the browser loads later.
        onLog: (level, log, handler) => {
          if (log.code !== 'INEFFECTIVE_DYNAMIC_IMPORT') handler(level, log);
        },
      },
    },
  };
}

/** The assets of each page, from the manifest of the client's build; `styles` are the parts of its stylesheet. */
export function assetsOf(manifest: BuildManifest, styles: PageAssets['styles']): PageAssets {
  function address(asset: string, matches: (name: string) => boolean): string {
    const name = Object.keys(manifest).find(matches);
    const file = name === undefined ? undefined : manifest[name]?.file;
    if (file === undefined)
      throw new Error(`the client's build has no ${asset}; look into its manifest.json`);
    return `/${file}`;
  }
  return {
    script: address('script', (name) => name === entry),
    scriptsOf: mapValues(viewModules, (module) => scriptsBeside(manifest, module)),
    styles,
    later: {
      stylesheet: address('stylesheet', (name) => name === 'style.css'),
      font: address('font', (name) => name === font),
    },
    icon: address('icon', (name) => name === favicon),
  };
}

/** The scripts that a page of a module loads besides the entry. */
function scriptsBeside(manifest: BuildManifest, module: string): readonly string[] {
  const names = new Set<string>();
  const visit = (name: string): void => {
    if (names.has(name) || manifest[name] === undefined) return;
    names.add(name);
    manifest[name].imports?.forEach(visit);
  };
  visit(entry);
  visit(module);
  names.delete(entry);
  return [...names].map((name) => `/${manifest[name]?.file ?? ''}`);
}

function mapValues<Key extends string, From, To>(
  record: Readonly<Record<Key, From>>,
  change: (value: From) => To,
): Record<Key, To> {
  // Object.entries forgets the keys' type.
  return Object.fromEntries(
    Object.entries<From>(record).map(([key, value]) => [key, change(value)]),
  ) as Record<Key, To>;
}

/** Vite's manifest: the output of each module. */
export type BuildManifest = Readonly<Record<string, ManifestEntry>>;

/** The members of an entry of Vite's manifest that are used. */
export interface ManifestEntry {
  readonly file: string;
  readonly imports?: readonly string[];
}
