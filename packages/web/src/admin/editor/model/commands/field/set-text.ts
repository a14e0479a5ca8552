import { isSameTextId, setText, type EditorLocation, type TextId } from '@form-portal/domain/edit';
import type { LanguageCode } from '@form-portal/domain';
import type { EditorEnv } from '../../editor-env.ts';
import type { EditorState } from '../../editor-state.ts';
import type { Message, MessageKey } from '../../messages/message.ts';
import { elementName, namingLanguages } from '../../messages/naming.ts';
import { editTransaction, type Command } from '../command.ts';

/** Sets a text in one language; typing without a pause is one step (docs/design.md#undo-and-redo). */
export function setTextCommand(textId: TextId, language: LanguageCode, text: string): Command {
  return (state, env) =>
    editTransaction(state, {
      form: setText(state.form, textId, language, text),
      label: stepLabel(textId, state, env),
      ...keptFocus(textId, state),
      mergeKey: ['text', textId.of === 'form' ? 'form' : textId.guid, textId.part, language].join(' '),
    });
}

/** Keeps the focus target while its text is edited: the search for the next missing text continues from there. */
function keptFocus(textId: TextId, { focus }: EditorState): { readonly focus?: EditorLocation } {
  return focus?.in === 'text' && isSameTextId(focus.text, textId) ? { focus } : {};
}

function stepLabel(textId: TextId, state: EditorState, env: EditorEnv): Message {
  switch (textId.of) {
    case 'form':
      return { key: formSteps[textId.part] };
    case 'check':
      return { key: 'admin.step.checkMessage' };
    case 'page':
      return named(pageSteps[textId.part]);
    case 'group':
      return named(groupSteps[textId.part]);
    case 'field':
      return named(fieldSteps[textId.part]);
    case 'setting':
      return named('admin.step.settings');
    case 'request':
      return named('admin.step.request');
  }

  function named(key: MessageKey): Message {
    const guid = textId.of === 'form' ? null : textId.guid;
    const name = guid === null ? '' : elementName(state.form, guid, namingLanguages(state, env));
    return { key, params: { name } };
  }
}

const formSteps = {
  name: 'admin.step.formName',
  description: 'admin.step.formDescription',
  listDescription: 'admin.step.listDescription',
} as const;

const pageSteps = {
  name: 'admin.step.pageName',
  description: 'admin.step.pageDescription',
} as const;

const fieldSteps = {
  label: 'admin.step.label',
  description: 'admin.step.description',
} as const;

const groupSteps = {
  name: 'admin.step.groupName',
  description: 'admin.step.groupDescription',
  rowName: 'admin.step.rows',
  addText: 'admin.step.rows',
} as const;
