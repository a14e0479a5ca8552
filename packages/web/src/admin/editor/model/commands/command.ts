import type { IconComponent } from '@form-portal/ui/icons';
import type { EditorLocation } from '@form-portal/domain/edit';
import type { Form, TextKey } from '@form-portal/domain';
import type { EditorEnv } from '../editor-env.ts';
import type { EditorState } from '../editor-state.ts';
import type { Message } from '../messages/message.ts';
import { isSameSelection, selectionAfter, type Selection } from '../view/selection.ts';
import type { Shortcut } from './shortcut.ts';
import type { EditTransaction, NavigateTransaction, Transaction } from '../transaction.ts';

/**
 * An action of an administrator. Null: not available now, or without effect. The same function decides whether a button is available and
 * does the work.
 */
export type Command = (state: EditorState, env: EditorEnv) => Transaction | null;

/** A named command, with everything that toolbars, menus, the keyboard and the sheet of shortcuts need. */
export interface CommandEntry {
  readonly id: string;
  readonly labelKey: TextKey;
  /** The first one is shown; may be empty. */
  readonly shortcuts: readonly Shortcut[];
  /** Whether its keys run the command while the focus is in a text control, or are left to the control. */
  readonly whileTyping: 'run' | 'ignore';
  /**
   * What its keys apply to. `selection`: they work only while the canvas is shown; pressed on a block or on a page in the list of pages they
   * select it first, and an open menu keeps them for itself. `block`: they work only on a block.
   */
  readonly scope: 'editor' | 'selection' | 'block';
  /** Who gets its keys while it is not available. Most are swallowed, because the browser would for example go back in history. */
  readonly whenUnavailable: 'swallow' | 'browser';
  /** Who gets its keys while a dialog is open. Absent: the browser. */
  readonly inDialog?: 'swallow';
  /** Its button in the selected block's toolbar. Absent: none. */
  readonly tool?: BlockTool;
  /** Its button in the bar. Absent: none. */
  readonly bar?: BarButton;
  /** Whether it is in the bar's menu, `narrow` only while the bar has no room for its control. Absent: it is not. */
  readonly inMenu?: 'always' | 'narrow';
  /** Required for a command with a tool, in the menu or in the bar's menu on phones. */
  readonly icon?: IconComponent;
  /** Whether it is available, for a command whose `run` is too costly to call on every render. Absent: when `run` returns a transaction. */
  readonly isAvailable?: (state: EditorState) => boolean;
  readonly run: Command;
}

/** A button of the bar. While its command is not available it stays focusable. */
export interface BarButton {
  /** `icon`: only an icon, named by `labelOf`; else a button with the command's label. */
  readonly kind: 'icon' | 'secondary' | 'primary';
  /** The name of a button that changes with the state. Absent: the command's label. */
  readonly labelOf?: (state: EditorState) => Message;
  /** Read after the label to say why the button has no effect, the same object for the same state; null: nothing. */
  readonly noteOf?: (state: EditorState) => Message | null;
  /** Whether it stays in the bar on phones or becomes an item of its menu. */
  readonly onPhone: 'button' | 'item';
}

/** A button of a block's toolbar, whose `data-part` is the command's id. */
export interface BlockTool {
  /** Buttons with the same number are adjacent, the others apart. */
  readonly group: number;
  /** `elements`: fields and groups; `all`: pages as well. */
  readonly on: 'elements' | 'all';
  /** `grip`: also drags the block, and carries it by keys. `danger`: coloured as destructive. Absent: an ordinary button. */
  readonly kind?: 'grip' | 'danger';
}

/** The defaults of most commands. */
export const commandDefaults = {
  shortcuts: [],
  whileTyping: 'ignore',
  scope: 'editor',
  whenUnavailable: 'swallow',
} as const;

/** An edit by a command. Without a selection, the one before is kept; without a merge key, it is always a separate step. */
export interface Edit {
  readonly form: Form;
  readonly label: Message;
  readonly selection?: Selection;
  readonly mergeKey?: string;
  readonly announcement?: Message;
  readonly focus?: EditorLocation;
  readonly undoOffer?: Message;
}

/**
 * The transaction of an edit; null when the form is the same. The selection is kept, or moves to the nearest element when
 * its own was deleted.
 */
export function editTransaction(state: EditorState, edit: Edit): EditTransaction | null {
  const { form, label, mergeKey = null, announcement = null, focus = null, undoOffer = null } = edit;
  if (form === state.form) return null;
  const selection = edit.selection ?? selectionAfter(state.selection, state.form, form);
  return { kind: 'edit', form, selection, label, mergeKey, announcement, focus, undoOffer };
}

/** The transaction of a change of selection, language or tab; null when nothing differs and nothing is to be focused. */
export function navigateTransaction(
  state: EditorState,
  change: Partial<Omit<NavigateTransaction, 'kind'>>,
): NavigateTransaction | null {
  const { selection, language, tab } = state;
  const navigation: NavigateTransaction = {
    kind: 'navigate',
    selection,
    language,
    tab,
    announcement: null,
    focus: null,
    ...change,
  };
  const isSameView =
    isSameSelection(navigation.selection, selection) &&
    navigation.language === language &&
    navigation.tab === tab;
  return isSameView && navigation.focus === null ? null : navigation;
}
