/** The names of the formats of text answers, as `Format` has them on the wire (docs/form-logic.md#formats). */
export type TextFormatName = 'email' | 'phone' | 'iban' | 'hetu' | 'y-tunnus' | 'postcode' | 'url';

/** What a text answer must be: how it is read, stored, shown and asked for. */
export interface TextFormat {
  /** Type of the input element, which decides about autofill and phone keyboards. */
  readonly inputType: 'text' | 'email' | 'tel' | 'url';
  readonly inputMode: 'text' | 'email' | 'tel' | 'numeric' | 'url';
  /** Autocomplete token (WCAG SC 1.3.5); undefined when there is none for it. */
  readonly autocomplete: string | undefined;
  /** A valid text as people write it, for messages. */
  readonly example: string;
  /** Whether an answer is masked wherever it need not be read in full, and never logged. */
  readonly isSensitive: boolean;
  /**
   * Returns the stored form of a text on one line, as typed or as stored; undefined when it is not of this
   * format. Idempotent.
   */
  readonly parse: (text: string) => string | undefined;
  /** Formats a stored text for people, such that {@link parse} returns the stored text. */
  readonly display: (stored: string) => string;
}

/** Shows a text as it is stored. */
export function asStored(stored: string): string {
  return stored;
}

/**
 * Removes blanks and invisible characters of all kinds, such as the direction marks of copied phone numbers,
 * and makes every dash a hyphen.
 */
export function withoutBlanks(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\s\p{Cf}]/gu, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-');
}
