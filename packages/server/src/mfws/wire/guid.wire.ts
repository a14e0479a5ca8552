import { createHash } from 'node:crypto';

/** A GUID as the service spells it. */
export function guidToWire(guid: string): string {
  return `{${guid.toUpperCase()}}`;
}

/** The GUID of something that has none of its own: always the same of the same name. */
export function derivedGuid(...names: readonly string[]): string {
  const hex = createHash('sha256').update(names.join('\0')).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
