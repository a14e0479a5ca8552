import { SaveIcon } from '@form-portal/ui/icons';
import { checkDraft } from '@form-portal/domain';
import { commandDefaults, type CommandEntry } from '../commands/command.ts';
import { openDialogCommand } from '../commands/window/window.ts';
import type { EditorEnv } from '../editor-env.ts';
import { isFormDirty, type EditorState } from '../editor-state.ts';
import type { Message } from '../messages/message.ts';
import { publishingProblems } from './saving-problems.ts';
import { hasUnpublishedChanges, isLive } from './stored-versions.ts';
import type { Transaction } from '../transaction.ts';

/** Whether there is something to save and no save is running. */
export function canSave(state: EditorState): boolean {
  return state.save.phase !== 'saving' && isFormDirty(state);
}

/** Whether publishing would change what visitors get, and no save is running. */
export function canPublish({ form, versions, save }: EditorState): boolean {
  return save.phase !== 'saving' && (!isLive(versions) || hasUnpublishedChanges(form, versions));
}

/**
 * Starts to save the draft, or refuses it with the problems that keep the form from being saved (specification §5, Form save). Null while
 * a save is running, and when there is nothing to save.
 */
export function saveCommand(state: EditorState, env: EditorEnv): Transaction | null {
  if (!canSave(state)) return null;
  const problems = checkDraft(state.form, env.limits);
  if (problems.length > 0) return { kind: 'save-refused', by: 'check', problems, error: '' };
  return { kind: 'save', newer: 'refuse', target: 'draft' };
}

/** Starts to publish the form, or refuses it with the problems of {@link publishingProblems}. Null when {@link canPublish} is false. */
export function publishCommand(state: EditorState, env: EditorEnv): Transaction | null {
  if (!canPublish(state)) return null;
  const problems = publishingProblems(state, env);
  if (problems.length > 0) return { kind: 'save-refused', by: 'check', problems, error: '' };
  return { kind: 'save', newer: 'refuse', target: 'published' };
}

/** Retries the last save. */
export function saveAgainCommand(state: EditorState, env: EditorEnv): Transaction | null {
  return state.saveTarget === 'draft' ? saveCommand(state, env) : publishCommand(state, env);
}

const nothingToSave: Message = { key: 'admin.save.nothing' };
const nothingToPublish: Message = { key: 'admin.nothingToPublish' };

export const save: CommandEntry = {
  ...commandDefaults,
  id: 'save',
  labelKey: 'admin.command.saveDraft',
  shortcuts: [{ key: 's', mod: true }],
  whileTyping: 'run',
  // The browser would save the page as a file.
  inDialog: 'swallow',
  icon: SaveIcon,
  bar: {
    kind: 'secondary',
    onPhone: 'item',
    noteOf: (state) => (isFormDirty(state) ? null : nothingToSave),
  },
  isAvailable: canSave,
  run: saveCommand,
};

/** Opens the dialog that publishes the form. */
export const publish: CommandEntry = {
  ...commandDefaults,
  id: 'publish',
  labelKey: 'admin.command.publish',
  bar: {
    kind: 'primary',
    onPhone: 'button',
    noteOf: (state) => (canPublish(state) || state.save.phase === 'saving' ? null : nothingToPublish),
  },
  isAvailable: canPublish,
  run: (state, env) => (canPublish(state) ? openDialogCommand('publish')(state, env) : null),
};
