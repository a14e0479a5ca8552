import type { Answer, Answers, FieldTypes } from '../field-type.ts';
import type { Form } from '../form/form.ts';
import type { Guid } from '../guid.ts';

/**
 * An answer as typed, chosen or sent, before its field's type has parsed it. A list of texts holds the
 * values of several controls.
 */
export type RawAnswer = Answer | readonly string[];

/** Raw answers by field GUID. */
export type RawAnswers = ReadonlyMap<Guid, RawAnswer>;

/** Returns the answer to a field; null when there is none. */
export function answerTo(answers: Answers, guid: Guid): Answer {
  return Object.hasOwn(answers, guid) ? (answers[guid] ?? null) : null;
}

/**
 * Converts raw answers to the stored form of each field's type (specification D13). Every field of the form
 * is processed, so that a type can turn a missing answer into a value (an optional boolean is false,
 * specification D40); empty answers are left out. Unknown GUIDs are kept with null for the check to refuse.
 */
export function normaliseAnswers(form: Form, raw: RawAnswers, fieldTypes: FieldTypes): Answers {
  const answers: Record<string, Answer> = {};
  for (const field of form.fields) {
    const answer = fieldTypes.get(field.type).normalise(field, raw.get(field.guid) ?? null);
    if (answer !== null) answers[field.guid] = answer;
  }
  const known = new Set(form.fields.map((field) => field.guid));
  for (const guid of raw.keys()) if (!known.has(guid)) answers[guid] = null;
  return answers;
}
