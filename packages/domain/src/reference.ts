/**
 * The 23 characters of references: of those that look alike (0 O Q D, 1 I L, 2 Z, 5 S, 6 G, 8 B, U V) one at most, and no vowels, so
 * that no words come up. Their number is prime, which the check character needs.
 */
export const referenceAlphabet = '23456789CDFHJKMNPRTVWXY';

const base = referenceAlphabet.length;
const dataLength = 11;
const groupLength = 4;

/** Characters that people write for ones of the alphabet. */
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

/** How many random bytes a reference is made of. */
export const referenceRandomBytes = 16;

/**
 * A fresh reference such as `K7M4-2RTX-9CHD` from at least 16 random bytes: eleven random characters (9.5 × 10¹⁴ of them) and a
 * check character. All references have the same length, so none begins another. Throws when there are fewer bytes.
 */
export function makeReference(randomBytes: Uint8Array): string {
  if (randomBytes.length < referenceRandomBytes) {
    throw new RangeError(`A reference needs ${referenceRandomBytes} random bytes, not ${randomBytes.length}`);
  }
  // A remainder of 128 bits favours no character by more than one in 2^76.
  let rest = randomBytes.reduce((number, byte) => number * 256n + BigInt(byte), 0n);
  const digits: number[] = [];
  for (let index = 0; index < dataLength; index += 1) {
    digits.push(Number(rest % BigInt(base)));
    rest /= BigInt(base);
  }
  return spell([...digits, checkDigit(digits)]);
}

/**
 * The reference that somebody typed or read aloud, in its own spelling: small letters, blanks, hyphens, dots and look-alikes are
 * understood. Undefined when it is none; any one wrong character and any two that changed places make it none.
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
 * The digit that brings the weighted sum to a multiple of 23. The weights 12, 11, … 1 all differ and none is a multiple of 23, so one
 * changed digit, or two exchanged ones, always change the remainder.
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
