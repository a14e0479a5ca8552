/** The no-break space. */
export const noBreak = '\u00a0';

/** Keeps a number, or its placeholder, on one line with its unit: `10 MB`, `{n} min`. */
export function besideUnits(text: string): string {
  return text.replace(/([\d}]) (?=([kMG][Bt]|min|h)\b)/g, `$1${noBreak}`);
}

/** Keeps the time at the end of a moment on one line with the word before it: `1.12.2026 klo 9.32`. */
export function withTime(moment: string): string {
  return moment.replace(/ (?=[\d.:]+$)/, noBreak);
}
