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

/** Cuts a text to a number of UTF-16 units, without half a character, blanks or apostrophes, which Excel refuses there, at the end. */
function cut(text: string, length: number): string {
  return text
    .slice(0, length)
    .replace(/[\ud800-\udbff]$/, '')
    .replace(/[\s']+$/, '');
}
