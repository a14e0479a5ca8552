import * as fc from 'fast-check';

const lastCodePoint = 0x10ffff;

/**
 * Any characters at all, lone surrogates included; generated one by one, because a table of all of them takes
 * seconds.
 */
export function anyCharacters(maxLength = 10): fc.Arbitrary<string> {
  return fc
    .array(fc.integer({ min: 0, max: lastCodePoint }), { maxLength })
    .map((codePoints) => String.fromCodePoint(...codePoints));
}
