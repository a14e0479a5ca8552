// With the flag u, halves that belong together are one character: only those that stand alone are surrogates.
const halves = /\p{Cs}/gu;

/** Whether a text can be written as UTF-8: no half of a surrogate pair stands alone (Unicode Standard, section 3.9). */
export function isWellFormed(text: string): boolean {
  return text.search(halves) < 0;
}

/** The text with U+FFFD in place of every half of a surrogate pair that stands alone. */
export function toWellFormed(text: string): string {
  return text.replace(halves, '\uFFFD');
}
