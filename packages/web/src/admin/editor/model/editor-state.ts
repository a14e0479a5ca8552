import type { EditorLocation } from '@form-portal/domain/edit';
import type { Form, LanguageCode } from '@form-portal/domain';
import { initialCanvasView, type CanvasView } from './view/canvas-view.ts';
import { emptyHistory, type History } from './history.ts';
import { isDirty, type SaveState } from '../../unsaved-changes/unsaved-changes.ts';
import { formRules } from './saving/form-rules.ts';
import { elementPositions, type ElementPositions } from './view/element-positions.ts';
import { hasPolicyChanges } from './saving/policy-changes.ts';
import { nothingSelected, type Selection } from './view/selection.ts';
import type { SaveTarget, StoredVersions } from './saving/stored-versions.ts';
import { initialWindowView, type WindowView } from './view/window-view.ts';

/** The tabs of the editor (specification §2, Form editor). */
export const editorTabs = ['edit', 'logic', 'settings'] as const;
export type EditorTab = (typeof editorTabs)[number];

/** The whole state of the editor. Immutable: only {@link apply} makes the next one. */
export interface EditorState {
  readonly form: Form;
  /** The form or draft as last loaded or saved. */
  readonly baseline: Form;
  readonly selection: Selection;
  /** The language in which texts are shown and edited. */
  readonly language: LanguageCode;
  readonly tab: EditorTab;
  /** The location to scroll to and focus, once for each new object; null: the focus is left where it is. */
  readonly focus: EditorLocation | null;
  readonly history: History;
  readonly save: SaveState<Form>;
  /** What the last save stored, or tried to. */
  readonly saveTarget: SaveTarget;
  readonly versions: StoredVersions;
  /** What the server has during a conflict; null otherwise. */
  readonly conflictVersions: StoredVersions | null;
  /** Derived from the form. */
  readonly positions: ElementPositions;
  readonly canvas: CanvasView;
  readonly window: WindowView;
}

/** What the editor opens with. */
export interface InitialForm {
  readonly form: Form;
  /** The saved form or draft; a copy or kept work differs from it. */
  readonly baseline: Form;
  readonly versions: StoredVersions;
  readonly language: LanguageCode;
}

/** The state in which the editor opens: nothing selected, nothing to undo. */
export function initialEditorState({ form, baseline, versions, language }: InitialForm): EditorState {
  return {
    form,
    baseline,
    selection: nothingSelected,
    language,
    tab: 'edit',
    focus: null,
    history: emptyHistory,
    save: { phase: 'idle' },
    saveTarget: 'draft',
    versions,
    conflictVersions: null,
    positions: elementPositions(form),
    canvas: initialCanvasView,
    window: initialWindowView,
  };
}

/** Whether the form has unsaved changes. */
export function isFormDirty({ form, baseline }: Pick<EditorState, 'form' | 'baseline'>): boolean {
  return isDirty({ baseline, current: form }, formRules);
}

/** Whether the form or one of its policies has unsaved changes, which leaving asks about (specification §4, Form editor). */
export function hasUnsavedWork(state: EditorState): boolean {
  return isFormDirty(state) || hasPolicyChanges(state.window.policies);
}

/** Whether the form is shown, on the canvas or while it is tried. */
export function isFormShown({ tab, window }: EditorState): boolean {
  return tab === 'edit' && window.view === 'form';
}

/** Whether the canvas is shown. */
export function isCanvasShown(state: EditorState): boolean {
  return isFormShown(state) && !state.window.trial.isOn;
}
