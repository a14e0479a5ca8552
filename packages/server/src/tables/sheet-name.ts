import { truncated } from '@form-portal/domain';

/** Excel's limit on the name of a sheet, in characters. */
const maxNameLength = 31;

/**
 * A valid sheet name for Excel that no other sheet has, ignoring case: the requested name, cut to the maximum length, with a number
 * if it is taken; the number of the sheet when no name is requested.
 */
export function sheetName(requested: string, taken: readonly string[]): string {
  const cleaned = cut(
    requested.replace(/[[\]:*?/\\\p{Cc}]/gu, ' ').replace(/^[\s']+|[\s']+$/g, ''),
    maxNameLength,
  );
  const takenNames = new Set(taken.map(foldName));
  const isFree = (name: string) =>
    name !== '' && !takenNames.has(foldName(name)) && foldName(name) !== reserved;
  if (isFree(cleaned)) return cleaned;
  for (let number = cleaned === '' ? taken.length + 1 : 2; ; number++) {
    const ending = cleaned === '' ? `${number}` : ` ${number}`;
    const name = `${cut(cleaned, maxNameLength - ending.length)}${ending}`;
    if (isFree(name)) return name;
  }
}

/** Excel reserves this name for its sheet of tracked changes. */
const reserved = 'history';

function foldName(name: string): string {
  return name.normalize('NFC').toLowerCase();
}

/** Truncates a name to a number of UTF-16 units, without blanks or apostrophes at the end, which Excel refuses there. */
function cut(name: string, length: number): string {
  return truncated(name, length).replace(/[\s']+$/, '');
}
