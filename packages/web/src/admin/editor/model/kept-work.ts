import { sameForm, type Form, type LanguageCode } from '@form-portal/domain';
import { formFromWire, formToWire } from '@form-portal/domain/wire';
import { editTransaction, type Command } from './commands/command.ts';
import { initialEditorState, type EditorState } from './editor-state.ts';
import { nothingSelected } from './selection.ts';

/** The form as the browser keeps it against a crash or a sign-in on the way (docs/design.md#dialogs-and-messages); read by {@link editorWithKeptWork}. */
export function keptWorkOf({ form }: EditorState): unknown {
  return formToWire(form);
}

/**
 * The editor with work that the browser kept, in front of the form as it is stored now (a blank one when it never was). Undefined
 * when what was kept cannot be read, is of another form, or says the same. Work on an older revision stays on that: saving it meets
 * the newer one as any other conflict does (specification D24).
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

/** What an editor opens with when the browser kept no work: a form, in front of how it is stored. */
export interface OriginalForm {
  readonly form: Form;
  /** A blank one when it never was stored. */
  readonly stored: Form;
}

/** Goes back from work that the browser kept to what the editor would have opened with; undo brings the work back. */
export function dropKeptWorkCommand({ form, stored }: OriginalForm): Command {
  const label = { key: 'admin.step.dropKept' } as const;
  const announcement = { key: 'admin.said.keptDropped' } as const;
  // The baseline is of the revision that the work began on: whoever goes back goes on from the newest one.
  if (stored.guid !== null) return () => ({ kind: 'adopt', form: stored, label, announcement });
  return (state) => editTransaction(state, { form, selection: nothingSelected, label, announcement });
}

/** The form that the browser kept; undefined when it cannot be read. */
export function readKept(kept: unknown): Form | undefined {
  const form = formFromWire(kept);
  return form.ok ? form.value : undefined;
}
