import { isSameTextPlace, setText, type FormPlace, type TextPlace } from '@form-portal/domain/edit';
import type { LanguageCode } from '@form-portal/domain';
import type { EditorEnv } from '../editor-env.ts';
import type { EditorState } from '../editor-state.ts';
import type { Message } from '../message.ts';
import { elementName, namingLanguages } from '../naming.ts';
import { editTransaction, type Command } from './command.ts';

/** Sets a text in one language; typing without a pause is one step (docs/design.md#undo-and-redo). */
export function setTextCommand(place: TextPlace, language: LanguageCode, text: string): Command {
  return (state, env) =>
    editTransaction(state, {
      form: setText(state.form, place, language, text),
      label: stepOf(place, state, env),
      ...keptFocus(place, state),
      mergeKey: ['text', place.of === 'form' ? 'form' : place.guid, place.part, language].join(' '),
    });
}

/** Keeps the focus target while its text is edited: the search for the next missing text continues from there. */
function keptFocus(place: TextPlace, { focus }: EditorState): { readonly focus?: FormPlace } {
  return focus?.in === 'text' && isSameTextPlace(focus.text, place) ? { focus } : {};
}

function stepOf(place: TextPlace, state: EditorState, env: EditorEnv): Message {
  if (place.of === 'form') {
    return { key: place.part === 'name' ? 'admin.step.formName' : 'admin.step.formDescription' };
  }
  const name = elementName(state.form, place.guid, namingLanguages(state, env));
  if (place.of === 'setting') return { key: 'admin.step.settings', params: { name } };
  return { key: elementSteps[place.part], params: { name } };
}

const elementSteps = {
  name: 'admin.step.groupName',
  label: 'admin.step.label',
  description: 'admin.step.description',
} as const;
