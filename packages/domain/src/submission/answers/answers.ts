import type { Answer, Answers, FieldTypes } from '../../field-type/field-type.ts';
import type { Form } from '../../form/form.ts';
import { filledRows, rowsOf, withRowsWrittenOut, type RowCounts } from '../../form/rows.ts';
import type { Guid } from '../../guid.ts';
import { parseAnswerKey, type AnswerKey } from './answer-key.ts';

/**
 * An answer as typed, chosen or sent, before its field's type has parsed it. A list of texts holds the
 * values of several controls.
 */
export type RawAnswer = Answer | readonly string[];

/**
 * Maximum length in UTF-16 units of a text that a field's type parses; a longer one is kept as it is, for the
 * check to refuse. Ample for the longest accepted answer, stray blanks included.
 */
const maxParsedLength = 20_000;

/** Raw answers by their keys. */
export type RawAnswers = ReadonlyMap<AnswerKey, RawAnswer>;

/**
 * Converts raw answers to the stored form of each field's type (specification D13). Every field of the form
 * is processed in each of its rows, so that a type can turn a missing answer into a value (an optional boolean
 * is false, specification D40); empty answers are left out. Unknown keys are kept with null for the check to
 * refuse. `rows` are those of a page that is being filled in; without them, rows at the end in which nothing
 * is answered are left out ({@link answeredRows}).
 */
export function normaliseAnswers(
  form: Form,
  raw: RawAnswers,
  fieldTypes: FieldTypes,
  rows: RowCounts = answeredRows(form, raw, fieldTypes),
): Answers {
  const writtenOut = withRowsWrittenOut(form, rows);
  const answers = normaliseFields(writtenOut, raw, fieldTypes);
  const repeated = new Set<Guid>(form.groups.flatMap(({ repeat, fields }) => (repeat ? fields : [])));
  const known = new Set<AnswerKey>([...form.fields, ...writtenOut.fields].map(({ guid }) => guid));
  for (const key of raw.keys()) {
    // The key of a repeated field that is not known is of a row that is left out.
    if (!known.has(key) && !repeated.has(parseAnswerKey(key).guid)) answers[key] = null;
  }
  return answers;
}

/** Counts the rows of raw answers up to the last one with an answer ({@link filledRows}). */
export function answeredRows(form: Form, raw: RawAnswers, fieldTypes: FieldTypes): RowCounts {
  const sent = rowsOf(form, raw.keys());
  if (sent.size === 0) return sent;
  return filledRows(form, normaliseFields(withRowsWrittenOut(form, sent), raw, fieldTypes));
}

function normaliseFields(form: Form, raw: RawAnswers, fieldTypes: FieldTypes): Record<string, Answer> {
  const answers: Record<string, Answer> = {};
  for (const field of form.fields) {
    const rawAnswer = raw.get(field.guid) ?? null;
    const answer = tooLongText(rawAnswer) ?? fieldTypes.get(field.type).normalise(field, rawAnswer);
    if (answer !== null) answers[field.guid] = answer;
  }
  return answers;
}

function tooLongText(raw: RawAnswer): string | undefined {
  const text = Array.isArray(raw) ? raw.join(',') : raw;
  return typeof text === 'string' && text.length > maxParsedLength ? text : undefined;
}
