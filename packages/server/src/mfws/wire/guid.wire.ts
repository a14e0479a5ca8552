import { createHash } from 'node:crypto';

/** A GUID as the service writes it. */
export function guidToWire(guid: string): string {
  return `{${guid.toUpperCase()}}`;
}

/** A deterministic GUID for something without one, derived from names. */
export function derivedGuid(...names: readonly string[]): string {
  const hex = createHash('sha256').update(names.join('\0')).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
