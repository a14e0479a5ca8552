/** Every dash and the minus sign, for a character class of a regular expression with the flag `u`. */
export const dashes = String.raw`\p{Pd}\u2212`;

/** Matches each of {@link dashes}. */
export const anyDash = new RegExp(`[${dashes}]`, 'gu');
