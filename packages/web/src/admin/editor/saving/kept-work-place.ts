import { editorWithKeptWork, keepWork, readKept } from '../model/kept-work.ts';
import type { EditorEnv } from '../model/editor-env.ts';
import type { EditorState } from '../model/editor-state.ts';
import type { Form, Guid, LanguageCode } from '@form-portal/domain';

/**
 * Where the browser keeps work that is not saved: one place for each form, one for the copies of each, one for new ones. It outlives the
 * tab, as a crash takes that too.
 */
function placeOf({ guid }: Pick<Form, 'guid'>, copyOf: Guid | null): string {
  if (guid !== null) return `formEditor:${guid}`;
  return copyOf === null ? 'formEditor:new' : `formEditor:copy:${copyOf}`;
}

/** Keeps the work of an editor. False: the browser has no room for it, or refuses storage. */
export function keep(state: EditorState, { copyOf }: Pick<EditorEnv, 'copyOf'>): boolean {
  try {
    localStorage.setItem(placeOf(state.baseline, copyOf), keepWork(state));
    return true;
  } catch {
    return false;
  }
}

/** Forgets the work that was kept of an editor's form. */
export function forget({ baseline }: EditorState, { copyOf }: Pick<EditorEnv, 'copyOf'>): void {
  try {
    localStorage.removeItem(placeOf(baseline, copyOf));
  } catch {
    // A browser that refuses storage has kept nothing.
  }
}

/** The editor with the work that was kept of a form, or of a copy of another one; undefined when there is none. */
export function findKeptWork(
  stored: Form,
  language: LanguageCode,
  copyOf: Guid | null,
): EditorState | undefined {
  try {
    const kept = localStorage.getItem(placeOf(stored, copyOf));
    return kept === null ? undefined : editorWithKeptWork(kept, stored, language);
  } catch {
    return undefined;
  }
}

/** A form as it was kept with work on it, whether or not it is stored any more; undefined when there is none. */
export function findKeptForm(guid: Guid): Form | undefined {
  try {
    return readKept(localStorage.getItem(placeOf({ guid }, null)) ?? '');
  } catch {
    return undefined;
  }
}
