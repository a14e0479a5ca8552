// With the flag u, a surrogate pair is one character, so this matches only lone surrogates.
const loneSurrogates = /\p{Cs}/gu;

/** Whether a text can be encoded as UTF-8: it contains no lone surrogates (Unicode Standard, section 3.9). */
export function isWellFormed(text: string): boolean {
  return text.search(loneSurrogates) < 0;
}

/** Replaces every lone surrogate by U+FFFD. */
export function toWellFormed(text: string): string {
  return text.replace(loneSurrogates, '\uFFFD');
}
