import { textFormats } from '@form-portal/domain';
import type { Answer, Field, Problem, TextFormatName } from '@form-portal/domain';
import { inputText, storedLine } from '../input-text.ts';
import type { AnswerInput } from '../input-text.ts';
import { textLimit } from './text-limit.ts';
import type { LineFormat } from './text-line.ts';
import { textProblems } from './text-problems.ts';

const refusalKeys: Readonly<Record<TextFormatName, string>> = {
  email: 'fieldType.text.refused.email',
  phone: 'fieldType.text.refused.phone',
  iban: 'fieldType.text.refused.iban',
  hetu: 'fieldType.text.refused.hetu',
  'y-tunnus': 'fieldType.text.refused.y-tunnus',
  postcode: 'fieldType.text.refused.postcode',
  url: 'fieldType.text.refused.url',
};

/**
 * Converts input to a line in the one spelling of its format, or as typed when it is not of the format; null when
 * nothing is left.
 */
export function readTextLine(format: LineFormat, input: AnswerInput): string | null {
  const line = storedLine(input);
  return line === null ? null : ((format && textFormats[format].parse(line)) ?? line);
}

/**
 * Returns why a line cannot be the answer to a field: `answer.text-invalid`, `answer.text-too-long`
 * (specification §5), or `answer.refused` with the text of the format and its `example`.
 */
export function textLineProblems(format: LineFormat, field: Field, answer: Answer): readonly Problem[] {
  const problems = textProblems(field, answer, textLimit);
  if (problems.length > 0 || format === undefined) return problems;
  const { parse, example } = textFormats[format];
  const stored = inputText(answer);
  if (parse(stored) === stored) return [];
  return [{ code: 'answer.refused', path: field.guid, params: { reason: refusalKeys[format], example } }];
}
