import { defaultLimits, translateWith, withFieldTypeTexts } from '@form-portal/domain';
import { fieldTypes } from '@form-portal/field-types';
import { aStructure, drawn, guidOf, notationOf } from '@form-portal/domain/testing';
import { bundledCatalogue } from '@form-portal/domain/texts';
import type { Form, NewGuid, Translate } from '@form-portal/domain';
import { announcementOf } from '../messages/announcements.ts';
import { apply } from '../apply.ts';
import type { Command } from '../commands/command.ts';
import type { EditorEnv } from '../editor-env.ts';
import { initialEditorState, type EditorState } from '../editor-state.ts';
import { createLogicOf } from '../logic/form-logic.ts';
import { formatMessage, type Message } from '../messages/message.ts';
import { createTrialOf } from '../logic/trial-resolution.ts';
import { nothingSelected, selectionOf } from '../view/selection.ts';

const { gb, fi, se } = bundledCatalogue;
const catalogue = withFieldTypeTexts({ gb, fi, se }, fieldTypes.all);

/** New GUIDs that appear as letters in the notation: `x`, `y`, `z`, then `#4` and so on. */
function letters(): NewGuid {
  let made = 0;
  return () => {
    made += 1;
    return guidOf(['x', 'y', 'z'][made - 1] ?? `#${made}`);
  };
}

/** A site with a small vault, English, Finnish and Swedish, and the last name mapped to property 1001. */
export function anEnv(changes: Partial<EditorEnv> = {}): EditorEnv {
  const logicOf = createLogicOf(fieldTypes);
  return {
    newGuid: letters(),
    fieldTypes,
    logicOf,
    trialOf: createTrialOf(logicOf),
    structure: aStructure(),
    mapping: { enabled: true, properties: { lastName: 1001 } },
    suomiFi: 'available',
    limits: defaultLimits,
    timeZone: 'Europe/Helsinki',
    catalogue,
    defaultLanguage: 'fi',
    storedForms: [guidOf('form')],
    copyOf: null,
    firstGuid: guidOf('first'),
    ...changes,
  };
}

/** The editor with a form, in English; one with a GUID is published. */
export function editorOf(form: Form, changes: Partial<EditorState> = {}): EditorState {
  const versions = { published: form.guid === null ? null : form, draft: null };
  return { ...initialEditorState({ form, baseline: form, versions, language: 'gb' }), ...changes };
}

/** The editor with a form and a selection in the notation of layouts: `a G([b] c)`. */
export function editor(notation: string): EditorState {
  const { form, selection } = drawn(notation);
  return editorOf(form, {
    selection: selection === null ? nothingSelected : selectionOf(form, selection),
  });
}

/** The form and the selection of an editor in the notation. */
export function written({ form, selection }: EditorState): string {
  return notationOf({ form, selection: selection.kind === 'nothing' ? null : selection.guid });
}

/** The editor after a command; fails when it is not available. */
export function after(state: EditorState, command: Command, env: EditorEnv = anEnv(), at = 0): EditorState {
  const transaction = command(state, env);
  if (transaction === null) throw new Error('The command is not available.');
  return apply(state, transaction, at);
}

/** The editor after several commands, each after a long pause. */
export function afterAll(
  state: EditorState,
  commands: readonly Command[],
  env: EditorEnv = anEnv(),
): EditorState {
  return commands.reduce((one, command, index) => after(one, command, env, index * 60_000), state);
}

/** The form after a command, in the notation; null: the command is not available. */
export function does(before: string, command: Command, env: EditorEnv = anEnv()): string | null {
  const state = editor(before);
  const transaction = command(state, env);
  return transaction && written(apply(state, transaction, 0));
}

/** The announcement of a command, in English; null: none. */
export function announced(state: EditorState, command: Command, env: EditorEnv = anEnv()): string | null {
  const transaction = command(state, env);
  const message = transaction && announcementOf(state, transaction);
  return message && inEnglish(message);
}

export const english: Translate = translateWith(catalogue['gb']?.texts ?? {}, 'en');

export function inEnglish(message: Message): string {
  return formatMessage(message, english);
}
