import { entriesOf, findField, findGroup, locate, textIn } from '@form-portal/domain';
import type { FieldType, Form, Guid } from '@form-portal/domain';
import type { EditorEnv } from './editor-env.ts';
import type { EditorState } from './editor-state.ts';
import type { Message } from './message.ts';

/** The language in which elements are named, and the fallback. */
export interface NamingLanguages {
  readonly language: string;
  readonly defaultLanguage: string;
}

/** The languages in which the editor names elements now. */
export function namingLanguages({ language }: EditorState, { defaultLanguage }: EditorEnv): NamingLanguages {
  return { language, defaultLanguage };
}

/** The label of a field or the name of a group, else a message that it has none. */
export function elementName(
  form: Form,
  guid: Guid,
  { language, defaultLanguage }: NamingLanguages,
): string | Message {
  const field = findField(form, guid);
  const text = field?.label ?? findGroup(form, guid)?.name ?? {};
  const name = textIn(text, language, defaultLanguage).trim();
  if (name !== '') return name;
  return { key: field === undefined ? 'admin.unnamedGroup' : 'admin.unnamedField' };
}

/** The name of a field type. */
export function fieldTypeName(type: FieldType): Message {
  return { key: type.labelKey };
}

/** The position of an element: “position 3 of 7 in group Avustus”, “position 1 of 3 in the form”. */
export function positionMessage(form: Form, guid: Guid, naming: NamingLanguages): Message {
  const position = locate(form, guid);
  const group = position?.group ?? null;
  const params = { n: (position?.index ?? 0) + 1, all: entriesOf(form, group).length };
  if (group === null) return { key: 'admin.placeInForm', params };
  return { key: 'admin.placeInGroup', params: { ...params, group: elementName(form, group, naming) } };
}
