import type { Message } from '../messages/message.ts';
import { noPolicyChanges, type PolicyChanges } from '../saving/policy-changes.ts';
import { initialTrial, type Trial } from '../logic/trial.ts';

/** The dialogs that open over the whole editor. */
export type EditorDialog = 'check' | 'help' | 'publish' | 'discard-draft';

/** The tabs of the side panel: what is selected, the rows of a group, and rules. */
export type PanelTab = 'element' | 'rows' | 'logic';

/** State of the window around the form: never part of the form, its history or the selection. */
export interface WindowView {
  readonly dialog: EditorDialog | null;
  /** What the Edit tab shows: the form, the table of texts, or the versions and their changes. */
  readonly view: 'form' | 'texts' | 'versions';
  /** The tab of the side panel; it stays when the selection changes. Only groups have the tab of rows. */
  readonly panelTab: PanelTab;
  readonly trial: Trial;
  /** Counts the requests to move the focus to the next region of the window. */
  readonly regionRequests: number;
  /** What the last step deleted or replaced, shown with an offer to undo it until the next step; null: no offer. */
  readonly undoOffer: Message | null;
  /** Unsaved changes of the form's policies. */
  readonly policies: PolicyChanges;
}

export const initialWindowView: WindowView = {
  dialog: null,
  view: 'form',
  panelTab: 'element',
  trial: initialTrial,
  regionRequests: 0,
  undoOffer: null,
  policies: noPolicyChanges,
};
