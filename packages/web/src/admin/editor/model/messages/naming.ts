import { entriesOf, findField, findGroup, locate, pageOf, textIn } from '@form-portal/domain';
import { findPage, findRequest, runOfPage, type MoveChoice } from '@form-portal/domain/edit';
import type { FieldType, Form, Guid, LocalizedText } from '@form-portal/domain';
import type { EditorEnv } from '../editor-env.ts';
import type { EditorState } from '../editor-state.ts';
import type { Message, MessageKey } from './message.ts';

/** The language in which elements are named, and the fallback. */
export interface NamingLanguages {
  readonly language: string;
  readonly defaultLanguage: string;
}

/** The languages in which the editor names elements now. */
export function namingLanguages({ language }: EditorState, { defaultLanguage }: EditorEnv): NamingLanguages {
  return { language, defaultLanguage };
}

/** The label of a field or the name of a group, page or requested file, else a message that it has none. */
export function elementName(
  form: Form,
  guid: Guid,
  { language, defaultLanguage }: NamingLanguages,
): string | Message {
  const { text, unnamed } = titleOf(form, guid);
  const name = textIn(text, language, defaultLanguage).trim();
  return name === '' ? { key: unnamed } : name;
}

interface Title {
  readonly text: LocalizedText;
  /** Names the element while it has no name. */
  readonly unnamed: MessageKey;
}

function titleOf(form: Form, guid: Guid): Title {
  const field = findField(form, guid);
  if (field !== undefined) return { text: field.label, unnamed: 'admin.unnamedField' };
  const page = findPage(form, guid);
  if (page !== undefined) return { text: page.name, unnamed: 'admin.unnamedPage' };
  const request = findRequest(form, guid);
  if (request !== undefined) return { text: request.name, unnamed: 'admin.unnamedRequest' };
  return { text: findGroup(form, guid)?.name ?? {}, unnamed: 'admin.unnamedGroup' };
}

/** The name of a field type. */
export function fieldTypeName(type: FieldType): Message {
  return { key: type.labelKey };
}

/** The position of an element: “position 3 of 7 in group Avustus”, “position 1 of 3 in the form”, “… on page 2”. */
export function positionMessage(form: Form, guid: Guid, naming: NamingLanguages): Message {
  const group = locate(form, guid)?.group ?? null;
  const params = positionOf(form, guid);
  if (group !== null)
    return { key: 'admin.placeInGroup', params: { ...params, group: elementName(form, group, naming) } };
  const page = pageNumber(form, pageOf(form, guid));
  if (page === 0) return { key: 'admin.placeInForm', params };
  return { key: 'admin.placeOnPage', params: { ...params, page } };
}

/** Where a choice would move an element in its container: “First”, “After Y-tunnus”. */
export function moveChoiceMessage(form: Form, { after }: MoveChoice, naming: NamingLanguages): Message {
  if (after === null) return { key: 'admin.moveTo.first' };
  return { key: 'admin.moveTo.after', params: { name: elementName(form, after.guid, naming) } };
}

/** The position of an element, from 1, among all of its group, page or form. */
export function positionOf(form: Form, guid: Guid): { readonly n: number; readonly all: number } {
  const position = locate(form, guid);
  const { index = 0, group = null } = position ?? {};
  const page = pageOf(form, guid);
  if (group !== null || page === null) return { n: index + 1, all: entriesOf(form, group).length };
  const { start, end } = runOfPage(form, page);
  return { n: index - start + 1, all: end - start };
}

/** The number of a page, and how many pages there are; parameters of a text. */
export type PagePosition = Readonly<Record<'n' | 'all', number>>;

export function pagePosition(form: Form, page: Guid): PagePosition {
  return { n: pageNumber(form, page), all: form.pages?.length ?? 0 };
}

/** The number of a page, from 1; 0 for none. */
export function pageNumber({ pages = [] }: Form, page: Guid | null): number {
  return pages.findIndex(({ guid }) => guid === page) + 1;
}
