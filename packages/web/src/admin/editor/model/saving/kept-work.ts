import { memberOf, parseGuid, sameForm, type Form, type Guid, type LanguageCode } from '@form-portal/domain';
import { formFromWire, formToWire } from '@form-portal/domain/wire';
import { editTransaction, type Command } from '../commands/command.ts';
import { initialEditorState, type EditorState } from '../editor-state.ts';
import { nothingSelected } from '../view/selection.ts';
import type { StoredVersions } from './stored-versions.ts';

/** The kept work of an editor, which survives a crash or a sign-in (docs/design.md#dialogs-and-messages); read by {@link editorWithKeptWork}. */
export function keptWorkOf({ form, versions }: EditorState, firstGuid: Guid): unknown {
  return { form: formToWire(form), draft: versions.draft?.version ?? 0, firstGuid };
}

/** What is stored when kept work is opened: what would be edited without it (a blank form when nothing is stored), and both versions. */
export interface StoredForm {
  readonly stored: Form;
  readonly versions: StoredVersions;
}

/**
 * The editor with kept work, over what is stored now. Undefined when the kept work cannot be read, belongs to another form, or does not
 * differ. Work on an older revision or draft stays on it, so that saving meets the newer one as a conflict (specification D24).
 */
export function editorWithKeptWork(
  kept: unknown,
  { stored, versions }: StoredForm,
  language: LanguageCode,
): EditorState | undefined {
  const form = readKeptForm(kept);
  if (form === undefined || (stored.guid !== null && form.guid !== stored.guid)) return undefined;
  if (sameForm(form, stored)) return undefined;
  const { revision } = form;
  const version = draftVersionOf(kept);
  const draft = version === 0 ? null : { savedBy: '', ...versions.draft, version };
  return initialEditorState({
    form,
    baseline: { ...stored, revision },
    versions: { ...versions, draft },
    language,
  });
}

/** What the editor would have opened with, had there been no kept work. */
export interface OriginalForm extends StoredForm {
  readonly form: Form;
}

/** Discards kept work for what the editor would have opened with; undo restores the work. */
export function dropKeptWorkCommand({ form, stored, versions }: OriginalForm): Command {
  const label = { key: 'admin.step.dropKept' } as const;
  const announcement = { key: 'admin.said.keptDropped' } as const;
  // The baseline has the revision that the work began on; from here it is the newest one.
  if (stored.guid !== null) return () => ({ kind: 'adopt', form: stored, versions, label, announcement });
  return (state) => editTransaction(state, { form, selection: nothingSelected, label, announcement });
}

/** The form of kept work; undefined when it cannot be read. */
export function readKeptForm(kept: unknown): Form | undefined {
  const form = formFromWire(memberOf(kept, 'form'));
  return form.ok ? form.value : undefined;
}

/** The GUID that kept work on a new form gets with its first save; undefined when it cannot be read. */
export function firstGuidOf(kept: unknown): Guid | undefined {
  return parseGuid(memberOf(kept, 'firstGuid'));
}

/** The version of the draft that the work began on; 0: there was none. */
function draftVersionOf(kept: unknown): number {
  const version = memberOf(kept, 'draft');
  return typeof version === 'number' ? version : 0;
}
