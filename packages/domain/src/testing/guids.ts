import type { Guid, NewGuid } from '../guid.ts';

/** The GUID that stands for a short name in tests: one to six characters of ASCII. The same name gives the same GUID. */
export function guidOf(name: string): Guid {
  const codes = [...name].map((character) => character.charCodeAt(0).toString(16).padStart(2, '0')).join('');
  return `00000000-0000-4000-8000-${codes.padStart(12, '0').slice(-12)}` as Guid;
}

/** The short name that a GUID of {@link guidOf} stands for. */
export function nameOf(guid: Guid): string {
  const codes = guid.slice(-12).match(/../g) ?? [];
  return codes
    .map((code) => String.fromCharCode(Number.parseInt(code, 16)))
    .join('')
    .replaceAll('\0', '');
}

/** Fresh GUIDs in a known order: `#1`, `#2` … as {@link guidOf} spells them. */
export function guidSequence(): NewGuid {
  let last = 0;
  return () => {
    last += 1;
    return guidOf(`#${last}`);
  };
}
