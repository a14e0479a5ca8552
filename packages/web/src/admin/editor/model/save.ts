import { checkForm, isGuid, type Form, type Problem } from '@form-portal/domain';
import { checkPublishing, type FormPlace } from '@form-portal/domain/edit';
import { commandDefaults, type CommandEntry } from './commands/command.ts';
import type { EditorEnv } from './editor-env.ts';
import { isDirty, type EditorState } from './editor-state.ts';
import type { Transaction } from './transaction.ts';

/** Whether there is something to save and no save is running. */
export function canSave(state: EditorState): boolean {
  return state.save.phase !== 'saving' && isDirty(state);
}

/**
 * Starts a save, or refuses it with the problems that keep the form from being saved (specification §5, Form save) or published
 * (docs/design.md#accessibility). Null while a save is running, and when there is nothing to save.
 */
export function saveCommand(state: EditorState, env: EditorEnv): Transaction | null {
  if (!canSave(state)) return null;
  const problems = problemsOf(state.form, env);
  if (problems.length > 0) return { kind: 'save-refused', by: 'check', problems, error: '' };
  return { kind: 'save', newer: 'refuse' };
}

/** After a conflict: overwrites the other person's version, or stores the form again if they deleted it (specification D24). */
export function keepMineCommand({ save }: EditorState): Transaction | null {
  return save.phase === 'conflict' ? { kind: 'save', newer: 'overwrite' } : null;
}

/** After a conflict: loads the other person's version; undo restores the own one (specification D24). Null when they deleted it. */
export function loadTheirsCommand({ save }: EditorState): Transaction | null {
  if (save.phase !== 'conflict' || save.stored === null) return null;
  const label = { key: 'admin.step.theirs' } as const;
  return { kind: 'adopt', form: save.stored, label, announcement: { key: 'admin.said.theirsLoaded' } };
}

/** Loads a revision that the server has restored. */
export function restoredTransaction(form: Form): Transaction {
  const label = { key: 'admin.step.restore' } as const;
  return { kind: 'adopt', form, label, announcement: { key: 'admin.said.restored' } };
}

/** The problems that still prevent saving after a refusal. Those of the editor's own check disappear once they are fixed. */
export function openProblems({ form, save }: EditorState, env: EditorEnv): readonly Problem[] {
  if (save.phase !== 'refused') return [];
  if (save.by === 'server') return save.problems;
  const codes = new Set(save.problems.map(({ code }) => code));
  return problemsOf(form, env).filter(({ code }) => codes.has(code));
}

function problemsOf(form: Form, { mapping, limits }: EditorEnv): readonly Problem[] {
  return [...checkForm(form, mapping, limits), ...checkPublishing(form)];
}

/** Where a problem can be fixed; null: at no single place. */
export function placeOfProblem({ code, path }: Problem, form: Form): FormPlace | null {
  const settings = (section: 'vault' | 'identity', predefined: null = null): FormPlace => ({
    in: 'settings',
    section,
    predefined,
  });
  if (code === 'form.no-fields') return { in: 'adding' };
  if (code === 'form.class-missing' || path === 'ObjectType') return settings('vault');
  if (code === 'form.identity-not-mapped') return settings('identity');
  if (!isGuid(path)) return null;
  if (code === 'form.label-missing') {
    return { in: 'text', text: { of: 'field', guid: path, part: 'label' }, language: null };
  }
  if (form.fields.some(({ guid }) => guid === path)) return { in: 'field', guid: path, part: 'property' };
  const isPredefined = form.predefinedFields.some(({ guid }) => guid === path);
  return isPredefined ? { in: 'settings', section: 'predefined', predefined: path } : null;
}

export const save: CommandEntry = {
  ...commandDefaults,
  id: 'save',
  labelKey: 'admin.command.save',
  shortcuts: [{ key: 's', mod: true }],
  whileTyping: 'run',
  // The browser would save the page as a file.
  inDialog: 'swallow',
  run: saveCommand,
};
