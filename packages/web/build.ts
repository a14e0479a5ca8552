// Builds the public pages (the visitor's assets in dist/client, the server's renderer in dist/server) and the administrators' (dist/admin). Run: node packages/web/build.ts, with --sizes to print the size of each file
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'vite';
import { adminConfig } from './admin-config.ts';
import { stylePartsOf } from './style-parts.ts';
import { assetsOf, clientConfig, rendererConfig, webRoot } from './vite-config.ts';
import type { StylePart } from './src/public/document/first-styles.ts';

const assetFolder = join(webRoot, 'dist/client/assets');
const adminAssetFolder = join(webRoot, 'dist/admin/assets');

interface Size {
  readonly name: string;
  readonly bytes: number;
  readonly gzip: number;
  readonly brotli: number;
}

/** Writes compressed copies for browsers that accept them. */
function compress(folder: string, name: string): Size {
  const path = join(folder, name);
  const content = readFileSync(path);
  if (/\.(woff2|png)$/.test(name)) {
    return { name, bytes: content.length, gzip: content.length, brotli: content.length };
  }
  const gzip = gzipSync(content, { level: 9 });
  const brotli = brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
  writeFileSync(`${path}.gz`, gzip);
  writeFileSync(`${path}.br`, brotli);
  return { name, bytes: content.length, gzip: gzip.length, brotli: brotli.length };
}

function print(sizes: readonly Size[]): void {
  const kb = (bytes: number): string => (bytes / 1000).toFixed(1).padStart(8);
  const lines = sizes.map(({ name, bytes, gzip, brotli }) => `${kb(bytes)}${kb(gzip)}${kb(brotli)}  ${name}`);
  process.stdout.write(`${['      kB    gzip  brotli', ...lines].join('\n')}\n`);
}

/** The parts of the stylesheet, of which every page inlines some. */
function readStyles(): readonly StylePart[] {
  const [name, ...more] = readdirSync(assetFolder).filter((file) => file.endsWith('.css'));
  if (name === undefined || more.length > 0)
    throw new Error("the client's build must have exactly one stylesheet");
  return stylePartsOf(readFileSync(join(assetFolder, name), 'utf8'));
}

/**
 * Builds the client, the renderer and the administration; the client before the renderer, which contains parts of the client's styles and
 * the addresses of its assets.
 */
export async function buildPages(): Promise<void> {
  await build(clientConfig());
  const manifest = JSON.parse(readFileSync(join(webRoot, 'dist/client/manifest.json'), 'utf8'));
  await build(rendererConfig(assetsOf(manifest, readStyles())));
  await build(adminConfig());
  for (const folder of [assetFolder, adminAssetFolder]) {
    const sizes = readdirSync(folder)
      .sort()
      .map((name) => compress(folder, name));
    if (process.argv.includes('--sizes')) print(sizes);
  }
}

if (import.meta.main) await buildPages();
