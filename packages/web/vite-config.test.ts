import { describe, expect, it } from 'vitest';
import { assetsOf } from './vite-config.ts';
import type { BuildManifest } from './vite-config.ts';

const styles = [{ css: '.form-view{margin:0}', needs: [['form-view']] }];

const manifest: BuildManifest = {
  'src/public/hydrate.tsx': { file: 'assets/hydrate-1.js', imports: ['_common.js'] },
  '_common.js': { file: 'assets/common-2.js', imports: ['_runtime.js'] },
  '_runtime.js': { file: 'assets/runtime-3.js' },
  'src/public/form-list/form-list-page.tsx': {
    file: 'assets/form-list-page-4.js',
    imports: ['_common.js', 'src/public/hydrate.tsx'],
  },
  'src/public/favicon.svg': { file: 'assets/favicon-8.svg' },
  'src/shared/fonts/portal-sans.woff2': { file: 'assets/portal-sans-9.woff2' },
  'style.css': { file: 'assets/style-10.css' },
};

describe('assetsOf', () => {
  it('lists the assets of every page', () => {
    expect(assetsOf(manifest, styles)).toMatchObject({
      script: '/assets/hydrate-1.js',
      styles,
      later: { stylesheet: '/assets/style-10.css', font: '/assets/portal-sans-9.woff2' },
      icon: '/assets/favicon-8.svg',
    });
  });

  it('lists every further script of a page once, however many modules import it', () => {
    expect(assetsOf(manifest, styles).scriptsOf['form-list']).toEqual([
      '/assets/common-2.js',
      '/assets/runtime-3.js',
      '/assets/form-list-page-4.js',
    ]);
  });

  it.each([
    ['src/public/hydrate.tsx', 'no script'],
    ['src/public/favicon.svg', 'no icon'],
    ['src/shared/fonts/portal-sans.woff2', 'no font'],
    ['style.css', 'no stylesheet'],
  ])('refuses a build without %s', (name, reason) => {
    const { [name]: _, ...rest } = manifest;
    expect(() => assetsOf(rest, styles)).toThrow(reason);
  });
});
