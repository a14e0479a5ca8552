import { TrashIcon } from '@form-portal/ui/icons';
import type { Form } from '@form-portal/domain';
import { editTransaction, commandDefaults, type Command, type CommandEntry } from '../commands/command.ts';
import { openDialogCommand } from '../commands/window/window.ts';
import type { Transaction } from '../transaction.ts';
import { asSaved } from './form-rules.ts';
import type { StoredVersions } from './stored-versions.ts';

/** Brings an earlier version of the form into the editor, as a change that can be undone and has to be published. */
export function restoreRevisionCommand(earlier: Form): Command {
  return (state) =>
    editTransaction(state, {
      form: { ...asSaved(earlier, state.baseline), enabled: state.form.enabled },
      label: { key: 'admin.step.restore' },
      announcement: { key: 'admin.said.restored' },
    });
}

/** After the draft was discarded: the published form again; undo restores the changes. */
export function draftDiscardedTransaction(published: Form): Transaction {
  const versions: StoredVersions = { published, draft: null };
  const label = { key: 'admin.step.discardDraft' } as const;
  return {
    kind: 'adopt',
    form: published,
    versions,
    label,
    announcement: { key: 'admin.said.draftDiscarded' },
  };
}

/** Opens the question that discards the saved draft of a published form. */
export const discardDraft: CommandEntry = {
  ...commandDefaults,
  id: 'discard-draft',
  labelKey: 'admin.command.discardDraft',
  icon: TrashIcon,
  inMenu: 'always',
  run: (state, env) => {
    const { published, draft } = state.versions;
    return published !== null && draft !== null ? openDialogCommand('discard-draft')(state, env) : null;
  },
};
