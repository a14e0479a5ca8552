import { findText, type Guid } from '@form-portal/domain';
import { findRequest, textAt } from '@form-portal/domain/edit';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { useEditor } from '../editor-context.tsx';
import { titleIdOf, type TitleId } from '../model/messages/title-id-of.ts';
import type { FoundText, Form } from '@form-portal/domain';
import type { TextId } from '@form-portal/domain/edit';
import type { EditorEnv } from '../model/editor-env.ts';
import type { EditorState } from '../model/editor-state.ts';
import type { ReactElement } from 'react';

/** The title of a field, group, page or requested file in the editor's language, else in another language, else a text that it has none. */
export function ElementTitle({ guid }: { readonly guid: Guid }): ReactElement {
  const { text, tagOf } = useI18n();
  const kind = useEditor(({ form }) => textIdOf(form, guid).of);
  const title = useEditor((state, env) => titleOf(guid, state, env).text);
  const language = useEditor((state, env) => titleOf(guid, state, env).language);
  if (title.trim() === '') return <>{text(unnamedKeys[kind])}</>;
  return <span lang={tagOf(language)}>{title}</span>;
}

const unnamedKeys = {
  form: 'admin.unnamedForm',
  field: 'admin.unnamedField',
  group: 'admin.unnamedGroup',
  page: 'admin.unnamedPage',
  request: 'admin.unnamedRequest',
} as const;

function textIdOf(form: Form, guid: Guid): TitleId | Extract<TextId, { of: 'request' }> {
  return findRequest(form, guid) === undefined
    ? titleIdOf(form, guid)
    : { of: 'request', guid, part: 'name' };
}

function titleOf(guid: Guid, { form, language }: EditorState, { defaultLanguage }: EditorEnv): FoundText {
  return findText(textAt(form, textIdOf(form, guid)), language, defaultLanguage);
}
