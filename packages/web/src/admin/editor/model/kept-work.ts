import { sameForm, type Form, type LanguageCode } from '@form-portal/domain';
import { formFromWire, formToWire } from '@form-portal/domain/wire';
import { editTransaction, type Command } from './commands/command.ts';
import { initialEditorState, type EditorState } from './editor-state.ts';
import { nothingSelected } from './selection.ts';

/** The kept work of an editor, which survives a crash or a sign-in (docs/design.md#dialogs-and-messages); read by {@link editorWithKeptWork}. */
export function keptWorkOf({ form }: EditorState): unknown {
  return formToWire(form);
}

/**
 * The editor with kept work, over the form as it is stored now (a blank one when it never was). Undefined when the kept work cannot be
 * read, belongs to another form, or does not differ. Work on an older revision stays on it, so that saving meets the newer one as a
 * conflict (specification D24).
 */
export function editorWithKeptWork(
  kept: unknown,
  stored: Form,
  language: LanguageCode,
): EditorState | undefined {
  const form = readKept(kept);
  if (form === undefined || (stored.guid !== null && form.guid !== stored.guid)) return undefined;
  if (sameForm(form, stored)) return undefined;
  const { revision } = form;
  return initialEditorState({ form, baseline: { ...stored, revision }, language });
}

/** What the editor would have opened with, had there been no kept work. */
export interface OriginalForm {
  readonly form: Form;
  /** Blank when the form was never stored. */
  readonly stored: Form;
}

/** Discards kept work for what the editor would have opened with; undo restores the work. */
export function dropKeptWorkCommand({ form, stored }: OriginalForm): Command {
  const label = { key: 'admin.step.dropKept' } as const;
  const announcement = { key: 'admin.said.keptDropped' } as const;
  // The baseline has the revision that the work began on; from here it is the newest one.
  if (stored.guid !== null) return () => ({ kind: 'adopt', form: stored, label, announcement });
  return (state) => editTransaction(state, { form, selection: nothingSelected, label, announcement });
}

/** The form of kept work; undefined when it cannot be read. */
export function readKept(kept: unknown): Form | undefined {
  const form = formFromWire(kept);
  return form.ok ? form.value : undefined;
}
