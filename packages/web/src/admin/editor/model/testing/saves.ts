import { guidOf } from '@form-portal/domain/testing';
import type { Form } from '@form-portal/domain';
import { apply } from '../apply.ts';
import { setTextCommand } from '../commands/field/set-text.ts';
import { saveCommand } from '../saving/save.ts';
import type { EditorState } from '../editor-state.ts';
import type { SaveTarget } from '../saving/stored-versions.ts';
import type { Transaction } from '../transaction.ts';
import { after, editor } from './editor-notation.ts';

/** The time of every save in {@link stored}. */
export const later = '2027-05-01T00:00:00.000Z';

/** The command that writes the form's name. */
export function typing(text: string): ReturnType<typeof setTextCommand> {
  return setTextCommand({ of: 'form', part: 'name' }, 'gb', text);
}

/** A state after a transaction. */
export function applied(state: EditorState, transaction: Transaction): EditorState {
  return apply(state, transaction, 0);
}

/** A form as the server stores it: its next revision. */
export function stored(form: Form, changes: Partial<Form> = {}): Form {
  return {
    ...form,
    guid: form.guid ?? guidOf('new'),
    revision: form.revision + 1,
    updatedAt: later,
    ...changes,
  };
}

/** The draft that a save leaves on the server. */
export const draft = { version: 7, savedBy: 'Maria' };

/** The response to a save: the draft of the form that was published before, or the form that is published now. */
export function saved(state: EditorState, form: Form, target: SaveTarget = state.saveTarget): Transaction {
  const versions = target === 'draft' ? { ...state.versions, draft } : { published: form, draft: null };
  return { kind: 'saved', stored: form, versions };
}

/** A form with an unsaved name. */
export const dirty: EditorState = after(editor('a [b]'), typing('Permit'));

/** The same form while it is saved. */
export const saving: EditorState = after(dirty, saveCommand);
