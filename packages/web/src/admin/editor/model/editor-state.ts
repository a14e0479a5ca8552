import { sameForm } from '@form-portal/domain';
import type { FormPlace } from '@form-portal/domain/edit';
import type { Form, LanguageCode } from '@form-portal/domain';
import { emptyHistory, type History } from './history.ts';
import type { SaveState } from './save-state.ts';
import { nothingSelected, type Selection } from './selection.ts';

/** The two tabs of the editor (specification §2, Form editor). */
export type EditorTab = 'edit' | 'settings';

/** The editor, whole. A value: only {@link apply} makes the next one. */
export interface EditorState {
  readonly form: Form;
  /** The form as it was last loaded or saved. */
  readonly baseline: Form;
  readonly selection: Selection;
  /** The language in which texts are shown and written. */
  readonly language: LanguageCode;
  readonly tab: EditorTab;
  /** The place that the screen brings into view and focuses, each new value once; null: the focus stays. */
  readonly focus: FormPlace | null;
  readonly history: History;
  readonly save: SaveState;
}

/** Where a form comes from when the editor opens. */
export interface Opened {
  readonly form: Form;
  /** What counts as saved; a copy or a kept piece of work differs from it. */
  readonly baseline: Form;
  readonly language: LanguageCode;
}

/** The editor as it opens: nothing selected, nothing to undo. */
export function openEditor({ form, baseline, language }: Opened): EditorState {
  return {
    form,
    baseline,
    selection: nothingSelected,
    language,
    tab: 'edit',
    focus: null,
    history: emptyHistory,
    save: { phase: 'idle' },
  };
}

const compared = new WeakMap<Form, { readonly baseline: Form; readonly dirty: boolean }>();

/**
 * Whether there is something to save: leaving then asks first (specification §4, Form editor). Compared once, because several
 * parts of the screen ask after every change.
 */
export function isDirty({ form, baseline }: Pick<EditorState, 'form' | 'baseline'>): boolean {
  const known = compared.get(form);
  if (known?.baseline === baseline) return known.dirty;
  const dirty = !sameForm(form, baseline);
  compared.set(form, { baseline, dirty });
  return dirty;
}
