import type { Answer } from '@form-portal/domain';

/** Anything a control, a stored document or a client may give a field. */
export type AnswerInput = Answer | readonly string[];

/** The input as one text: values of several controls joined by commas, as several chosen options are on the wire (specification D13). */
export function inputText(input: AnswerInput): string {
  if (input === null) return '';
  return typeof input === 'object' ? input.join(',') : String(input);
}

// Characters that no one sees and that neither XML nor PostgreSQL can store; tab and line feed stay.
const unseen = /[\u0000-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f]/g;
const lineEnds = /\r\n|[\r\u000b\u000c\u0085\u2028\u2029]/g;

/** Text of several lines as it is stored: line ends are line feeds, nothing invisible, NFC, trimmed; null when nothing is left. */
export function storedLines(input: AnswerInput): string | null {
  const text = inputText(input).replace(lineEnds, '\n').replace(unseen, '').normalize('NFC').trim();
  return text === '' ? null : text;
}

/** The same for a text of one line: tabs and line ends become blanks. */
export function storedLine(input: AnswerInput): string | null {
  return storedLines(storedLines(input)?.replace(/[\n\t]+/g, ' ') ?? null);
}

/** Whether there is no answer at all: none, an empty text or an empty list. */
export function isBlank(answer: Answer): boolean {
  return answer === null || answer === '' || (typeof answer === 'object' && answer.length === 0);
}
