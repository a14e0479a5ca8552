// Builds the public pages: the visitor's assets (dist/client) and the server's renderer (dist/server). Run: node packages/web/build.ts
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'vite';
import { planChunks } from './plan-chunks.ts';
import { assetsOf, clientConfig, rendererConfig, webRoot } from './vite-config.ts';

const assetFolder = join(webRoot, 'dist/client/assets');

interface Size {
  readonly name: string;
  readonly bytes: number;
  readonly gzip: number;
  readonly brotli: number;
}

/** Writes the compressed copies that the server sends to browsers that accept them. */
function compress(name: string): Size {
  const path = join(assetFolder, name);
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

/** Builds both, the client first: the renderer carries the addresses of the client's assets. */
export async function buildPages(): Promise<void> {
  await build(clientConfig(await planChunks()));
  const manifest = JSON.parse(readFileSync(join(webRoot, 'dist/client/manifest.json'), 'utf8'));
  await build(rendererConfig(assetsOf(manifest)));
  print(readdirSync(assetFolder).sort().map(compress));
}

if (import.meta.main) await buildPages();
