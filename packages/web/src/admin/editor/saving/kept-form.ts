import { keptWork, type KeptWork } from '../../unsaved-changes/kept-work.ts';
import {
  editorWithKeptWork,
  firstGuidOf,
  keptWorkOf,
  readKeptForm,
  type StoredForm,
} from '../model/saving/kept-work.ts';
import type { EditorEnv } from '../model/editor-env.ts';
import type { EditorState } from '../model/editor-state.ts';
import type { Form, Guid, LanguageCode } from '@form-portal/domain';

/** Each form has its own storage key, and so do the copies of each; all new forms share one. */
function keptFormOf({ guid }: Pick<Form, 'guid'>, copyOf: Guid | null): KeptWork {
  if (guid !== null) return keptWork('browser', `formEditor:${guid}`);
  return keptWork('browser', copyOf === null ? 'formEditor:new' : `formEditor:copy:${copyOf}`);
}

/** Keeps the form of an editor. False: the browser's storage is full or disabled, or the form breaks a limit and could not be read again. */
export function keepForm(
  state: EditorState,
  { copyOf, firstGuid }: Pick<EditorEnv, 'copyOf' | 'firstGuid'>,
): boolean {
  const work: unknown = JSON.parse(JSON.stringify(keptWorkOf(state, firstGuid)));
  return readKeptForm(work) !== undefined && keptFormOf(state.baseline, copyOf).keep(work);
}

/** Deletes the kept work of an editor. */
export function forgetKeptForm(
  { baseline }: Pick<EditorState, 'baseline'>,
  { copyOf }: Pick<EditorEnv, 'copyOf'>,
): void {
  keptFormOf(baseline, copyOf).forget();
}

/** The editor with kept work on a form, or on a copy of one; undefined when there is none. */
export function findKeptEditor(
  stored: StoredForm,
  language: LanguageCode,
  copyOf: Guid | null,
): EditorState | undefined {
  return editorWithKeptWork(keptFormOf(stored.stored, copyOf).find(), stored, language);
}

/** The GUID that the kept work on a new form or copy gets with its first save; undefined when there is none. */
export function findKeptGuid(stored: Form, copyOf: Guid | null): Guid | undefined {
  return firstGuidOf(keptFormOf(stored, copyOf).find());
}

/** The kept work on a form, whether or not the form is still stored; undefined when there is none. */
export function findKeptForm(guid: Guid): Form | undefined {
  return readKeptForm(keptFormOf({ guid }, null).find());
}
