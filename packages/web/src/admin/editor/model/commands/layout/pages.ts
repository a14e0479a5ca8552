import { formatText, languageTagOf } from '@form-portal/domain';
import {
  addPage,
  deletePage,
  endOfPage,
  movePage,
  type Direction,
  type NewPages,
  type Spot,
} from '@form-portal/domain/edit';
import type { Form, FormPage, Guid } from '@form-portal/domain';
import { formText, type EditorEnv } from '../../editor-env.ts';
import type { EditorState } from '../../editor-state.ts';
import { withLaterRules } from '../../messages/move-announcement.ts';
import { elementName, namingLanguages, pageNumber, pagePosition } from '../../messages/naming.ts';
import { editTransaction, type Command } from '../command.ts';

/** Adds a page at a spot of the top level, which takes everything below on its page; selects it and focuses its name. */
export function addPageCommand(spot: Pick<Spot, 'index' | 'page'>): Command {
  return (state, env) => {
    const pages = newPages(state, env);
    const form = addPage(state.form, pages, spot);
    const { guid } = pages.page;
    const { language } = state;
    return editTransaction(state, {
      form,
      selection: { kind: 'page', guid },
      label: { key: 'admin.step.addPage' },
      announcement: {
        key: 'admin.said.addedPage',
        params: { name: elementName(form, guid, namingLanguages(state, env)), ...pagePosition(form, guid) },
      },
      focus: { in: 'text', text: { of: 'page', guid, part: 'name' }, language },
    });
  };
}

/** Adds an empty page after another. */
export function addPageAfterCommand(page: Guid): Command {
  return (state, env) => addPageCommand(endOfPage(state.form, page))(state, env);
}

function newPages({ form: { pages = [] }, language }: EditorState, env: EditorEnv): NewPages {
  const tag = languageTagOf(language, env.catalogue[language]?.languageTag);
  const numbered = (n: number): FormPage => ({
    guid: env.newGuid(),
    name: { [language]: formatText(formText(env, 'admin.page.numbered', language), { n }, tag) },
  });
  return { page: numbered(Math.max(pages.length, 1) + 1), first: numbered(1) };
}

/** The form with a page moved up or down by one; the same form when the page is already the first or last. */
export function movePageByOne(form: Form, page: Guid, direction: Direction): Form {
  return movePage(form, page, pageNumber(form, page) - 1 + (direction === 'up' ? -1 : 1));
}

/** Moves a page with everything on it up or down by one. */
export function movePageCommand(guid: Guid, direction: Direction): Command {
  return (state, env) => {
    const { form: before } = state;
    const form = movePageByOne(before, guid, direction);
    if (form === before) return null;
    const name = elementName(before, guid, namingLanguages(state, env));
    return editTransaction(state, {
      form,
      label: { key: 'admin.step.movePage', params: { name } },
      announcement: withLaterRules(
        { key: 'admin.said.movedPage', params: { name, ...pagePosition(form, guid) } },
        { before, after: form },
        env,
      ),
    });
  };
}

/** Deletes the selected page; what is on it moves to the page before, or is deleted too. */
export function deletePageCommand(content: 'kept' | 'deleted'): Command {
  return (state, env) => {
    const { form, selection } = state;
    if (selection.kind !== 'page') return null;
    const name = elementName(form, selection.guid, namingLanguages(state, env));
    return editTransaction(state, {
      form: deletePage(form, selection.guid, content),
      label: { key: 'admin.step.deletePage', params: { name } },
      announcement: {
        key: content === 'kept' ? 'admin.said.mergedPage' : 'admin.said.deletedPage',
        params: { name },
      },
    });
  };
}
