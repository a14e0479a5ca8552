import { parseGuid } from '@form-portal/domain';
import { fieldTypes } from '@form-portal/field-types';
import { draftKey } from './draft-key.ts';
import type { Answer, Answers, Form, Guid } from '@form-portal/domain';

/** What a tab keeps of a draft, so that a reload or the way to identification loses nothing: values, never files (specification D39). */
export interface KeptDraft {
  readonly guid: Guid;
  readonly answers: Answers;
  /** The mark of who was identified; empty: nobody. Another person does not get these answers. */
  readonly owner: string;
  /** Whether there were attachments, which must be chosen again. */
  readonly hadFiles: boolean;
  /** The earlier submission that this one corrects; null: none. */
  readonly corrects: Guid | null;
}

/** The place where a tab keeps the draft of a form. */
export interface DraftPlace {
  readonly read: () => KeptDraft | null;
  readonly write: (draft: KeptDraft) => void;
  readonly clear: () => void;
}

/** Opens the place in a storage. A browser may refuse storage or be out of space; then nothing is kept and nothing fails. */
export function draftPlace(storage: () => Storage, form: Form & { readonly guid: Guid }): DraftPlace {
  const key = draftKey(form.guid);
  return {
    read: () => quietly(() => readKeptDraft(storage().getItem(key), form)) ?? null,
    write: (draft) => quietly(() => storage().setItem(key, JSON.stringify(draft))),
    clear: () => quietly(() => storage().removeItem(key)),
  };
}

/**
 * Reads what {@link draftPlace} wrote, for the form as it is now: fields that are gone are left out, and every answer is read again by
 * its field's type. Null when there is no answer in it.
 */
export function readKeptDraft(written: string | null, form: Form): KeptDraft | null {
  if (written === null) return null;
  const kept: unknown = JSON.parse(written);
  if (!isObject(kept) || !isObject(kept['answers'])) return null;
  const guid = parseGuid(kept['guid']);
  if (guid === undefined) return null;
  const answers: Record<string, Answer> = {};
  for (const field of form.fields) {
    const value = kept['answers'][field.guid];
    const answer = isAnswer(value) ? fieldTypes.get(field.type).normalise(field, value) : null;
    if (answer !== null) answers[field.guid] = answer;
  }
  const owner = typeof kept['owner'] === 'string' ? kept['owner'] : '';
  const corrects = parseGuid(kept['corrects']) ?? null;
  return { guid, answers, owner, hadFiles: kept['hadFiles'] === true, corrects };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function isAnswer(value: unknown): value is Answer {
  if (Array.isArray(value)) return value.every((part) => typeof part === 'number');
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}

function quietly<T>(attempt: () => T): T | undefined {
  try {
    return attempt();
  } catch {
    return undefined;
  }
}
