import type { Answer } from '@form-portal/domain';

/** Any input to a field from a control, a stored document or a client. */
export type AnswerInput = Answer | readonly string[];

/**
 * Converts the input to one text; the values of several controls are joined by commas, as option ids are on
 * the wire (specification D13).
 */
export function inputText(input: AnswerInput): string {
  if (input === null) return '';
  return typeof input === 'object' ? input.join(',') : String(input);
}

// Invisible characters that XML or PostgreSQL cannot store; tab and line feed are kept.
const invisibleCharacters = /[\u0000-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f]/g;
const lineEnds = /\r\n|[\r\u000b\u000c\u0085\u2028\u2029]/g;

/**
 * Converts multi-line text to its stored form: line feeds as line ends, no invisible characters, NFC,
 * trimmed; null when nothing is left.
 */
export function storedLines(input: AnswerInput): string | null {
  const text = inputText(input)
    .replace(lineEnds, '\n')
    .replace(invisibleCharacters, '')
    .normalize('NFC')
    .trim();
  return text === '' ? null : text;
}

/** Converts single-line text to its stored form as {@link storedLines} does; tabs and line ends become blanks. */
export function storedLine(input: AnswerInput): string | null {
  return storedLines(storedLines(input)?.replace(/[\n\t]+/g, ' ') ?? null);
}

/** Whether an answer is empty: null, an empty text or an empty list. */
export function isBlank(answer: Answer): boolean {
  return answer === null || answer === '' || (typeof answer === 'object' && answer.length === 0);
}
