import { setRequired, setSettings, setWidth } from '@form-portal/domain/edit';
import type { FieldWidth, Form, Guid, SettingChanges } from '@form-portal/domain';
import type { EditorEnv } from '../../editor-env.ts';
import type { EditorState } from '../../editor-state.ts';
import type { MessageKey } from '../../messages/message.ts';
import type { Transaction } from '../../transaction.ts';
import { elementName, namingLanguages } from '../../messages/naming.ts';
import { editTransaction, commandDefaults, type Command, type CommandEntry } from '../command.ts';

/** Makes the selected field take one of two columns. */
export function makeShortCommand(state: EditorState, env: EditorEnv): Transaction | null {
  return setSelectedWidth(state, env, 'narrow');
}

/** Makes the selected field take both columns. */
export function makeLongCommand(state: EditorState, env: EditorEnv): Transaction | null {
  return setSelectedWidth(state, env, 'wide');
}

function setSelectedWidth(state: EditorState, env: EditorEnv, width: FieldWidth): Transaction | null {
  const keys = {
    narrow: ['admin.step.short', 'admin.said.short'],
    wide: ['admin.step.long', 'admin.said.long'],
  } as const;
  return changeSelected((form, guid) => setWidth(form, guid, width), keys[width])(state, env);
}

/** Makes the selected field required whenever it is shown, or optional. */
export function setRequiredCommand(necessity: 'required' | 'optional'): Command {
  const keys = {
    required: ['admin.step.required', 'admin.said.required'],
    optional: ['admin.step.optional', 'admin.said.optional'],
  } as const;
  return changeSelected((form, guid) => setRequired(form, guid, necessity), keys[necessity]);
}

/** Changes a field's settings, which its type corrects when invalid; typing one is one step. */
export function setSettingsCommand(guid: Guid, changes: SettingChanges): Command {
  return (state, env) => {
    const name = elementName(state.form, guid, namingLanguages(state, env));
    return editTransaction(state, {
      form: setSettings(state.form, guid, changes, env.fieldTypes),
      label: { key: 'admin.step.settings', params: { name } },
      mergeKey: ['settings', guid, ...Object.keys(changes)].join(' '),
    });
  };
}

function changeSelected(
  change: (form: Form, guid: Guid) => Form,
  [step, announcement]: readonly [MessageKey, MessageKey],
): Command {
  return (state, env) => {
    const { form, selection } = state;
    if (selection.kind !== 'field') return null;
    const params = { name: elementName(form, selection.guid, namingLanguages(state, env)) };
    return editTransaction(state, {
      form: change(form, selection.guid),
      label: { key: step, params },
      announcement: { key: announcement, params },
    });
  };
}

export const makeShort: CommandEntry = {
  ...commandDefaults,
  id: 'make-short',
  labelKey: 'admin.command.makeShort',
  shortcuts: [{ key: 'ArrowLeft', alt: true }],
  scope: 'selection',
  run: makeShortCommand,
};

export const makeLong: CommandEntry = {
  ...commandDefaults,
  id: 'make-long',
  labelKey: 'admin.command.makeLong',
  shortcuts: [{ key: 'ArrowRight', alt: true }],
  scope: 'selection',
  run: makeLongCommand,
};
