import { browsers, sharedConfig, webRoot, noSizeReport } from './vite-config.ts';
import type { IndexHtmlTransformContext, InlineConfig, Plugin } from 'vite';

/** What two pages or more need, as a single file: by default, the editor would load fifty (decision 0042). */
const sharedChunk = { name: 'shared', minShareCount: 2 };

/** Pages whose script is preloaded with the document: the module, by the prefix of the address. */
const preloadedPages = { '/admin/form/': 'editor/editor-page.tsx' } as const;

/** Writes the scripts of each address into the page; the server turns those of the requested address into preload links. */
function nameScriptsOfPages(): Plugin {
  return {
    name: 'name-scripts-of-pages',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        const notes = Object.entries(preloadedPages).map(([path, module]) => {
          const scripts = scriptsOf(bundle, module).filter((name) => !html.includes(name));
          return `<!--scripts ${path} ${scripts.map((name) => `/admin/${name}`).join(' ')}-->`;
        });
        return html.replace('</head>', `  ${notes.join('')}\n  </head>`);
      },
    },
  };
}

type Bundle = NonNullable<IndexHtmlTransformContext['bundle']>;

/** The file of a module and all files that it imports. */
function scriptsOf(bundle: Bundle, module: string): readonly string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const own = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${module}`) === true);
  if (own === undefined) throw new Error(`the administrators' build has no script of its own for ${module}`);
  const needed = new Set([own.fileName]);
  for (const name of needed) {
    chunks.find(({ fileName }) => fileName === name)?.imports.forEach((other) => needed.add(other));
  }
  return [...needed];
}

/** The administration: a separate application with its own page, script and styles. */
export function adminConfig(): InlineConfig {
  const shared = sharedConfig();
  return {
    ...shared,
    root: `${webRoot}/src/admin`,
    base: '/admin/',
    plugins: [...(shared.plugins ?? []), nameScriptsOfPages()],
    build: {
      target: browsers,
      outDir: `${webRoot}/dist/admin`,
      emptyOutDir: true,
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      ...noSizeReport,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        checks: { bundlerTimings: false },
        output: { codeSplitting: { groups: [sharedChunk] } },
      },
    },
  };
}
