import type { FormPlace } from '@form-portal/domain/edit';
import type { Form } from '@form-portal/domain';
import type { TextKey } from '@form-portal/domain';
import type { EditorEnv } from '../editor-env.ts';
import type { EditorState } from '../editor-state.ts';
import type { Message } from '../message.ts';
import { isSameSelection, selectionAfter, type Selection } from '../selection.ts';
import type { Shortcut } from '../shortcut.ts';
import type { EditTransaction, NavigateTransaction, Transaction } from '../transaction.ts';

/**
 * Something an administrator can do. Null: not now, or it would change nothing. The same function tells whether its button is
 * available and does the work.
 */
export type Command = (state: EditorState, env: EditorEnv) => Transaction | null;

/** A command with a name: all that toolbars, menus, keyboard and the sheet of shortcuts know about it. */
export interface CommandEntry {
  readonly id: string;
  readonly labelKey: TextKey;
  /** The first one is shown; empty: none. */
  readonly shortcuts: readonly Shortcut[];
  /** Whether its keys work while somebody types into a text, or belong to the text then. */
  readonly whileTyping: 'run' | 'ignore';
  /**
   * What its keys are about. `selection`: pressed on a block, they select it first, and in an open menu they are the menu's. `block`:
   * they mean something on a block alone.
   */
  readonly scope: 'editor' | 'selection' | 'block';
  /** Who gets its keys while it is not available; what a browser does with most, such as going back in history, is never meant. */
  readonly whenUnavailable: 'swallow' | 'browser';
  /** Who gets its keys while a dialog is open. Absent: the browser. */
  readonly inDialog?: 'swallow';
  /** Its button among the tools of the selected block; those of one group stand together. Absent: it has none. */
  readonly tool?: { readonly part: ToolPart; readonly group: number };
  /** Its icon in the menu of the bar; absent: it is not there. */
  readonly menu?: 'check' | 'texts' | 'revisions' | 'keys';
  /** Whether it is available; absent: whenever `run` returns a transaction. For a command that makes too much to be asked all the time. */
  readonly isAvailable?: (state: EditorState) => boolean;
  readonly run: Command;
}

/** The buttons among a block's tools, as `data-part` names them. */
export type ToolPart = 'grip' | 'up' | 'down' | 'duplicate' | 'delete';

/** Most commands: about the editor, by no key that the browser could do anything good with. */
export const commandDefaults = {
  shortcuts: [],
  whileTyping: 'ignore',
  scope: 'editor',
  whenUnavailable: 'swallow',
} as const;

/** An edit as a command tells it; what it leaves out stays as it is. */
export interface Edit {
  readonly form: Form;
  readonly label: Message;
  readonly selection?: Selection;
  readonly mergeKey?: string;
  readonly announcement?: Message;
  readonly focus?: FormPlace;
  readonly undoOffer?: Message;
}

/** The transaction of an edit; null when the form is the same. The selection stays, or goes to what is nearest when it is gone. */
export function editTransaction(state: EditorState, edit: Edit): EditTransaction | null {
  const { form, label, mergeKey = null, announcement = null, focus = null, undoOffer = null } = edit;
  if (form === state.form) return null;
  const selection = edit.selection ?? selectionAfter(state.selection, state.form, form);
  return { kind: 'edit', form, selection, label, mergeKey, announcement, focus, undoOffer };
}

/** The transaction of another view; null when it is the same and nothing is to be focused. */
export function navigateTransaction(
  state: EditorState,
  change: Partial<Omit<NavigateTransaction, 'kind'>>,
): NavigateTransaction | null {
  const { selection, language, tab } = state;
  const look: NavigateTransaction = {
    kind: 'navigate',
    selection,
    language,
    tab,
    announcement: null,
    focus: null,
    ...change,
  };
  const isSame = isSameSelection(look.selection, selection) && look.language === language && look.tab === tab;
  return isSame && look.focus === null ? null : look;
}
