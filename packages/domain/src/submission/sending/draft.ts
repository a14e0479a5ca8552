import type { Answer, Answers } from '../../field-type/field-type.ts';
import type { Field } from '../../form/form.ts';
import type { Guid, NewGuid } from '../../guid.ts';
import { failed, ok, type Result } from '../../problems/result.ts';
import type { DataType } from '../../vault/data-type.ts';
import type { AnswerKey } from '../answers/answer-key.ts';
import { answerTo } from '../answers/answer-to.ts';
import { cleanFileName, uniqueName } from '../files/file-name.ts';

/** One field of a draft, in one row, and its value. */
export interface DraftField {
  readonly guid: AnswerKey;
  readonly property: number;
  readonly dataType: DataType;
  readonly value: Answer;
}

/** A file in a draft; `content` is the browser's representation of it. Names are unique within a draft. */
export interface DraftAttachment<Content> {
  readonly name: string;
  readonly content: Content;
}

/** A draft of a known form. */
export interface StartedDraft<Content = unknown> {
  readonly state: 'started';
  readonly guid: Guid;
  /** Null when the form has no class. */
  readonly class: number | null;
  readonly fields: readonly DraftField[];
  readonly attachments: readonly DraftAttachment<Content>[];
}

/**
 * What a visitor is filling in, before it is sent (specification §4, Submission draft). It starts empty;
 * only a started draft can be changed. Every change returns a new draft, or the problem
 * `submission.not-initialised`.
 */
export type Draft<Content = unknown> = { readonly state: 'empty' } | StartedDraft<Content>;

/** The draft before a form is known and after {@link resetDraft}. */
export const emptyDraft = { state: 'empty' } as const satisfies Draft;

/** Starts a draft without class, fields and files; a missing GUID is generated. */
export function startDraft<Content>(guid: Guid | undefined, newGuid: NewGuid): StartedDraft<Content> {
  return { state: 'started', guid: guid ?? newGuid(), class: null, fields: [], attachments: [] };
}

/** Sets the GUID: the draft becomes another submission with the same content. */
export function setGuid<Content>(draft: Draft<Content>, guid: Guid): Result<Draft<Content>> {
  return change(draft, () => ({ guid }));
}

/** Sets the class; null when the form has none. */
export function setClass<Content>(draft: Draft<Content>, chosen: number | null): Result<Draft<Content>> {
  return change(draft, () => ({ class: chosen }));
}

/** Adds fields without values; fields the draft already has are unchanged. */
export function addFields<Content>(draft: Draft<Content>, added: readonly Field[]): Result<Draft<Content>> {
  return change(draft, ({ fields }) => {
    const known = new Set(fields.map((field) => field.guid));
    return { fields: [...fields, ...added.filter((field) => !known.has(field.guid)).map(draftField)] };
  });
}

/** Replaces the fields when the rows of a group change; fields that stay keep their values. */
export function setFields<Content>(draft: Draft<Content>, fields: readonly Field[]): Result<Draft<Content>> {
  return change(draft, (started) => {
    const known = new Map(started.fields.map((field) => [field.guid, field]));
    return { fields: fields.map((field) => known.get(field.guid) ?? draftField(field)) };
  });
}

/** Sets the value of a field; an unknown key changes nothing. */
export function setValue<Content>(
  draft: Draft<Content>,
  guid: AnswerKey,
  value: Answer,
): Result<Draft<Content>> {
  return change(draft, ({ fields }) => ({
    fields: fields.map((field) => (field.guid === guid ? { ...field, value } : field)),
  }));
}

/** Sets the values of all fields; a field that is not among the answers has none afterwards. */
export function setValues<Content>(draft: Draft<Content>, answers: Answers): Result<Draft<Content>> {
  return change(draft, ({ fields }) => ({
    fields: fields.map((field) => ({ ...field, value: answerTo(answers, field.guid) })),
  }));
}

/**
 * Adds a file at a position, by default the last. It gets the name under which it will be stored
 * (specification D16); a name that is taken gets the suffix ` (2)` (docs/design.md#attachments-in-a-form).
 */
export function addAttachment<Content>(
  draft: Draft<Content>,
  { name, content }: DraftAttachment<Content>,
  position = Infinity,
): Result<Draft<Content>> {
  return change(draft, ({ attachments }) => {
    const taken = attachments.map((attachment) => attachment.name);
    const clean = cleanFileName(name);
    const added = { name: uniqueName(clean.ok ? clean.value : name, taken), content };
    return { attachments: [...attachments.slice(0, position), added, ...attachments.slice(position)] };
  });
}

/** Removes the file with a name; an unknown name changes nothing. */
export function removeAttachment<Content>(draft: Draft<Content>, name: string): Result<Draft<Content>> {
  return change(draft, ({ attachments }) => ({
    attachments: attachments.filter((attachment) => attachment.name !== name),
  }));
}

/** Returns an empty draft. */
export function resetDraft(): Draft<never> {
  return emptyDraft;
}

/** Whether any field has a non-empty value; an unticked checkbox is empty. Attachments do not count. */
export function isDraftDirty(draft: Draft): boolean {
  return draft.state === 'started' && draft.fields.some(({ value }) => !isEmptyValue(value));
}

/** Returns the values of a draft by field; fields without one are left out. */
export function draftAnswers(draft: Draft): Answers {
  if (draft.state === 'empty') return {};
  const answered = draft.fields.filter(({ value }) => value !== null);
  return Object.fromEntries(answered.map(({ guid, value }) => [guid, value]));
}

function change<Content>(
  draft: Draft<Content>,
  changesOf: (started: StartedDraft<Content>) => Partial<StartedDraft<Content>>,
): Result<Draft<Content>> {
  if (draft.state === 'empty') return failed({ code: 'submission.not-initialised' });
  return ok({ ...draft, ...changesOf(draft) });
}

function draftField({ guid, property, dataType }: Field): DraftField {
  return { guid, property, dataType, value: null };
}

function isEmptyValue(value: Answer): boolean {
  return value === null || value === false || value === '' || (Array.isArray(value) && value.length === 0);
}
