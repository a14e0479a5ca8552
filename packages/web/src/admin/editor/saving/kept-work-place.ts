import { editorWithKeptWork, keepWork } from '../model/kept-work.ts';
import type { EditorState } from '../model/editor-state.ts';
import type { Form, Guid, LanguageCode } from '@form-portal/domain';

/** Where the browser keeps work that is not saved: one place for each form, one for new ones. It outlives the tab, as a crash takes that too. */
function placeOf(guid: Guid | null): string {
  return `formEditor:${guid ?? 'new'}`;
}

/** Keeps the work of an editor. False: the browser has no room for it, or refuses storage. */
export function keep(state: EditorState): boolean {
  try {
    localStorage.setItem(placeOf(state.baseline.guid), keepWork(state));
    return true;
  } catch {
    return false;
  }
}

/** Forgets the work that was kept of a form; null: of a new one. */
export function forget(guid: Guid | null): void {
  try {
    localStorage.removeItem(placeOf(guid));
  } catch {
    // A browser that refuses storage has kept nothing.
  }
}

/** The editor with the work that was kept of a form; undefined when there is none. */
export function findKeptWork(stored: Form, language: LanguageCode): EditorState | undefined {
  try {
    const kept = localStorage.getItem(placeOf(stored.guid));
    return kept === null ? undefined : editorWithKeptWork(kept, stored, language);
  } catch {
    return undefined;
  }
}
