import { anyDash } from './dashes.ts';

/**
 * Writes a text with the usual characters for letters, digits and signs (NFKC), every dash as a hyphen, and without
 * invisible characters, such as the direction marks of copied numbers.
 */
export function withPlainSigns(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(anyDash, '-');
}
