import { SaveIcon, TrashIcon } from '@form-portal/ui/icons';
import { checkDraft, checkForm, isGuid, type Form, type Problem } from '@form-portal/domain';
import {
  checkIdentification,
  checkPublishing,
  checkRules,
  type EditorLocation,
} from '@form-portal/domain/edit';
import { editTransaction, commandDefaults, type Command, type CommandEntry } from '../commands/command.ts';
import { openDialogCommand } from '../commands/window/window.ts';
import type { EditorEnv } from '../editor-env.ts';
import { isFormDirty, type EditorState } from '../editor-state.ts';
import { asSaved } from './form-rules.ts';
import type { Message } from '../messages/message.ts';
import { asPublished, hasUnpublishedChanges, isLive, type StoredVersions } from './stored-versions.ts';
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

/** The problems that keep the form from being published (specification §5, Form save; docs/design.md#accessibility). */
export function publishingProblems(
  { form, versions }: Pick<EditorState, 'form' | 'versions'>,
  { mapping, limits, suomiFi, fieldTypes, defaultLanguage }: EditorEnv,
): readonly Problem[] {
  const published = asPublished(form, versions);
  return [
    ...checkForm(form, mapping, limits),
    ...checkPublishing(published),
    ...checkRules(published, fieldTypes, defaultLanguage),
    ...checkIdentification(published, suomiFi),
  ];
}

/** After a conflict: overwrites the other person's version, or stores the form again if they deleted it (specification D24). */
export function keepMineCommand({ save, saveTarget }: EditorState): Transaction | null {
  return save.phase === 'conflict' ? { kind: 'save', newer: 'overwrite', target: saveTarget } : null;
}

/** After a conflict: loads the other person's version; undo restores the administrator's own (specification D24). Null when they deleted it. */
export function loadTheirsCommand({ save, conflictVersions }: EditorState): Transaction | null {
  if (save.phase !== 'conflict' || save.stored === null || conflictVersions === null) return null;
  const label = { key: 'admin.step.theirs' } as const;
  const announcement = { key: 'admin.said.theirsLoaded' } as const;
  return { kind: 'adopt', form: save.stored, versions: conflictVersions, label, announcement };
}

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

/** The problems that still prevent saving after a refusal. Those of the editor's own check disappear once they are fixed. */
export function openProblems(state: EditorState, env: EditorEnv): readonly Problem[] {
  const { save } = state;
  if (save.phase !== 'refused') return [];
  if (save.by === 'server') return save.problems;
  const codes = new Set(save.problems.map(({ code }) => code));
  return publishingProblems(state, env).filter(({ code }) => codes.has(code));
}

/** Where a problem can be fixed; null: at no single location. */
export function locationOfProblem({ code, path }: Problem, form: Form): EditorLocation | null {
  const settings = (section: 'vault' | 'identity'): EditorLocation => ({
    in: 'settings',
    section,
    predefined: null,
  });
  if (code === 'form.no-fields') return { in: 'adding' };
  if (code === 'form.class-missing' || path === 'ObjectType') return settings('vault');
  if (code === 'form.identity-not-mapped' || code === 'form.identity-unavailable')
    return settings('identity');
  if (!isGuid(path)) return null;
  if (code === 'form.label-missing') {
    return { in: 'text', text: { of: 'field', guid: path, part: 'label' }, language: null };
  }
  if (form.fields.some(({ guid }) => guid === path)) return { in: 'field', guid: path, part: 'property' };
  const isPredefined = form.predefinedFields.some(({ guid }) => guid === path);
  return isPredefined ? { in: 'settings', section: 'predefined', predefined: path } : null;
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
