import { fieldOfKey, isAnswerKey, isObject, parseGuid, parseRequestState } from '@form-portal/domain';
import { fieldTypes } from '@form-portal/field-types';
import { draftKey } from './draft-key.ts';
import type { MissingFile } from '../../form-state.ts';
import type { Answer, Answers, Form, FormProgress, Guid, RequestState } from '@form-portal/domain';

/** The part of a draft that a tab stores, so that nothing is lost by reloading or leaving to identify oneself: answers, never files (specification D39). */
export interface StoredDraft {
  readonly guid: Guid;
  readonly answers: Answers;
  /** The mark of the identified person; empty: nobody. Another person does not get these answers. */
  readonly owner: string;
  /** The attachments, which must be chosen again. */
  readonly files: readonly MissingFile[];
  /** The states chosen for requested files. */
  readonly requestStates: readonly (readonly [request: Guid, state: RequestState])[];
  /** The earlier submission that this one corrects; null: none. */
  readonly corrects: Guid | null;
  /** Where the visitor is; null for a form without pages. */
  readonly progress: FormProgress | null;
}

/** The draft of one form in a tab's storage. */
export interface DraftStorage {
  readonly read: () => StoredDraft | null;
  readonly write: (draft: StoredDraft) => void;
  readonly clear: () => void;
}

/** Opens the draft of a form. A browser may refuse storage or be out of space; then nothing is stored and nothing fails. */
export function openDraftStorage(storage: () => Storage, form: Form & { readonly guid: Guid }): DraftStorage {
  const key = draftKey(form.guid);
  return {
    read: () => quietly(() => parseStoredDraft(storage().getItem(key), form)) ?? null,
    write: (draft) => quietly(() => storage().setItem(key, JSON.stringify(draft))),
    clear: () => quietly(() => storage().removeItem(key)),
  };
}

/**
 * Parses a stored draft for the form as it is now: answers to fields that no longer exist are left out, and every other one is parsed by
 * its field's type. Null when it can't be read.
 */
export function parseStoredDraft(json: string | null, form: Form): StoredDraft | null {
  if (json === null) return null;
  const stored: unknown = JSON.parse(json);
  if (!isObject(stored) || !isObject(stored['answers'])) return null;
  const guid = parseGuid(stored['guid']);
  if (guid === undefined) return null;
  const answers: Record<string, Answer> = {};
  for (const [key, value] of Object.entries(stored['answers'])) {
    const field = isAnswerKey(key) ? fieldOfKey(form, key) : undefined;
    if (field === undefined || !isAnswer(value)) continue;
    const answer = fieldTypes.get(field.type).normalise(field, value);
    if (answer !== null) answers[key] = answer;
  }
  const owner = typeof stored['owner'] === 'string' ? stored['owner'] : '';
  const corrects = parseGuid(stored['corrects']) ?? null;
  const progress = parseProgress(stored['progress'], form);
  const requestStates = parseRequestStates(stored['requestStates']);
  return { guid, answers, owner, files: parseFiles(stored['files']), requestStates, corrects, progress };
}

function parseRequestStates(stored: unknown): StoredDraft['requestStates'] {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((entry: unknown) => {
    const [guid, state]: readonly unknown[] = Array.isArray(entry) ? entry : [];
    const request = parseGuid(guid);
    const chosen = isObject(state) ? parseRequestState(state['kind'], state['file']) : undefined;
    return request === undefined || chosen === undefined ? [] : [[request, chosen] as const];
  });
}

/** Null when it is not that of a form with pages, or of a page that no longer exists. */
function parseProgress(stored: unknown, { pages = [] }: Form): FormProgress | null {
  if (!isObject(stored) || !Array.isArray(stored['visited'])) return null;
  const listed: readonly unknown[] = stored['visited'];
  const page = pages.find(({ guid }) => guid === stored['page'])?.guid;
  const visited = pages.map(({ guid }) => guid).filter((guid) => listed.includes(guid));
  return page === undefined ? null : { page, visited, stage: 'filling' };
}

/** Drafts of earlier versions have only names. */
function parseFiles(stored: unknown): readonly MissingFile[] {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((file: unknown) => {
    const { name, request }: Readonly<Record<string, unknown>> = isObject(file) ? file : { name: file };
    return typeof name === 'string' ? [{ name, request: parseGuid(request) ?? null }] : [];
  });
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
