import type { FormPlace } from '@form-portal/domain/edit';
import type { Form } from '@form-portal/domain';
import type { EditorEnv } from '../editor-env.ts';
import type { EditorState } from '../editor-state.ts';
import type { Message } from '../message.ts';
import { sameSelection, settleSelection, type Selection } from '../selection.ts';
import type { EditTransaction, LookTransaction, Transaction } from '../transaction.ts';

/**
 * Something an administrator can do. Null: not now, or it would change nothing. The same function tells whether its button is
 * available and does the work.
 */
export type Command = (state: EditorState, env: EditorEnv) => Transaction | null;

/** An edit as a command tells it; what it leaves out stays as it is. */
export interface Edit {
  readonly form: Form;
  readonly label: Message;
  readonly selection?: Selection;
  readonly mergeKey?: string;
  readonly said?: Message;
  readonly focus?: FormPlace;
}

/** The transaction of an edit; null when the form is the same. The selection stays, or goes to what is nearest when it is gone. */
export function editOf(state: EditorState, edit: Edit): EditTransaction | null {
  const { form, label, mergeKey = null, said = null, focus = null } = edit;
  if (form === state.form) return null;
  const selection = edit.selection ?? settleSelection(state.selection, state.form, form);
  return { kind: 'edit', form, selection, label, mergeKey, said, focus };
}

/** The transaction of another view; null when it is the same and nothing is to be focused. */
export function lookOf(
  state: EditorState,
  change: Partial<Omit<LookTransaction, 'kind'>>,
): LookTransaction | null {
  const { selection, language, tab } = state;
  const look: LookTransaction = {
    kind: 'look',
    selection,
    language,
    tab,
    said: null,
    focus: null,
    ...change,
  };
  const isSame = sameSelection(look.selection, selection) && look.language === language && look.tab === tab;
  return isSame && look.focus === null ? null : look;
}
