import type { FormPlace } from '@form-portal/domain/edit';
import type { Form, LanguageCode } from '@form-portal/domain';
import { initialCanvasView, type CanvasView } from './canvas-view.ts';
import { emptyHistory, type History } from './history.ts';
import { isDirty as hasChanges, type SaveState } from '../../unsaved-changes/unsaved-changes.ts';
import { formRules } from './form-rules.ts';
import { elementPositions, type ElementPositions } from './element-positions.ts';
import { nothingSelected, type Selection } from './selection.ts';
import { initialWindowView, type WindowView } from './window-view.ts';

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
  readonly save: SaveState<Form>;
  /** Where the form's elements stand; follows from the form. */
  readonly positions: ElementPositions;
  readonly canvas: CanvasView;
  readonly window: WindowView;
}

/** Where a form comes from when the editor opens. */
export interface InitialForm {
  readonly form: Form;
  /** What counts as saved; a copy or a kept piece of work differs from it. */
  readonly baseline: Form;
  readonly language: LanguageCode;
}

/** The editor as it opens: nothing selected, nothing to undo. */
export function initialEditorState({ form, baseline, language }: InitialForm): EditorState {
  return {
    form,
    baseline,
    selection: nothingSelected,
    language,
    tab: 'edit',
    focus: null,
    history: emptyHistory,
    save: { phase: 'idle' },
    positions: elementPositions(form),
    canvas: initialCanvasView,
    window: initialWindowView,
  };
}

/** Whether there is something to save: leaving then asks first (specification §4, Form editor). */
export function isDirty({ form, baseline }: Pick<EditorState, 'form' | 'baseline'>): boolean {
  return hasChanges({ baseline, current: form }, formRules);
}

/** Whether the canvas is what the editor shows. */
export function isCanvasShown({ tab, window }: EditorState): boolean {
  return tab === 'edit' && window.view === 'form';
}
