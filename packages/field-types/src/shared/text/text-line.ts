import { textFormats } from '@form-portal/domain';
import type { Answer, TextFormatName } from '@form-portal/domain';
import { inputText } from '../input-text.ts';

/**
 * The format of a line of text; undefined for any text. The type of the field decides which of its settings is the
 * format, if any.
 */
export type LineFormat = TextFormatName | undefined;

/** Formats a line as people write it. A text that is not of the format, as in a draft, is shown as it is. */
export function shownTextLine(format: LineFormat, answer: Answer): string {
  const stored = inputText(answer);
  const known = format && textFormats[format];
  return known?.parse(stored) === stored ? known.display(stored) : stored;
}
