import { isSameTextId, setText, type EditorLocation, type TextId } from '@form-portal/domain/edit';
import type { LanguageCode } from '@form-portal/domain';
import type { EditorEnv } from '../editor-env.ts';
import type { EditorState } from '../editor-state.ts';
import type { Message } from '../message.ts';
import { elementName, namingLanguages } from '../naming.ts';
import { editTransaction, type Command } from './command.ts';

/** Sets a text in one language; typing without a pause is one step (docs/design.md#undo-and-redo). */
export function setTextCommand(textId: TextId, language: LanguageCode, text: string): Command {
  return (state, env) =>
    editTransaction(state, {
      form: setText(state.form, textId, language, text),
      label: stepOf(textId, state, env),
      ...keptFocus(textId, state),
      mergeKey: ['text', textId.of === 'form' ? 'form' : textId.guid, textId.part, language].join(' '),
    });
}

/** Keeps the focus target while its text is edited: the search for the next missing text continues from there. */
function keptFocus(textId: TextId, { focus }: EditorState): { readonly focus?: EditorLocation } {
  return focus?.in === 'text' && isSameTextId(focus.text, textId) ? { focus } : {};
}

function stepOf(textId: TextId, state: EditorState, env: EditorEnv): Message {
  if (textId.of === 'form') {
    return { key: formSteps[textId.part] };
  }
  if (textId.of === 'check') return { key: 'admin.step.checkMessage' };
  const name = elementName(state.form, textId.guid, namingLanguages(state, env));
  if (textId.of === 'group' && textId.part === 'description')
    return { key: 'admin.step.groupDescription', params: { name } };
  if (textId.of === 'setting') return { key: 'admin.step.settings', params: { name } };
  return { key: elementSteps[textId.part], params: { name } };
}

const formSteps = {
  name: 'admin.step.formName',
  description: 'admin.step.formDescription',
  listDescription: 'admin.step.listDescription',
} as const;

const elementSteps = {
  name: 'admin.step.groupName',
  label: 'admin.step.label',
  description: 'admin.step.description',
} as const;
