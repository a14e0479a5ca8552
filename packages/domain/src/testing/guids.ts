import type { Guid, NewGuid } from '../guid.ts';

/**
 * Returns the test GUID of a short name of one to six ASCII characters. The same name gives the same GUID.
 */
export function guidOf(name: string): Guid {
  const codes = [...name].map((character) => character.charCodeAt(0).toString(16).padStart(2, '0')).join('');
  return `00000000-0000-4000-8000-${codes.padStart(12, '0').slice(-12)}` as Guid;
}

/** Returns the short name encoded in a GUID by {@link guidOf}. */
export function nameOf(guid: Guid): string {
  const codes = guid.slice(-12).match(/../g) ?? [];
  return codes
    .map((code) => String.fromCharCode(Number.parseInt(code, 16)))
    .join('')
    .replaceAll('\0', '');
}

/** Generates predictable GUIDs: {@link guidOf} `#1`, `#2` … */
export function guidSequence(): NewGuid {
  let last = 0;
  return () => {
    last += 1;
    return guidOf(`#${last}`);
  };
}
