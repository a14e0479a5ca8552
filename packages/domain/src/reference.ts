/**
 * The 23 characters of references: at most one of each look-alike group (0 O Q D, 1 I L, 2 Z, 5 S, 6 G, 8
 * B, U V), and no vowels, so that no words occur. The check character requires a prime number of them.
 */
export const referenceAlphabet = '23456789CDFHJKMNPRTVWXY';

const base = referenceAlphabet.length;
const dataLength = 11;
const groupLength = 4;

/** Characters that people write in place of those of the alphabet. */
const lookAlikes: Readonly<Record<string, string>> = {
  0: 'D',
  B: '8',
  G: '6',
  O: 'D',
  Q: 'D',
  S: '5',
  U: 'V',
  Z: '2',
};

/** Number of random bytes needed for a reference. */
export const referenceRandomBytes = 16;

/**
 * Generates a reference such as `K7M4-2RTX-9CHD` from at least 16 random bytes: eleven random characters
 * (9.5 × 10¹⁴ combinations) and a check character. All references have the same length, so none is a prefix
 * of another. Throws when there are fewer bytes.
 */
export function makeReference(randomBytes: Uint8Array): string {
  if (randomBytes.length < referenceRandomBytes) {
    throw new RangeError(`A reference needs ${referenceRandomBytes} random bytes, got ${randomBytes.length}`);
  }
  // The modulo bias over 128 bits is at most 2^-76.
  let rest = randomBytes.reduce((number, byte) => number * 256n + BigInt(byte), 0n);
  const digits: number[] = [];
  for (let index = 0; index < dataLength; index += 1) {
    digits.push(Number(rest % BigInt(base)));
    rest /= BigInt(base);
  }
  return spell([...digits, checkDigit(digits)]);
}

/**
 * Parses a reference that was typed or dictated into its canonical format: accepts lower case, blanks,
 * hyphens, dots and look-alikes. Returns undefined when it is not a reference; any single wrong character
 * and any transposition of two are detected.
 */
export function parseReference(typed: string): string | undefined {
  const letters = [
    ...typed
      .normalize('NFKC')
      .toUpperCase()
      .replace(/[\s.\p{Pd}]+/gu, ''),
  ];
  const digits = letters.map((letter) => referenceAlphabet.indexOf(lookAlikes[letter] ?? letter));
  if (digits.length !== dataLength + 1 || digits.includes(-1)) return undefined;
  return checkDigit(digits.slice(0, dataLength)) === digits[dataLength] ? spell(digits) : undefined;
}

/**
 * Returns the digit that makes the weighted sum a multiple of 23. The weights 12, 11, … 1 are distinct and
 * none is a multiple of 23, so one changed digit, or two transposed ones, always change the remainder.
 */
function checkDigit(digits: readonly number[]): number {
  const sum = digits.reduce((total, digit, index) => total + digit * (dataLength + 1 - index), 0);
  return (base - (sum % base)) % base;
}

function spell(digits: readonly number[]): string {
  const text = digits.map((digit) => referenceAlphabet.charAt(digit)).join('');
  const groups = Array.from({ length: text.length / groupLength }, (_, index) =>
    text.slice(index * groupLength, (index + 1) * groupLength),
  );
  return groups.join('-');
}
