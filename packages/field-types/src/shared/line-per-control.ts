import { inputText, storedLine } from './input-text.ts';
import type { AnswerInput } from './input-text.ts';

/**
 * Keeps the texts of several controls as one answer for the check to refuse, each on a line of its own, which cannot be
 * typed into a control; null when all are blank.
 */
export function linePerControl(texts: readonly AnswerInput[]): string | null {
  const lines = texts.map((text) => storedLine(text) ?? '').join('\n');
  return lines.trim() === '' ? null : lines;
}

/**
 * Returns the texts of several controls, the main one first: as they come from a page, or as {@link linePerControl}
 * kept them. Any other input is the text of the main one alone.
 */
export function textPerControl(input: AnswerInput): readonly string[] {
  return typeof input === 'object' && input !== null ? input.map(String) : inputText(input).split('\n');
}
