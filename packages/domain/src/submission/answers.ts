import type { Answer, Answers, FieldTypes } from '../field-type.ts';
import type { Form } from '../form/form.ts';
import type { Guid } from '../guid.ts';

/** One answer as it was typed, chosen or sent, before its field's type has read it. A list of texts: the values of several controls. */
export type RawAnswer = Answer | readonly string[];

/** Raw answers by field GUID. */
export type RawAnswers = ReadonlyMap<Guid, RawAnswer>;

/** What is answered to a field; null when nothing is. */
export function answerTo(answers: Answers, guid: Guid): Answer {
  return Object.hasOwn(answers, guid) ? (answers[guid] ?? null) : null;
}

/**
 * Raw answers made into the stored form of each field's type (specification D13). Every field of the form is read, so that a type can give
 * an answer to silence (an optional boolean is false, specification D40); nothing answered is left out. GUIDs that the form does not know
 * stay, with null, for the check to refuse.
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
