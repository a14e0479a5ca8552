import { readFileSync } from 'node:fs';

/** The version shown in the footer, read from the server's package.json (specification D26). */
export function portalVersion(): string {
  const text = readFileSync(new URL('../../../package.json', import.meta.url), 'utf8');
  const manifest: unknown = JSON.parse(text);
  const isManifest = typeof manifest === 'object' && manifest !== null && 'version' in manifest;
  if (!isManifest || typeof manifest.version !== 'string')
    throw new Error('The server package has no version');
  return manifest.version;
}
