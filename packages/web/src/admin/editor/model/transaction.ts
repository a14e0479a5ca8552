import type { EditorLocation } from '@form-portal/domain/edit';
import type { Form, LanguageCode } from '@form-portal/domain';
import type { SaveEvent } from '../../unsaved-changes/unsaved-changes.ts';
import type { CanvasView } from './view/canvas-view.ts';
import type { EditorTab } from './editor-state.ts';
import type { Message } from './messages/message.ts';
import type { Selection } from './view/selection.ts';
import type { SaveTarget, StoredVersions } from './saving/stored-versions.ts';
import type { WindowView } from './view/window-view.ts';

/** An edit of the form: one step of the history, or part of one. */
export interface EditTransaction {
  readonly kind: 'edit';
  readonly form: Form;
  readonly selection: Selection;
  readonly label: Message;
  /** Edits with the same key in quick succession are one step; null: a separate step. */
  readonly mergeKey: string | null;
  readonly announcement: Message | null;
  readonly focus: EditorLocation | null;
  /** What was deleted or replaced, shown with an offer to undo it; null: no offer. */
  readonly undoOffer: Message | null;
}

/** A change of selection, language or tab; never a step of the history. */
export interface NavigateTransaction {
  readonly kind: 'navigate';
  readonly selection: Selection;
  readonly language: LanguageCode;
  readonly tab: EditorTab;
  readonly announcement: Message | null;
  readonly focus: EditorLocation | null;
}

/** Data loaded from the vault, applied to every form of the history; never a step. */
export interface LoadTransaction {
  readonly kind: 'load';
  readonly change: (form: Form) => Form;
  readonly announcement: Message | null;
}

/** Takes another stored version of the form into the editor: a step that can be undone, and the new baseline. */
export interface AdoptTransaction {
  readonly kind: 'adopt';
  readonly form: Form;
  readonly versions: StoredVersions;
  readonly label: Message;
  readonly announcement: Message;
}

/** Saving starts or ends. */
export type SaveTransaction =
  | (EventOf<'save'> & { readonly target: SaveTarget })
  | (EventOf<'saved' | 'save-conflict'> & { readonly versions: StoredVersions })
  | EventOf<'save-refused' | 'save-failed' | 'save-note-closed'>;

type EventOf<Kind extends SaveEvent<Form>['kind']> = Extract<SaveEvent<Form>, { readonly kind: Kind }>;

/** Every change of the editor's state. */
export type Transaction =
  | EditTransaction
  | NavigateTransaction
  | LoadTransaction
  | AdoptTransaction
  | SaveTransaction
  /** Changes the canvas view. */
  | { readonly kind: 'canvas'; readonly change: Partial<CanvasView> }
  /** Changes the window view. */
  | { readonly kind: 'window'; readonly change: Partial<WindowView> }
  | { readonly kind: 'undo' }
  | { readonly kind: 'redo' }
  /** A text control lost the focus: the next edit is a new step. */
  | { readonly kind: 'pause' };
