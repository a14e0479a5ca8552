import type { Message } from './message.ts';

/** The dialogs that open over the whole editor. */
export type EditorDialog = 'check' | 'revisions' | 'help';

/** What the editor's window shows around the form: never part of the form, its history or the selection. */
export interface WindowView {
  readonly dialog: EditorDialog | null;
  /** What the Edit tab shows: the form, or all its texts in two languages. */
  readonly view: 'form' | 'texts';
  /** How often the focus was asked to go on to the next part of the window. */
  readonly regionRequests: number;
  /** Says what the last step deleted, as long as it is the last one, with an offer to undo it; null: nothing. */
  readonly undoOffer: Message | null;
}

/** The window as the editor opens. */
export const initialWindowView: WindowView = {
  dialog: null,
  view: 'form',
  regionRequests: 0,
  undoOffer: null,
};
