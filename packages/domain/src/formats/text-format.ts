import { withPlainSigns } from '../text/plain-signs.ts';

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

/** Writes a text with plain signs and without blanks of any kind. */
export function withoutBlanks(text: string): string {
  return withPlainSigns(text).replace(/\s/g, '');
}
