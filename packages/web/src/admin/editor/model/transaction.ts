import type { FormPlace } from '@form-portal/domain/edit';
import type { Form, LanguageCode } from '@form-portal/domain';
import type { SaveEvent } from '../../unsaved-changes/unsaved-changes.ts';
import type { CanvasView } from './canvas-view.ts';
import type { EditorTab } from './editor-state.ts';
import type { Message } from './message.ts';
import type { Selection } from './selection.ts';
import type { WindowView } from './window-view.ts';

/** An edit of the form: one step of the history, or part of one. */
export interface EditTransaction {
  readonly kind: 'edit';
  readonly form: Form;
  readonly selection: Selection;
  readonly label: Message;
  /** Edits of one key in quick succession are one step; null: a step of its own. */
  readonly mergeKey: string | null;
  readonly announcement: Message | null;
  readonly focus: FormPlace | null;
  /** Says what was deleted, to be shown with an offer to undo it; null: no offer. */
  readonly undoOffer: Message | null;
}

/** Another view of the same form; never a step of the history. */
export interface NavigateTransaction {
  readonly kind: 'navigate';
  readonly selection: Selection;
  readonly language: LanguageCode;
  readonly tab: EditorTab;
  readonly announcement: Message | null;
  readonly focus: FormPlace | null;
}

/** Something that arrived from the vault and belongs into every form of the history, where it applies; never a step of it. */
export interface LoadTransaction {
  readonly kind: 'load';
  readonly change: (form: Form) => Form;
  readonly announcement: Message | null;
}

/** Another stored state of the form comes into the editor: a step that can be undone, and the new baseline. */
export interface AdoptTransaction {
  readonly kind: 'adopt';
  readonly form: Form;
  readonly label: Message;
  readonly announcement: Message;
}

/** Saving starts or ends. */
export type SaveTransaction = SaveEvent<Form>;

/** Every way in which the editor changes. */
export type Transaction =
  | EditTransaction
  | NavigateTransaction
  | LoadTransaction
  | AdoptTransaction
  | SaveTransaction
  /** Something opens, closes or is marked on the canvas. */
  | { readonly kind: 'canvas'; readonly change: Partial<CanvasView> }
  /** The window shows something else around the form. */
  | { readonly kind: 'window'; readonly change: Partial<WindowView> }
  | { readonly kind: 'undo' }
  | { readonly kind: 'redo' }
  /** A text was left: the next edit is a step of its own. */
  | { readonly kind: 'pause' };
