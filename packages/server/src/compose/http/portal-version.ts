import { readFileSync } from 'node:fs';

/** The version in the footer: the package's own, from the one place that tells it (specification D26). */
export function portalVersion(): string {
  const text = readFileSync(new URL('../../../package.json', import.meta.url), 'utf8');
  const manifest: unknown = JSON.parse(text);
  const isManifest = typeof manifest === 'object' && manifest !== null && 'version' in manifest;
  if (!isManifest || typeof manifest.version !== 'string')
    throw new Error('The server package names no version');
  return manifest.version;
}
